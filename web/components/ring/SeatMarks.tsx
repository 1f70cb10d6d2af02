import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CoinFace } from "./Coin.tsx";
import type { SeatSize } from "./geometry.ts";
import { lookOf, type RingSeat, shortName } from "./seat.ts";
import { SeatBadge, stateTone } from "./SeatBadge.tsx";
import { useSeatWords } from "./useSeatWords.ts";

/** The name on the lower edge of a seat, like a name tag; mine says "You". */
function NameTag({ seat, y }: { seat: RingSeat; y: number }) {
  const { t } = useTranslation("ring");
  const { emptyWord } = useSeatWords();
  const word = seat.state === "open" ? emptyWord(seat) : seat.isMe ? t("you") : shortName(seat.name);
  // Figtree at 11.5 px: about 6.3 px a letter; the tag is a little wider than the word.
  const width = [...word].length * 6.3 + 14;
  const isStrong = seat.isMe || seat.isRecipient;
  const palette = seat.isRecipient ? "accent" : "brand";
  return (
    <g transform={`translate(0 ${y})`}>
      <chakra.g colorPalette={palette}>
        <chakra.rect
          x={-width / 2}
          y="-9"
          width={width}
          height="18"
          rx="9"
          fill={isStrong ? "colorPalette.solid" : "surface"}
          stroke={isStrong ? "var(--ring-ground)" : "border"}
          strokeWidth={isStrong ? 2 : 1}
        />
        <chakra.text
          fill={isStrong ? "colorPalette.contrast" : seat.state === "open" ? "fg.muted" : "fg"}
          textAnchor="middle"
          dominantBaseline="central"
          fontWeight="semibold"
          fontSize="11.5px"
        >
          {word}
        </chakra.text>
      </chakra.g>
    </g>
  );
}

/** Name, state and coin of a seat, round the origin; in a layer above all seats, so that no neighbour covers them. */
export const SeatMarks = memo(function SeatMarks(props: {
  seat: RingSeat;
  radius: number;
  seatSize: SeatSize;
  hasName: boolean;
}) {
  const { seat, radius, seatSize, hasName } = props;
  if (seatSize === "dot") return hasName ? <NameTag seat={seat} y={radius + 15} /> : null;
  const badge = Math.max(6, radius * 0.32);
  const edge = (radius + 2) * Math.SQRT1_2;
  return (
    <>
      {hasName && <NameTag seat={seat} y={radius + 4} />}
      {seat.hasReceived && (
        <g transform={`translate(${-edge} ${-edge})`}>
          <CoinFace radius={badge * 0.95} />
        </g>
      )}
      <chakra.g colorPalette={stateTone[lookOf(seat)]}>
        <g transform={`translate(${edge} ${-edge})`}>
          <SeatBadge seat={seat} radius={badge} />
        </g>
      </chakra.g>
    </>
  );
});
