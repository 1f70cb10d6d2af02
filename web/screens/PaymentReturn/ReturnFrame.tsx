import { chakra, Heading, Stack } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Meaning } from "../../theme/meanings.ts";
import { Card } from "../../ui/Card.tsx";

/** The quiet page after a checkout: a sign, what happened, and the way on. */
export function ReturnFrame(props: {
  tone: Meaning;
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}) {
  const Icon = props.icon;
  return (
    <Stack maxW="30rem" mx="auto" gap="6" py={{ base: "4", md: "10" }}>
      <Stack align="center" textAlign="center" gap="3" role="status" colorPalette={props.tone}>
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="16"
          borderRadius="full"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          aria-hidden
        >
          <Icon size={32} strokeWidth={1.75} />
        </chakra.span>
        <Heading as="h1" size="xl">
          {props.title}
        </Heading>
        {props.text && (
          <chakra.p color="fg.muted" textWrap="balance">
            {props.text}
          </chakra.p>
        )}
      </Stack>
      {props.children && <Card>{props.children}</Card>}
      <Stack gap="3" data-no-print>
        {props.actions}
      </Stack>
    </Stack>
  );
}
