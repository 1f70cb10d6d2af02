import type { Cents } from "./money.ts";

/**
 * The state of a contribution for its round's payout: `settled` can be paid out, `held` is paid but may not move yet
 * (D31), `started` is under way with the provider, `unpaid` is none of these.
 */
export type OwedState = "settled" | "held" | "started" | "unpaid";

export interface Owed {
  userId: string;
  amount: Cents;
  state: OwedState;
}

/**
 * How one payment, or none, stands toward the payout of its round. Money that the provider gave back is not there to be
 * paid out: it holds the round until a person has decided.
 */
export function owedState(
  payment: { status: string; heldUntil: Date | null; isGivenBack: boolean } | undefined,
  now: Date,
): OwedState {
  if (payment?.status === "completed") {
    return payment.isGivenBack || (payment.heldUntil && payment.heldUntil > now) ? "held" : "settled";
  }
  return payment?.status === "pending" ? "started" : "unpaid";
}

export type ReleaseDecision = { release: true; missing: Owed[] } | { release: false };

/**
 * When the pot goes out (D33): from the payout day on, as soon as everything owed is settled; after the grace without
 * those who have not paid, but never before what was started has settled or failed. The round's grace counts: more days for
 * one member never delay it (D127).
 * @returns whether to release now, and who is missing
 */
export function decideRelease(
  owed: readonly Owed[],
  { graceEndsAt, now, payoutAt }: { now: Date; payoutAt: Date; graceEndsAt: Date },
): ReleaseDecision {
  if (now < payoutAt) return { release: false };
  if (owed.some(({ state }) => state === "held" || state === "started")) return { release: false };
  const missing = owed.filter(({ state }) => state === "unpaid");
  return missing.length === 0 || now >= graceEndsAt ? { release: true, missing } : { release: false };
}

export interface PayoutAmounts {
  /** Everything that is owed in the round, plus the own share: screens call it the total payout. */
  gross: Cents;
  /** The recipient's own share, booked as paid. */
  offset: Cents;
  /** What was missing at the release. */
  shortfall: Cents;
  /** What the recipient's balance gains. */
  cash: Cents;
}

/** The parts of one payout (D29, D34): gross = cash + own share + shortfall. */
export function payoutAmounts({
  ownShare,
  owed,
  missing,
}: {
  ownShare: Cents;
  owed: readonly Pick<Owed, "amount">[];
  missing: readonly Pick<Owed, "amount">[];
}): PayoutAmounts {
  const sum = (rows: readonly Pick<Owed, "amount">[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const shortfall = sum(missing);
  return { gross: ownShare + sum(owed), offset: ownShare, shortfall, cash: sum(owed) - shortfall };
}

/**
 * Until when a contribution's money must stay where it is (D31): early money until the due date begins, a bank debit until
 * it settles. Null when it is free at once.
 */
export function heldUntil({
  isEarly,
  dueDayStartsAt,
  settlesAt,
  now,
}: {
  isEarly: boolean;
  dueDayStartsAt: Date;
  settlesAt: Date | null;
  now: Date;
}): Date | null {
  const until = Math.max(isEarly ? dueDayStartsAt.getTime() : 0, settlesAt?.getTime() ?? 0);
  return until > now.getTime() ? new Date(until) : null;
}
