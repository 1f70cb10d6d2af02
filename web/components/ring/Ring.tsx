import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AvatarSeat } from "./AvatarSeat.tsx";
import { FlyingCoin } from "./Coin.tsx";
import { DotSeat } from "./DotSeat.tsx";
import { ringLayout, type SeatPlace } from "./geometry.ts";
import { RingCentre, type RingCentreProps } from "./RingCentre.tsx";
import { RingTable } from "./RingTable.tsx";
import { lookOf, type RingSeat } from "./seat.ts";
import { stateTone } from "./SeatBadge.tsx";
import { SeatCallout } from "./SeatCallout.tsx";
import { SeatMarks } from "./SeatMarks.tsx";
import { useCoins } from "./useCoins.ts";
import { useRingSize } from "./useRingSize.ts";
import { useSeatFocus } from "./useSeatFocus.ts";
import { useSeatWords } from "./useSeatWords.ts";

export interface RingProps extends RingCentreProps {
  /** What the ring stands on, so that gaps have its colour. */
  ground?: "bg" | "surface";
  /** A seat was chosen, by pointer or Enter: open the member's card, or invite somebody to an open one. */
  onOpenSeat?: (seat: RingSeat) => void;
}

const seatStyle = {
  cursor: "pointer",
  outline: "none",
  // A seat is pressed within its own share of the circle.
  "& > *": { pointerEvents: "none" },
  "& > .target": { pointerEvents: "all" },
  "& .focus-ring": { opacity: 0, transition: "opacity 120ms ease-out" },
  "@media (hover: hover)": { "&:hover .focus-ring": { opacity: 0.35 } },
  "&:focus-visible .focus-ring": { opacity: 1 },
} as const;

/**
 * The circle as a circle. `dueOn` is the due day of the round, before the start the day it starts. `potCents` is what
 * lies on the table; `fullPotCents` what it will be when everybody has paid.
 */
export function Ring({ seats, ground = "bg", onOpenSeat, ...centre }: RingProps) {
  const { t } = useTranslation("ring");
  const { seatWords } = useSeatWords();
  const clipId = useId();
  const { box, size, textScale } = useRingSize();
  const { phase, round } = centre;
  const inOrder = useMemo(() => seats.toSorted((a, b) => a.position - b.position), [seats]);
  const layout = useMemo(
    () => ringLayout({ seats: Math.max(2, inOrder.length), size, round, phase }),
    [inOrder.length, size, round, phase],
  );
  const mine = inOrder.find((seat) => seat.isMe)?.position ?? 1;
  const { tabStop, setTabStop, registerSeat, handleKeyDown } = useSeatFocus(mine, inOrder.length);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const { flights, land } = useCoins(seats, round);

  const placeOf = (position: number): SeatPlace | undefined => layout.seats[position - 1];
  const middle = { x: layout.centre, y: layout.centre };
  const pointedSeat = inOrder.find((seat) => seat.position === pointedAt);
  const pointedPlace = pointedAt === null ? undefined : placeOf(pointedAt);

  const drawn = inOrder.flatMap((seat) => {
    const place = placeOf(seat.position);
    if (!place) return [];
    const isAtTop = place.angle === -90 && phase === "running";
    const radius = layout.seatRadius * (isAtTop ? layout.topScale : 1);
    const key = seat.userId || `open-${seat.position}`;
    return [{ seat, radius, key, style: { transform: `translate(${place.x}px, ${place.y}px)` } }];
  });

  const handleSeatKey = (event: KeyboardEvent, seat: RingSeat) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onOpenSeat?.(seat);
    } else if (event.key === "Escape") setPointedAt(null);
    else handleKeyDown(event, seat.position);
  };

  return (
    <chakra.div
      ref={box}
      position="relative"
      w="full"
      // The largest that is laid out.
      maxW="560px"
      mx="auto"
      aspectRatio="1"
      css={{
        "--ring-ground": `colors.${ground}`,
        "--ring-table": ground === "bg" ? "colors.surface" : "colors.bg",
        "& .moves": { transition: "transform 240ms ease-out" },
        // The words in the middle were laid out for this width.
        "@media print": { breakInside: "avoid", width: "var(--ring-size)" },
      }}
      style={{ "--ring-size": `${size}px` } as CSSProperties}
    >
      <VisuallyHidden id={`${clipId}-how`}>{t("howTo")}</VisuallyHidden>
      <chakra.svg
        viewBox={`0 0 ${size} ${size}`}
        w="full"
        h="full"
        display="block"
        overflow="visible"
        role="group"
        aria-label={t("label", { count: inOrder.length })}
        aria-describedby={`${clipId}-how`}
        userSelect="none"
      >
        <clipPath id={clipId} clipPathUnits="objectBoundingBox">
          <circle cx="0.5" cy="0.5" r="0.5" />
        </clipPath>
        <RingTable layout={layout} />
        <g role="list">
          {drawn.map(({ seat, radius, key, style }) => (
            <g key={key} role="listitem" className="moves" style={style}>
              <chakra.g
                ref={registerSeat(seat.position)}
                role="button"
                tabIndex={seat.position === tabStop ? 0 : -1}
                aria-label={seatWords(seat)}
                colorPalette={stateTone[lookOf(seat)]}
                css={seatStyle}
                onClick={() => onOpenSeat?.(seat)}
                onKeyDown={(event) => handleSeatKey(event, seat)}
                onFocus={() => {
                  setTabStop(seat.position);
                  setPointedAt(seat.position);
                }}
                onBlur={() => setPointedAt(null)}
                onPointerEnter={() => setPointedAt(seat.position)}
                onPointerLeave={() => setPointedAt(null)}
              >
                <circle className="target" r={Math.min(Math.max(radius + 6, 12), layout.reach)} fill="transparent" />
                {layout.seatSize === "dot" ? (
                  <DotSeat seat={seat} radius={radius} />
                ) : (
                  <AvatarSeat seat={seat} radius={radius} clipId={clipId} />
                )}
                <chakra.circle
                  className="focus-ring"
                  r={radius + 9}
                  fill="none"
                  stroke="brand.focusRing"
                  strokeWidth={{ base: "2.5", _moreContrast: "4" }}
                />
              </chakra.g>
            </g>
          ))}
        </g>
        <g aria-hidden pointerEvents="none">
          {drawn.map(({ seat, radius, key, style }) => (
            <g key={key} className="moves" style={style}>
              <SeatMarks
                seat={seat}
                radius={radius}
                seatSize={layout.seatSize}
                hasName={(layout.hasNames && !seat.isNameless) || seat.isMe || seat.isRecipient}
              />
            </g>
          ))}
          {flights.map((flight) => {
            const seat = placeOf(flight.position);
            if (!seat) return null;
            const [from, to] = flight.direction === "in" ? [seat, middle] : [middle, seat];
            return <FlyingCoin key={flight.id} flight={flight} from={from} to={to} onLanded={land} />;
          })}
        </g>
      </chakra.svg>
      <RingCentre {...centre} seats={inOrder} layout={layout} textScale={textScale} />
      {pointedSeat && pointedPlace && <SeatCallout seat={pointedSeat} place={pointedPlace} layout={layout} />}
    </chakra.div>
  );
}
