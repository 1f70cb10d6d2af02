import type { Cents } from "./money.ts";

/**
 * An amount as a plain decimal number, without a currency or signs that group digits: `1234.50`.
 * @param digits of the currency's minor unit
 */
export function decimalOf(cents: Cents, digits: number): string {
  const sign = cents < 0 ? "-" : "";
  const whole = String(Math.abs(cents)).padStart(digits + 1, "0");
  const point = whole.length - digits;
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, point)}.${whole.slice(point)}`;
}
