import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { RingLayout, SeatPlace } from "./geometry.ts";
import type { RingSeat } from "./seat.ts";
import { useSeatWords } from "./useSeatWords.ts";

/** Half the width of the widest callout. Near the edge a callout moves inwards, so that it is never cut. */
const halfWidth = 92;

/**
 * Tells who sits on a seat and how they stand, beside the seat, while it is pointed at or focused. Screen readers hear the
 * same from the seat.
 */
export function SeatCallout({ seat, place, layout }: { seat: RingSeat; place: SeatPlace; layout: RingLayout }) {
  const { t } = useTranslation("ring");
  const { emptyWord, receivedWords, stateWords } = useSeatWords();
  const isBelowMiddle = place.y > layout.centre;
  const reach = layout.seatRadius * layout.topScale + 14;
  const x = Math.min(layout.size - halfWidth, Math.max(halfWidth, place.x));
  return (
    <chakra.div
      aria-hidden
      data-no-print
      position="absolute"
      zIndex="1"
      pointerEvents="none"
      w="max-content"
      maxW={`${halfWidth * 2}px`}
      px="3"
      py="2"
      borderRadius="l2"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      textAlign="center"
      boxShadow="md"
      animationName="fade-in"
      animationDuration="fast"
      style={{
        left: x,
        top: isBelowMiddle ? place.y - reach : place.y + reach,
        transform: `translate(-50%, ${isBelowMiddle ? "-100%" : "0"})`,
      }}
    >
      <chakra.div fontWeight="semibold" overflowWrap="anywhere">
        {seat.state === "open" ? emptyWord(seat) : seat.isMe ? t("youAre", { name: seat.name }) : seat.name}
      </chakra.div>
      {seat.state !== "open" && (
        <chakra.div _firstLetter={{ textTransform: "uppercase" }}>{stateWords(seat)}</chakra.div>
      )}
      {seat.hasReceived && <chakra.div _firstLetter={{ textTransform: "uppercase" }}>{receivedWords(seat)}</chakra.div>}
    </chakra.div>
  );
}
