import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { localDay, yesterdayOf } from "../../lib/dates.ts";
import { useProductMinute } from "../../lib/productClock.ts";

/** Names a day over what happened on it: today, yesterday, or its date. */
export function useDayText(): (day: string) => string {
  const { t } = useTranslation("messages");
  const dateText = useDateText();
  const now = useProductMinute();
  return (day) => {
    if (day === localDay(new Date(now))) return t("room.today");
    return day === yesterdayOf(new Date(now)) ? t("room.yesterday") : dateText(day, "weekday");
  };
}
