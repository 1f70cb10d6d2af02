import type { i18n } from "i18next";
import { addNewsFormats } from "../../schema/news/formats.ts";
import type { Texts } from "../../schema/news/words.ts";
import { formatDate } from "../lib/dates.ts";
import { formatMoney } from "../lib/money.ts";
import { localeFor } from "./useLocale.ts";

interface Money {
  cents: number;
  currency: string;
}

/**
 * How a text shows its values: `{{min, money}}`, `{{earliest, day}}`, `{{days, days}}`, `{{people, names}}`. Amounts, days
 * and lengths of time take the reader's form.
 */
export function addFormats(i18n: i18n): void {
  const { formatter } = i18n.services;
  if (!formatter) return;
  const locale = (language: string | undefined) => localeFor(language ?? "en");
  formatter.add("money", ({ cents, currency }: Money, language) =>
    formatMoney(cents, currency, { locale: locale(language) }),
  );
  formatter.add("day", (day: string, language) => formatDate(day, "full", locale(language)));
  for (const unit of ["second", "minute", "day"]) {
    formatter.add(`${unit}s`, (count: number, language) =>
      new Intl.NumberFormat(locale(language), { style: "unit", unit, unitDisplay: "long" }).format(count),
    );
  }
  addNewsFormats(formatter, i18n as unknown as Texts);
}
