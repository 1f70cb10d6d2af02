import { chakra, Heading, Stack } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Button } from "./Button.tsx";

const seats = Array.from({ length: 7 }, (_, seat) => {
  const angle = (seat / 7) * 2 * Math.PI - Math.PI / 2;
  return { x: 60 + 42 * Math.cos(angle), y: 60 + 42 * Math.sin(angle), isFirst: seat === 0 };
});

/** The ring with nobody at it yet. */
function EmptyRing() {
  return (
    <chakra.svg viewBox="0 0 120 120" w="28" h="28" fill="none" color="border.emphasized" aria-hidden>
      <circle cx="60" cy="60" r="42" stroke="currentColor" strokeWidth="1" opacity="0.5" />
      {seats.map(({ x, y, isFirst }) => (
        <chakra.circle
          key={x}
          cx={x}
          cy={y}
          r="11"
          fill={isFirst ? "accent.subtle" : "bg"}
          stroke={isFirst ? "accent.solid" : "currentColor"}
          strokeWidth="1.75"
          strokeDasharray="3.2 3.2"
          strokeLinecap="round"
        />
      ))}
    </chakra.svg>
  );
}

/** Says what will be here, and offers the one action that fills it. */
export function EmptyState(props: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** The page shows nothing else, so the title is the heading of the page. */
  isPage?: boolean;
}) {
  return (
    <Stack align="center" textAlign="center" gap="4" py="10" px="4">
      <EmptyRing />
      <Stack gap="1" maxW="26rem">
        <Heading as={props.isPage ? "h1" : "h3"} size="md">
          {props.title}
        </Heading>
        {props.text && <chakra.p color="fg.muted">{props.text}</chakra.p>}
      </Stack>
      {props.action}
    </Stack>
  );
}

/** In the place of a page that could not be shown. It always offers a way on. */
export function ErrorState(props: { title?: string; text: ReactNode; onRetry?: () => void; actions?: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <Stack role="alert" align="center" textAlign="center" gap="4" py="10" px="4">
      <chakra.span color="late.fg" aria-hidden>
        <CircleAlert size={36} strokeWidth={1.5} />
      </chakra.span>
      <Stack gap="1" maxW="28rem">
        <Heading as="h1" size="md">
          {props.title ?? t("errorTitle")}
        </Heading>
        <chakra.p color="fg.muted">{props.text}</chakra.p>
      </Stack>
      <Stack direction={{ base: "column", sm: "row" }} gap="3">
        {props.onRetry && <Button onClick={props.onRetry}>{t("retry")}</Button>}
        {props.actions}
      </Stack>
    </Stack>
  );
}
