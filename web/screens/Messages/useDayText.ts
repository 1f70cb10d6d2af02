import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { localDay } from "../../lib/dates.ts";
import { useProductMinute } from "../../lib/productClock.ts";

const DAY_MS = 86_400_000;

/** Names a day over what happened on it: today, yesterday, or its date. */
export function useDayText(): (day: string) => string {
  const { t } = useTranslation("messages");
  const dateText = useDateText();
  const now = useProductMinute();
  return (day) => {
    if (day === localDay(new Date(now))) return t("room.today");
    return day === localDay(new Date(now - DAY_MS)) ? t("room.yesterday") : dateText(day, "weekday");
  };
}
