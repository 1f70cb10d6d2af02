import { HStack, Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Card } from "./Card.tsx";

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Wraps the grey shapes of a page: says once that it is loading, hides the shapes from screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** `lines` of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="2">
      {times(lines).map((line) => (
        <Skeleton key={line} h="4" w={line === lines - 1 && lines > 1 ? "60%" : "full"} />
      ))}
    </Stack>
  );
}

/** Avatar, two lines and an amount, `rows` times. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <Stack gap="4">
      {times(rows).map((row) => (
        <HStack key={row} gap="3">
          <Skeleton boxSize="10" borderRadius="full" />
          <Stack gap="2" flex="1">
            <Skeleton h="4" w="45%" />
            <Skeleton h="3" w="30%" />
          </Stack>
          <Skeleton h="5" w="16" />
        </HStack>
      ))}
    </Stack>
  );
}

export function SkeletonCard({ height = "40" }: { height?: string }) {
  return (
    // A low card shows fewer of its shapes, and none below its edge.
    <Card h={height} overflow="hidden">
      <Stack gap="3">
        <Skeleton h="5" w="40%" />
        <Skeleton h="8" w="55%" />
        <Skeleton h="4" w="70%" />
      </Stack>
    </Card>
  );
}

/** The ring before it is known who sits at it; the same square, so nothing moves. */
export function SkeletonRing() {
  return <Skeleton w="full" maxW="560px" mx="auto" aspectRatio="1" borderRadius="full" opacity="0.5" />;
}

/** A whole page: heading and cards. */
export function PageSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Loading>
      <Stack gap="6">
        <Skeleton h="9" w="50%" maxW="20rem" />
        <Stack gap="4">
          {times(cards).map((card) => (
            <SkeletonCard key={card} />
          ))}
        </Stack>
      </Stack>
    </Loading>
  );
}
