/** How amounts are written, on the server and in the client. */

const formats = new Map<string, Intl.NumberFormat>();

/** One format each, since they are slow to make. `always` puts a plus before what comes in. */
export function currencyFormat(locale: string, currency: string, sign: "auto" | "always" = "auto"): Intl.NumberFormat {
  const key = `${locale} ${currency} ${sign}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    // The narrow symbol: a member of a dollar circle need not read "US$".
    currencyDisplay: "narrowSymbol",
    signDisplay: sign === "always" ? "exceptZero" : "auto",
  });
  formats.set(key, format);
  return format;
}

/** Whole minor units (cents) as the number that a format writes. */
export const inMajorUnits = (minor: number, format: Intl.NumberFormat): number =>
  minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
