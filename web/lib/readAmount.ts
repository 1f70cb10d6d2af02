import { currencyFormat } from "../../schema/money.ts";

/** Characters of an input for an amount: room for the largest one with its currency and spaces. */
export const longestAmount = 20;

const digitsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 2;

const grouped = /^(\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d*))?$/;
const spaces = /[\s\u00A0\u202F'’]+/g;

/** The most digits before the decimals that are read. */
const mostDigits = 9;

/** A form reads its amounts at each key, and looking up the signs takes longer than all the rest. */
const keptSigns = new Map<string, readonly string[]>();

/** Lists how people write a currency beside an amount, at home and abroad, the longest sign first: `US$`, `USD`, `$`. */
function signsOf(currency: string, locale: string): readonly string[] {
  const key = `${currency} ${locale}`;
  const kept = keptSigns.get(key);
  if (kept) return kept;
  const found = [locale, "en", "en-CA"].flatMap((language) =>
    (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) => {
      const parts = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay }).formatToParts(0);
      return parts.flatMap(({ type, value }) => (type === "currency" ? [value] : []));
    }),
  );
  const signs = [...new Set([...found, currency])].toSorted((a, b) => b.length - a.length);
  keptSigns.set(key, signs);
  return signs;
}

function withoutSign(text: string, currency: string, locale: string): string {
  for (const sign of signsOf(currency, locale)) {
    const [typed, wanted] = [text.toUpperCase(), sign.toUpperCase()];
    if (typed.startsWith(wanted)) return text.slice(sign.length).trim();
    if (typed.endsWith(wanted)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/**
 * Reads an amount as people type it, such as `100`, `$1,000` or `1 000,50`. A point or a comma before three digits groups
 * them where the reader's language groups so; where that language has it before decimals, nobody can tell what is meant.
 * @returns minor units of the currency; null when it is no amount, or one in another currency
 */
export function readAmount(typed: string, currency: string, locale: string): number | null {
  const format = currencyFormat(locale, currency);
  const digits = digitsOf(format);
  const decimal = format.formatToParts(1.5).find(({ type }) => type === "decimal")?.value;
  const text = withoutSign(typed.replaceAll(spaces, " ").trim(), currency, locale);
  const match = grouped.exec(text);
  if (!match) return null;
  const [, whole = "", group, separator, fraction = ""] = match;
  if (group !== undefined && group === separator) return null;
  const isOneGroup = group !== undefined && whole.split(group).length === 2;
  if (isOneGroup && separator === undefined && group === decimal) return null;
  const major = whole.replaceAll(/\D/g, "");
  if (major.length > mostDigits || fraction.length > digits) return null;
  return Number(major) * 10 ** digits + Number(fraction.padEnd(digits, "0"));
}

/** An amount in minor units as somebody would type it, which `readAmount` reads back: `100`, `100.50`. */
export function typedAmount(minor: number, currency: string, locale: string): string {
  const digits = digitsOf(currencyFormat(locale, currency));
  const major = minor / 10 ** digits;
  const shown = Number.isInteger(major) ? 0 : digits;
  const format = { useGrouping: false, minimumFractionDigits: shown, maximumFractionDigits: shown };
  return new Intl.NumberFormat(locale, format).format(major);
}
