import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Env } from "../env.ts";
import { isBeforeDueDay, mayPay } from "../domain/contribution.ts";
import { contributionFees, type ContributionFees } from "../domain/fees.ts";
import { AppError } from "../refusals/AppError.ts";
import { hasStarted, readCycle } from "../groups/cycles.ts";
import { lockGroupFor, momentOf } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import type { Language } from "../mail/letter.ts";
import { limit, paysFees, readFeeRate, readLimits } from "../plans/catalogue.ts";
import type { RoundRow } from "../payouts/releaseRound.ts";
import { failPayment, openAttempt, type FrozenCheckout, type PaymentRow } from "./attempts.ts";
import { checkoutLines } from "./checkoutLines.ts";
import { hasTurn, owedInRound } from "./standing.ts";

export interface ContributionWish {
  userId: string;
  groupId: string;
  method: "card" | "us_bank_account";
  /** Without it, the group's current cycle. */
  cycle: number | undefined;
  /** Without it, the round that the cycle stands in. */
  payoutRound: number | undefined;
  /** The total that the person saw. It is only compared, never charged (D42). */
  amount: number | undefined;
  /** A checkout that is open for another method or total is given up for this one (D278). */
  startsAgain: boolean;
}

/**
 * `open`: the checkout is ready. `asked`: the provider has to be asked, perhaps again, for the attempt's checkout.
 * `stale`: an earlier checkout ran out of time, or is given up, and has to be closed at the provider before a new one can
 * open.
 */
export type OpenedContribution = { paymentId: string; attemptId: string } & (
  | { state: "open"; url: string }
  | { state: "asked" }
  | { state: "stale" }
);

/**
 * Decides under the group's lock whether a member may pay a round, and finds or writes the payment and its attempt
 * (D37, D38, D42). It does not call the provider.
 * @throws AppError for every reason not to pay
 */
export async function openContribution(
  tx: Tx,
  env: Env,
  wish: ContributionWish,
  now: Date,
): Promise<OpenedContribution> {
  const group = await lockGroupFor(tx, "stripe_contribute", wish);
  const { language } = await readPayer(tx, wish.userId);

  const cycle = await readCycle(tx, group.group_id, wish.cycle ?? group.current_cycle);
  if (!cycle) throw new AppError("round-not-found");
  if (!hasStarted(cycle)) throw new AppError("group-not-started");
  if (!(await hasTurn(tx, cycle, wish.userId))) throw new AppError("not-allowed");
  const payoutRound = wish.payoutRound ?? cycle.current_payout_round;
  const owed = await owedInRound(tx, cycle, { userId: wish.userId, payoutRound });
  if (!owed) throw new AppError("round-not-found");
  const { round, standing, payment } = owed;
  if (!standing) throw new AppError("receiving-this-round");
  const { isAsked, amount, at } = standing;
  const answer = mayPay({ isVerified: true, group: momentOf(group), isAsked, standing, now: at });
  if (!answer.allowed) throw new AppError(answer);
  if (wish.amount !== undefined && wish.amount <= 0) throw new AppError("invalid-amount");

  if (payment) {
    const resumed = await resume(tx, payment, wish, now);
    if (resumed) return resumed;
  }
  const fees = contributionFees(amount, {
    rate: await readFeeRate(tx, wish.method),
    paysFees: await paysFees(tx, wish.userId),
  });
  if (wish.amount !== undefined && wish.amount !== fees.total) throw new AppError("amount-mismatch");
  return insertContribution(tx, env, { group, round, amount, wish, fees, language, now });
}

/** In which language the payer reads the provider's page. @throws AppError where nobody has verified who that is */
async function readPayer(tx: Tx, userId: string): Promise<{ language: Language }> {
  const person = await tx
    .selectFrom("user_profiles as u")
    .innerJoin("user_preferences as p", "p.user_id", "u.user_id")
    .select(["p.language", sql<boolean>`private.proved_who(u)`.as("isKnown")])
    .where("u.user_id", "=", userId)
    .executeTakeFirst();
  if (!person?.isKnown) throw new AppError("identity-required-to-pay");
  return { language: person.language as Language };
}

