import { sql } from "kysely";
import type { Services } from "../context.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import { customerOf } from "./customer.ts";
import { openCheckout } from "./openCheckout.ts";

/** For so long the call that opens a checkout may be repeated: the provider keeps the first answer for 24 hours. */
const REPEATABLE_MS = 20 * 3_600_000;

/**
 * `ended`: we know already how it ended. `missing`: the provider has no such checkout. `silent`: it gives no usable
 * answer.
 */
export type FoundCheckout = CheckoutSession | "ended" | "missing" | "silent";

/**
 * Finds the provider's session for an attempt that may still be paid. If the answer that opened it was lost, the same
 * call is repeated: it answers that session or a refusal. Later the payer's sessions are searched.
 */
export async function findCheckout(services: Services, attemptId: string): Promise<FoundCheckout> {
  const attempt = await services.db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select(["a.session_id", "a.state", "a.created_at", "p.user_id"])
    .select(sql<Date>`app_now()`.as("now"))
    .where("a.attempt_id", "=", attemptId)
    .executeTakeFirst();
  if (attempt?.state !== "created" && attempt?.state !== "open") return "ended";
  try {
    if (attempt.session_id !== null) return (await services.payments.readCheckout(attempt.session_id)) ?? "missing";
    if (attempt.now.getTime() - attempt.created_at.getTime() < REPEATABLE_MS) {
      const answer = await openCheckout(services, attemptId);
      if (answer.outcome === "ok") return answer.value;
      return answer.outcome === "rejected" ? "ended" : "silent";
    }
    const customer = await customerOf(services, attempt.user_id);
    if (customer.outcome === "unknown") return "silent";
    if (customer.outcome === "rejected") return "missing";
    return (await services.payments.findCheckout({ attemptId, customerId: customer.value })) ?? "missing";
  } catch (error) {
    services.log.warn({ err: error, attempt_id: attemptId }, "the payment provider gave no usable answer");
    return "silent";
  }
}
