import { useTranslation } from "react-i18next";
import type { RingSeat } from "./seat.ts";

/** A seat in words: its state alone, and the whole of it for screen readers. */
export function useSeatWords() {
  const { t } = useTranslation("ring");

  const stateWords = (seat: RingSeat): string =>
    seat.state === "grace" ? t("state.grace", { count: seat.graceDaysLeft ?? 0 }) : t(`state.${seat.state}`);

  const seatWords = (seat: RingSeat): string => {
    if (seat.state === "open") return t("openSeat", { position: seat.position });
    const name = seat.isMe ? t("youAre", { name: seat.name }) : seat.name;
    const more = [seat.isRecipient && t("turn"), seat.hasReceived && t("hasReceived")].filter(Boolean);
    return [t("seat", { position: seat.position, name, state: stateWords(seat) }), ...more].join(", ");
  };

  return { stateWords, seatWords };
}