/**
 * Resumes the open checkout of a pending payment. Without one the payment fails and the round can be paid anew (D37).
 */
async function resume(
  tx: Tx,
  payment: PaymentRow,
  wish: ContributionWish,
  now: Date,
): Promise<OpenedContribution | undefined> {
  const attempt = await openAttempt(tx, payment.payment_id);
  if (!attempt) {
    await failPayment(tx, payment.payment_id, "no_checkout");
    return undefined;
  }
  const opened = { paymentId: payment.payment_id, attemptId: attempt.attempt_id };
  if (attempt.expires_at <= now) return { ...opened, state: "stale" };
  const isOther = wish.method !== payment.payment_method || (wish.amount ?? payment.total) !== payment.total;
  if (isOther && wish.startsAgain) return { ...opened, state: "stale" };
  // Nobody is led to a page with another method or total than their button named (D278).
  if (isOther && wish.amount !== undefined) throw new AppError(openCheckout(payment));
  return attempt.url === null ? { ...opened, state: "asked" } : { ...opened, state: "open", url: attempt.url };
}

const openCheckout = ({ currency, payment_method, total }: PaymentRow) =>
  ({
    code: "checkout-open",
    values: { total: { cents: total, currency }, method: payment_method as ContributionWish["method"] },
  }) as const;

const MINUTE = 60_000;

interface NewContribution {
  group: GroupRow;
  round: RoundRow;
  /** Minor units, fees not included. */
  amount: number;
  wish: ContributionWish;
  fees: ContributionFees;
  /** Of the payer. */
  language: Language;
}

async function insertContribution(
  tx: Tx,
  env: Env,
  { now, ...contribution }: NewContribution & { now: Date },
): Promise<OpenedContribution> {
  const { group, round, amount, wish, fees } = contribution;
  const { payment_id } = await tx
    .insertInto("payments")
    .values({
      user_id: wish.userId,
      group_id: group.group_id,
      cycle: round.cycle,
      payout_round: round.payout_round,
      amount,
      service_fee: fees.service,
      processing_fee: fees.processing,
      total: fees.total,
      currency: group.currency,
      payment_method: wish.method,
      due_date: round.due_date,
      is_early: isBeforeDueDay({ dueDate: round.due_date, timeZone: group.time_zone }, now),
      started_at: now,
    })
    .returning("payment_id")
    .executeTakeFirstOrThrow();

  const minutes = limit(await readLimits(tx), "checkout_expires");
  const { attempt_id } = await tx
    .insertInto("private.payment_attempts")
    .values({
      payment_id,
      expires_at: new Date(now.getTime() + minutes * MINUTE),
      parameters: JSON.stringify(
        frozenCheckout(env, {
          ...contribution,
          paymentId: payment_id,
          // The provider asks for at least half an hour from when it gets the call, so one minute is added for the way
          // there.
          expiresAt: new Date(now.getTime() + (minutes + 1) * MINUTE),
        }),
      ),
    })
    .returning("attempt_id")
    .executeTakeFirstOrThrow();
  return { paymentId: payment_id, attemptId: attempt_id, state: "asked" };
}

function frozenCheckout(
  env: Env,
  {
    group,
    round,
    amount,
    wish,
    fees,
    language,
    paymentId,
    expiresAt,
  }: NewContribution & { paymentId: string; expiresAt: Date },
): FrozenCheckout {
  const back = `payment_id=${paymentId}&group=${encodeURIComponent(group.url_slug)}`;
  return {
    method: wish.method,
    currency: group.currency,
    lines: checkoutLines(language, {
      groupName: group.name,
      earlierCycle: round.cycle === group.current_cycle ? undefined : round.cycle,
      round: round.payout_round,
      amount,
      fees,
    }),
    transferGroup: `circle:${group.group_id}:${round.cycle}:${round.payout_round}`,
    successUrl: `${env.PUBLIC_ORIGIN}/payment-success?${back}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${env.PUBLIC_ORIGIN}/payment-cancel?${back}`,
    expiresAt: expiresAt.toISOString(),
    metadata: { payment_id: paymentId, group_id: group.group_id, user_id: wish.userId },
  };
}
