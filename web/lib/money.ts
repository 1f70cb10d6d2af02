/** Amounts are whole minor units (cents) everywhere; only here do they become text. */
import { currencyFormat, inMajorUnits } from "../../schema/money.ts";

export interface MoneyOptions {
  locale: string;
  /** `always` puts a plus before what comes in. */
  sign?: "auto" | "always";
}

/** `12345` in USD as `$123.45`. */
export function formatMoney(minor: number, currency: string, { locale, sign = "auto" }: MoneyOptions): string {
  const format = currencyFormat(locale, currency, sign);
  return format.format(inMajorUnits(minor, format));
}

/** The same text cut in runs; `isMinor` marks the separator and digits after it, which are set smaller. */
export function moneyRuns(
  minor: number,
  currency: string,
  { locale, sign = "auto" }: MoneyOptions,
): { text: string; isMinor: boolean }[] {
  const format = currencyFormat(locale, currency, sign);
  const runs: { text: string; isMinor: boolean }[] = [];
  for (const part of format.formatToParts(inMajorUnits(minor, format))) {
    const isMinor = part.type === "decimal" || part.type === "fraction";
    const last = runs.at(-1);
    if (last?.isMinor === isMinor) last.text += part.value;
    else runs.push({ text: part.value, isMinor });
  }
  return runs;
}
