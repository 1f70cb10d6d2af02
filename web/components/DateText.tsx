import { useDateText } from "../i18n/useDateText.ts";
import type { DateStyle } from "../lib/dates.ts";

/** A calendar day or an instant, in the reader's language; the machine's form stays in the markup. */
export function DateText({ value, format = "day" }: { value: string; format?: DateStyle }) {
  const dateText = useDateText();
  return <time dateTime={value}>{dateText(value, format)}</time>;
}
