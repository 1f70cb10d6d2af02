import { useTranslation } from "../../i18n/useTranslation.ts";
import type { RingSeat } from "./seat.ts";

/** A seat in words: its state alone, and the whole of it for screen readers. */
export function useSeatWords() {
  const { t } = useTranslation("ring");

  const ofRound = ({ graceDaysLeft, state }: RingSeat): string =>
    state === "grace" ? t("state.grace", { count: graceDaysLeft ?? 0 }) : t(`state.${state}`);

  /** Nobody is called paid who owes an earlier round. */
  const stateWords = (seat: RingSeat): string => {
    if (!seat.open) return ofRound(seat);
    return seat.state === "paid" ? seat.open.words : `${ofRound(seat)}, ${seat.open.words}`;
  };

  /** The word on a seat where nobody sits. */
  const emptyWord = ({ isKept }: RingSeat): string => t(isKept ? "emptySeat" : "freeSeat");

  const receivedWords = ({ hasReceived, isShort }: RingSeat): string | false =>
    hasReceived && t(isShort ? "hasReceivedLess" : "hasReceived");

  const seatWords = (seat: RingSeat): string => {
    if (seat.state === "open") return t(seat.isKept ? "keptSeat" : "openSeat", { position: seat.position });
    const name = seat.isMe ? t("youAre", { name: seat.name }) : seat.name;
    const more = [seat.hasLeft === true && t("hasLeft"), seat.isRecipient && t("turn"), receivedWords(seat)].filter(
      Boolean,
    );
    return [t("seat", { position: seat.position, name, state: stateWords(seat) }), ...more].join(", ");
  };

  return { emptyWord, receivedWords, stateWords, seatWords };
}
