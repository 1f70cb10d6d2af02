/** Whole minor units of a named currency (R5). Never a fraction, never a float that was one. */
export type Cents = number;

/** An amount with its currency. */
export interface Money {
  cents: Cents;
  /** ISO 4217, three letters. */
  currency: string;
}

/**
 * A share of an amount, rounded half-up to a whole minor unit (D22).
 * @param basisPoints hundredths of a percent: 250 is 2.5 %
 */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}
