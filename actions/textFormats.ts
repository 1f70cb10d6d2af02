import type { i18n } from "i18next";
import { addNewsFormats } from "../schema/news/formats.ts";
import type { Texts } from "../schema/news/words.ts";
import type { Money } from "./facts.ts";

/**
 * How facts stand in a sentence of the server, as they do in the client: `{{min, money}}`, `{{first_due, day}}`,
 * `{{days, days}}`, `{{people, names}}`. Call it after `init`.
 */
export function addTextFormats(words: i18n): void {
  const formatter = words.services.formatter!;
  formatter.add("money", ({ cents, currency }: Money, locale) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    return format.format(cents / 10 ** format.resolvedOptions().maximumFractionDigits!);
  });
  formatter.add("day", (day: string, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
  );
  for (const unit of ["second", "minute", "day"]) {
    formatter.add(`${unit}s`, (count: number, locale) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    );
  }
  addNewsFormats(formatter, words as Texts);
}
