import { chakra } from "@chakra-ui/react";
import { ArrowDown, Check, Ellipsis, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Meaning } from "../../theme/meanings.ts";
import { lookOf, type RingSeat, type SeatState } from "./seat.ts";

/** The colour of a state; always together with a shape or a word. */
export const stateTone: Record<SeatState, Meaning | "gray"> = {
  paid: "paid",
  processing: "info",
  due: "gray",
  grace: "due",
  late: "late",
  excused: "accent",
  spared: "gray",
  upcoming: "gray",
  open: "gray",
};

const icons: Partial<Record<SeatState, LucideIcon>> = { paid: Check, processing: Ellipsis, excused: ArrowDown };

/** The small mark on a seat that says its state without colour. Round the origin. */
export function SeatBadge({ seat, radius }: { seat: RingSeat; radius: number }) {
  const { t } = useTranslation("ring");
  const look = lookOf(seat);
  const Icon = icons[look];
  const word = look === "late" ? "!" : look === "grace" ? t("graceBadge", { count: seat.graceDaysLeft ?? 0 }) : null;
  if (!Icon && word === null) return null;
  const width = word !== null && word.length > 1 ? radius * 2 + (word.length - 1) * radius * 0.55 : radius * 2;
  return (
    <g>
      <chakra.rect
        x={-width / 2}
        y={-radius}
        width={width}
        height={radius * 2}
        rx={radius}
        fill="colorPalette.solid"
        stroke="var(--ring-ground)"
        strokeWidth="2"
      />
      {Icon ? (
        <chakra.g color="colorPalette.contrast">
          <Icon
            x={-radius * 0.68}
            y={-radius * 0.68}
            width={radius * 1.36}
            height={radius * 1.36}
            strokeWidth={3.2}
            aria-hidden
          />
        </chakra.g>
      ) : (
        <chakra.text
          fill="colorPalette.contrast"
          textAnchor="middle"
          dominantBaseline="central"
          fontWeight="bold"
          style={{ fontSize: `${radius * 1.2}px` }}
        >
          {word}
        </chakra.text>
      )}
    </g>
  );
}
