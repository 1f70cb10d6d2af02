import { useLocale } from "../i18n/useLocale.ts";
import { type DateStyle, formatDate } from "../lib/dates.ts";

/** A calendar day or an instant, in the reader's language; the machine's form stays in the markup. */
export function DateText({ value, format = "day" }: { value: string; format?: DateStyle }) {
  const locale = useLocale();
  return <time dateTime={value}>{formatDate(value, format, locale)}</time>;
}
