import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useShownImage } from "../../ui/useShownImage.ts";
import type { RingPhase } from "./seat.ts";

export interface RingEmblemProps {
  /** Places at the table. */
  seats: number;
  /** How many of them are taken; matters before the start only. */
  taken?: number;
  round: number;
  phase: RingPhase;
  /** Somebody owes a round that is over: then a completed ring is not green. */
  isSomethingOpen?: boolean;
  /** The group's own picture, shown inside the ring. Decorative: the ring says what it is. */
  picture?: string | null;
  /** Pixels. */
  size?: number;
}

/** Above this many seats the ticks would run together. */
const mostTicks = 24;
/** The part of the emblem's width that a picture has: all within the ticks, over the arc but for its outer edge. */
const inside = 0.54;

/** The ring at the size of an icon: seats as ticks, progress as arc. Drawn again for what it shows, as lists are read again often. */
export const RingEmblem = memo(function RingEmblem(props: RingEmblemProps) {
  const { isSomethingOpen, phase, picture, round, seats, size = 40, taken = seats } = props;
  const image = useShownImage(picture);
  const { t } = useTranslation("ring");
  const ticks = Math.min(seats, mostTicks);
  const isDone = phase === "completed";
  const done = isSomethingOpen ? "due.solid" : "paid.solid";
  const share = isDone ? 1 : phase === "running" ? Math.max(0, round - 1) / seats : 0;
  const current = phase === "running" ? Math.round(((round - 1) / seats) * ticks) : -1;
  const filled = phase === "before" ? Math.round((taken / seats) * ticks) : 0;

  const ring = (
    <chakra.svg
      viewBox="-20 -20 40 40"
      flexShrink="0"
      style={{ width: size, height: size }}
      role="img"
      aria-label={t(`emblem.${phase}`, { round, taken, count: seats })}
    >
      <chakra.circle r="9.5" fill="none" stroke="bg.emphasized" strokeWidth="4" />
      {share > 0 && (
        <g transform="rotate(-90)">
          <chakra.circle
            r="9.5"
            fill="none"
            stroke={isDone ? done : "brand.solid"}
            strokeWidth="4"
            pathLength={1}
            strokeDasharray={`${share} 1`}
          />
        </g>
      )}
      {Array.from({ length: ticks }, (_, at) => {
        const isCurrent = at === current;
        const isStrong = isDone || at < current || at < filled;
        return (
          <g key={at} transform={`rotate(${(at * 360) / ticks})`}>
            <chakra.line
              y1={isCurrent ? -13 : -14.5}
              y2={isCurrent ? -19 : -18}
              stroke={isCurrent ? "accent.solid" : isStrong ? (isDone ? done : "brand.solid") : "border.emphasized"}
              strokeWidth={isCurrent ? 3.4 : ticks > 14 ? 1.6 : 2.4}
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </chakra.svg>
  );
  if (!image) return ring;
  return (
    <chakra.span display="grid" placeItems="center" flexShrink="0" css={{ "& > *": { gridArea: "1 / 1" } }}>
      {ring}
      <chakra.img
        {...image}
        alt=""
        loading="lazy"
        decoding="async"
        objectFit="cover"
        borderRadius="50%"
        bg="sunken"
        style={{ width: size * inside, height: size * inside }}
      />
    </chakra.span>
  );
});
