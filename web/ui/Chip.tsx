import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Meaning } from "../theme/meanings.ts";

/** A state in a word and an icon: colour alone says nothing to many. */
export function Chip({
  tone = "gray",
  icon: Icon,
  children,
}: {
  tone?: Meaning | "gray";
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <chakra.span
      colorPalette={tone}
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      py="0.5"
      borderRadius="xl"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="xs"
      fontWeight="semibold"
      maxW="full"
    >
      <Icon size={14} aria-hidden style={{ flexShrink: 0 }} />
      <span>{children}</span>
    </chakra.span>
  );
}

/** A number on a corner, such as unread messages; above `max` it reads `max+`. Give the full words to the parent's name. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null;
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      minW="5"
      minH="5"
      px="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontSize="0.6875rem"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      aria-hidden
    >
      {count > max ? `${max}+` : count}
    </chakra.span>
  );
}
