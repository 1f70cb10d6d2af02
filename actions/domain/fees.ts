import { shareOf, type Cents } from "./money.ts";

/** One row of the catalogue of rates (D18): basis points and cents. */
export interface FeeRate {
  serviceBasisPoints: number;
  processingBasisPoints: number;
  processingFixedCents: Cents;
}

export interface ContributionFees {
  service: Cents;
  processing: Cents;
  /** What the payer is charged: the contribution and both fees. */
  total: Cents;
}

/** What a payer adds to a contribution (D18, D19); nothing on a plan that pays no fees (D20). */
export function contributionFees(
  amount: Cents,
  { rate, paysFees }: { rate: FeeRate; paysFees: boolean },
): ContributionFees {
  const service = paysFees ? shareOf(amount, rate.serviceBasisPoints) : 0;
  const processing = paysFees ? shareOf(amount + service, rate.processingBasisPoints) + rate.processingFixedCents : 0;
  return { service, processing, total: amount + service + processing };
}
