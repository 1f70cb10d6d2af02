import type { Cents } from "./money.ts";

/**
 * How a contribution stands toward its round's payout: `settled` can be paid on, `held` is paid but may not move yet (D31),
 * `started` is under way with the provider, `unpaid` is none of these.
 */
export type OwedState = "settled" | "held" | "started" | "unpaid";

export interface Owed {
  userId: string;
  state: OwedState;
}

/** How one payment, or none, stands toward the payout of its round. */
export function owedState(payment: { status: string; heldUntil: Date | null } | undefined, now: Date): OwedState {
  if (payment?.status === "completed") return payment.heldUntil && payment.heldUntil > now ? "held" : "settled";
  return payment?.status === "pending" ? "started" : "unpaid";
}

export type ReleaseDecision = { release: true; missing: string[] } | { release: false };

/**
 * When the pot goes out (D33): from the payout day on, as soon as everything owed is settled; after the grace without
 * those who have not paid, but never before what was started has settled or failed.
 * @returns whether to release now, and who is missing
 */
export function decideRelease(
  owed: readonly Owed[],
  { now, payoutAt, graceEndsAt }: { now: Date; payoutAt: Date; graceEndsAt: Date },
): ReleaseDecision {
  if (now < payoutAt) return { release: false };
  if (owed.some(({ state }) => state === "held" || state === "started")) return { release: false };
  const missing = owed.filter(({ state }) => state === "unpaid").map(({ userId }) => userId);
  return missing.length === 0 || now >= graceEndsAt ? { release: true, missing } : { release: false };
}

export interface PayoutAmounts {
  /** Contribution times members: what screens call the total payout. */
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
  contribution,
  members,
  missing,
}: {
  contribution: Cents;
  members: number;
  missing: number;
}): PayoutAmounts {
  const shortfall = contribution * missing;
  return {
    gross: contribution * members,
    offset: contribution,
    shortfall,
    cash: contribution * (members - 1) - shortfall,
  };
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
