import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Database } from "../db/database.ts";
import { checkoutFate, type CheckoutMoment, type Fate } from "../domain/checkoutFate.ts";
import { applyCheckout } from "./applyCheckout.ts";
import { needPerson, type NeedOfPerson } from "./attempts.ts";
import { closeCheckout, failUnknown } from "./closeCheckout.ts";
import { findCheckout, type FoundCheckout } from "./findCheckout.ts";

/**
 * Asks the provider about a waiting payment and acts on its answer and the payment's age (domain/checkoutFate.ts). No
 * payment waits for ever: in the end the round can be paid again, or a person is told.
 */
export async function followUp(services: Services, attemptId: string): Promise<void> {
  const found = await findCheckout(services, attemptId);
  const fate = await fateNow(services.db, attemptId, found);
  if (fate === "tell") return tellPerson(services, attemptId, found === "silent" ? "no_answer" : "debit_overdue");
  if (fate === undefined || fate === "wait") return;
  try {
    if (fate === "close") await closeCheckout(services, attemptId);
    else if (typeof found === "object") await applyCheckout(services, found);
    else await failUnknown(services, attemptId);
  } finally {
    // If the payment is still open here, it is treated as if the provider had not answered.
    if ((await fateNow(services.db, attemptId, "silent")) === "tell")
      await tellPerson(services, attemptId, "no_answer");
  }
}

async function tellPerson({ db, log }: Services, attemptId: string, reason: NeedOfPerson): Promise<void> {
  log.error({ attempt_id: attemptId, reason }, "a payment is pending beyond its time");
  await inTransaction(db, (tx) => needPerson(tx, attemptId, reason));
}

const wordOf = (found: FoundCheckout) => (typeof found === "object" ? found.state : found);

/** Undefined once the attempt has ended. */
async function fateNow(db: Database, attemptId: string, found: FoundCheckout): Promise<Fate | undefined> {
  const says = wordOf(found);
  if (says === "ended") return undefined;
  const row = await db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select(["p.is_processing", "p.started_at", "a.expires_at"])
    .select(sql<Date>`app_now()`.as("now"))
    .where("a.attempt_id", "=", attemptId)
    .where("a.state", "in", ["created", "open"])
    .executeTakeFirst();
  if (!row) return undefined;
  const moment: CheckoutMoment = {
    isProcessing: row.is_processing,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
  };
  return checkoutFate(says, moment, row.now);
}
