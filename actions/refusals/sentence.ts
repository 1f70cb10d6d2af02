import { createInstance } from "i18next";
import english from "../../schema/refusals/en.json" with { type: "json" };
import type { Refusal } from "./catalogue.ts";
import type { Money } from "./values.ts";

/** The sentences have the form of i18next, as in the client, which says the same in the reader's language. */
const words = createInstance();
void words.init({
  lng: "en",
  resources: { en: { refusals: english } },
  defaultNS: "refusals",
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

const formatter = words.services.formatter!;
formatter.add("money", ({ cents, currency }: Money) =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(cents / 100),
);
formatter.add("day", (day: string) =>
  new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
);
for (const unit of ["second", "minute", "day"]) {
  const format = new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" });
  formatter.add(`${unit}s`, (count: number) => format.format(count));
}

/** What the answer's `message` says; people read it in their own language, by the code. */
export function englishSentence({ code, values }: Refusal): string {
  return words.t(code, { ...values });
}
