import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { isBeforeDueDay } from "../domain/contribution.ts";
import { addBusinessDays, localDate, startOfDay } from "../domain/cycle.ts";
import { contributionPosting } from "../domain/ledger.ts";
import { heldUntil } from "../domain/payout.ts";
import type { GroupRow } from "../groups/queries.ts";
import { post, postedRound } from "../ledger/post.ts";
import { readLimit } from "../plans/catalogue.ts";
import { tell } from "../news/tell.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";

interface InCheckout {
  group: GroupRow;
  payment: PaymentRow;
  attempt: AttemptRow;
  now: Date;
}

type Session = Pick<CheckoutSession, "availableOn" | "confirmedAt" | "paymentIntentId">;

/**
 * When the payer confirmed, as the provider says (D248). Its clock may differ from ours, and it may not say: nobody can
 * confirm before the checkout was opened, after it has run out, or after we heard of it.
 */
function confirmedAt({ attempt, now, session }: Pick<InCheckout, "attempt" | "now"> & { session: Session }): Date {
  const latest = attempt.expires_at < now ? attempt.expires_at : now;
  const said = session.confirmedAt ?? latest;
  if (said > latest) return latest;
  return said < attempt.created_at ? attempt.created_at : said;
}

/**
 * Records that a bank debit was started: it counts from this moment, and the round cannot be paid twice (D37, D248).
 */
export async function startProcessing(
  tx: Tx,
  { group, payment, attempt, session, now }: InCheckout & { session: Session },
): Promise<void> {
  const startedAt = confirmedAt({ attempt, now, session });
  await tx
    .updateTable("payments")
    .set({ is_processing: true, started_at: startedAt, is_early: isEarly(group, payment, startedAt) })
    .where("payment_id", "=", payment.payment_id)
    .execute();
}

/** Completes a payment whose money has arrived, posts it to the books and tells the payer (D19, D31, D32, D50). */
export async function settle(
  tx: Tx,
  { group, payment, attempt, session, now }: InCheckout & { session: Session },
): Promise<void> {
  const startedAt = payment.is_processing ? payment.started_at : confirmedAt({ attempt, now, session });
  const early = isEarly(group, payment, startedAt);
  const { receipt_number } = await tx
    .updateTable("payments")
    .set({
      status: "completed",
      is_processing: false,
      failure_reason: null,
      started_at: startedAt,
      paid_at: payment.is_processing ? now : startedAt,
      is_early: early,
      held_until: heldUntil({
        isEarly: early,
        dueDayStartsAt: startOfDay(payment.due_date, group.time_zone),
        settlesAt: await settlesAt(tx, group, payment, { session, startedAt }),
        now,
      }),
      receipt_number: sql<number>`nextval('receipt_number_seq')`,
      transaction_id: session.paymentIntentId,
    })
    .where("payment_id", "=", payment.payment_id)
    .returning("receipt_number")
    .executeTakeFirstOrThrow();
  await post(
    tx,
    contributionPosting(postedRound(payment), {
      paymentId: payment.payment_id,
      payerId: payment.user_id,
      amount: payment.amount,
      fees: { service: payment.service_fee, processing: payment.processing_fee },
    }),
  );
  await tellPayer(tx, group, payment, receipt_number!);
}

/**
 * Replaces the assumed settlement day of a bank debit by the day that the provider names (D31).
 * @returns whether the hold changed
 */
export async function refineHold(
  tx: Tx,
  { group, payment, session, now }: Omit<InCheckout, "attempt"> & { session: Session },
): Promise<boolean> {
  const isHeld = payment.held_until !== null && payment.held_until > now;
  if (!isHeld || payment.payment_method === "card" || session.availableOn === null) return false;
  const until = heldUntil({
    isEarly: payment.is_early,
    dueDayStartsAt: startOfDay(payment.due_date, group.time_zone),
    settlesAt: session.availableOn,
    now,
  });
  if (until?.getTime() === payment.held_until?.getTime()) return false;
  await tx.updateTable("payments").set({ held_until: until }).where("payment_id", "=", payment.payment_id).execute();
  return true;
}

function isEarly(group: GroupRow, payment: PaymentRow, startedAt: Date): boolean {
  return isBeforeDueDay({ dueDate: payment.due_date, timeZone: group.time_zone }, startedAt);
}

/** When a bank debit settles, assumed until the provider names the day (D31); null for a card. */
async function settlesAt(
  tx: Tx,
  group: GroupRow,
  payment: PaymentRow,
  { session, startedAt }: { session: Session; startedAt: Date },
): Promise<Date | null> {
  if (payment.payment_method === "card") return null;
  if (session.availableOn) return session.availableOn;
  const day = addBusinessDays(localDate(startedAt, group.time_zone), await readLimit(tx, "bank_debit_settles"));
  return startOfDay(day, group.time_zone);
}

async function tellPayer(tx: Tx, group: GroupRow, payment: PaymentRow, receiptNumber: number): Promise<void> {
  const { amount, currency, cycle, payment_id, payout_round, total, user_id } = payment;
  await tell(tx, "contribution_received", {
    to: [user_id],
    group,
    values: {
      payment_id,
      cycle,
      round: payout_round,
      amount: { cents: amount, currency },
      total: { cents: total, currency },
      receipt_number: receiptNumber,
    },
    occasion: payment_id,
  });
}
