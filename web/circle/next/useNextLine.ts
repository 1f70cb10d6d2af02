import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Stand } from "../standing/stand.ts";

/** The stands that can be told beside an amount. */
const told = [
  "owed",
  "owedComing",
  "payBy",
  "payToday",
  "payFrom",
  "grace",
  "late",
  "lateAllowed",
  "processing",
  "frozenDue",
  "shortBefore",
  "shortComing",
  "receiving",
  "receivingWhenPaid",
  "receivingComing",
  "receivingChecked",
  "receivingVoted",
  "frozenReceiving",
  "turnAhead",
] as const;

/** Since when, until when, to whom or from whom, in a few words beside an amount. */
export function useNextLine(): (stand: Stand, currency: string) => string {
  const { t } = useTranslation("circle");
  const dateText = useDateText();
  return ({ came, day, key, people }, currency) => {
    const known = told.find((word) => word === key);
    const word = known === "receiving" && came ? "receivingSome" : known;
    return word
      ? t(`next.${word}`, {
          came: { cents: came ?? 0, currency },
          date: day && dateText(day, "weekday"),
          people,
        })
      : "";
  };
}
