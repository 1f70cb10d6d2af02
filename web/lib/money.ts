/** Amounts are whole minor units (cents) everywhere; only here do they become text. */

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, currency: string, sign: "auto" | "always"): Intl.NumberFormat {
  const key = `${locale} ${currency} ${sign}`;
  let format = formats.get(key);
  if (!format) {
    const signDisplay = sign === "always" ? "exceptZero" : "auto";
    // The narrow symbol: a member of a dollar circle need not read "US$".
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      signDisplay,
    });
    formats.set(key, format);
  }
  return format;
}

const major = (minor: number, format: Intl.NumberFormat) =>
  minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);

export interface MoneyOptions {
  locale: string;
  /** `always` puts a plus before what comes in. */
  sign?: "auto" | "always";
}

/** `12345` in USD as `$123.45`. */
export function formatMoney(minor: number, currency: string, { locale, sign = "auto" }: MoneyOptions): string {
  const format = formatFor(locale, currency, sign);
  return format.format(major(minor, format));
}

/** The same text cut in runs; `isMinor` marks the separator and digits after it, which are set smaller. */
export function moneyRuns(
  minor: number,
  currency: string,
  { locale, sign = "auto" }: MoneyOptions,
): { text: string; isMinor: boolean }[] {
  const format = formatFor(locale, currency, sign);
  const runs: { text: string; isMinor: boolean }[] = [];
  for (const part of format.formatToParts(major(minor, format))) {
    const isMinor = part.type === "decimal" || part.type === "fraction";
    const last = runs.at(-1);
    if (last?.isMinor === isMinor) last.text += part.value;
    else runs.push({ text: part.value, isMinor });
  }
  return runs;
}
