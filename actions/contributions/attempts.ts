import { type Selectable, sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Payments, PrivatePaymentAttempts } from "../db/schema.ts";
import type { CheckoutRequest } from "../providers/payments/provider.ts";

export type PaymentRow = Selectable<Payments>;
export type AttemptRow = Selectable<PrivatePaymentAttempts>;

/**
 * The request to the provider, frozen before it is sent, so that a repeated call is the same call. The customer is not
 * part of it: a person normally keeps the same one.
 */
export type FrozenCheckout = Omit<CheckoutRequest, "attemptId" | "paymentId" | "customerId" | "expiresAt"> & {
  /** ISO 8601 */
  expiresAt: string;
};

/** The attempt that may still be paid: there is at most one for a payment. */
export function openAttempt(tx: Tx, paymentId: string): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom("private.payment_attempts")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("state", "in", ["created", "open"])
    .executeTakeFirst();
}

export function readPayment(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom("payments").selectAll().where("payment_id", "=", paymentId).executeTakeFirst();
}

export async function markAttempt(
  tx: Tx,
  attemptId: string,
  changes: { state: "open" | "paid" | "expired" | "failed"; session_id?: string; payment_intent_id?: string | null },
): Promise<void> {
  await tx.updateTable("private.payment_attempts").set(changes).where("attempt_id", "=", attemptId).execute();
}

/** Why a person has to look at a payment. */
export type NeedOfPerson =
  | "no_answer"
  | "debit_overdue"
  | "paid_twice"
  | "amount_mismatch"
  | "given_back"
  | "disputed"
  | "lost_in_part"
  | "dispute_lost"
  | "won_too_late";

/**
 * Puts an attempt on the list of what a person has to look at; `null` takes it off. A second call changes nothing, and
 * neither does one for what a person has settled, until there is another reason.
 */
export async function needPerson(tx: Tx, attemptId: string, reason: NeedOfPerson | null): Promise<void> {
  const need = sql<string | null>`nullif(${reason}::text, settled_need)`;
  await tx
    .updateTable("private.payment_attempts")
    .set({
      given_up_at: sql<Date | null>`case when ${need} is null then null when ${need} is distinct from last_error then now() else coalesce(given_up_at, now()) end`,
      last_error: need,
      settled_need: sql<string | null>`case when settled_need = ${reason}::text then settled_need end`,
    })
    .where("attempt_id", "=", attemptId)
    .where(
      sql<boolean>`(last_error is distinct from ${need} or (given_up_at is null) <> (${need} is null)
        or settled_need is distinct from ${reason}::text and settled_need is not null)`,
    )
    .execute();
}

/** Lists a charge anew, because the provider says something new of it: an admin may have seen, or settled, only a part. */
export async function listAnew(tx: Tx, attemptId: string): Promise<void> {
  await tx
    .updateTable("private.payment_attempts")
    .set({ settled_need: null, given_up_at: null })
    .where("attempt_id", "=", attemptId)
    .execute();
}

export async function failPayment(tx: Tx, paymentId: string, reason: string): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "failed", is_processing: false, failure_reason: reason })
    .where("payment_id", "=", paymentId)
    .where("status", "=", "pending")
    .execute();
}
