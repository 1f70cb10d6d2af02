import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Card } from "./Card.tsx";

/** One figure with its word; with `to` the whole tile leads to where the figure comes from. */
export function StatTile(props: {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: LucideIcon;
  to?: string;
  /** The figure asks for something at once. */
  isLate?: boolean;
}) {
  const { icon: Icon, isLate = false } = props;
  const content = (
    <Stack gap="1">
      <HStack gap="1.5" color={isLate ? "late.fg" : "fg.muted"} textStyle="label">
        {Icon && <Icon size={16} aria-hidden />}
        {props.label}
      </HStack>
      <chakra.span
        fontSize="1.75rem"
        lineHeight="1.2"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        letterSpacing="-0.01em"
        color={isLate ? "late.fg" : undefined}
      >
        {props.value}
      </chakra.span>
      {props.hint && (
        <chakra.span color="fg.muted" textStyle="sm">
          {props.hint}
        </chakra.span>
      )}
    </Stack>
  );
  if (props.to === undefined) return <Card>{content}</Card>;
  return (
    <Card asChild>
      <Link to={props.to}>{content}</Link>
    </Card>
  );
}
