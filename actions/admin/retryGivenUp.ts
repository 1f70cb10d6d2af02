import { sql } from "kysely";
import { z } from "zod";
import type { ActionContext } from "../context.ts";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { needPerson } from "../contributions/attempts.ts";
import { followUp } from "../contributions/followUp.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { auditGivenUp, readGivenUp } from "./givenUpWork.ts";

/** Tries once more what was given up: one row of the view given_up_work, which names it by `work_id`. */
export const retryGivenUp = defineAction(
  "retry_given_up",
  z.object({ work_id: z.string().regex(/^[a-z_]{1,20}:[0-9a-z-]{1,64}$/) }),
  async ({ work_id }, context) => {
    const { kind } = await inTransaction(context.db, async (tx) => {
      const work = await readGivenUp(tx, context, work_id);
      await takeUpAgain(tx, work_id);
      await auditGivenUp(tx, context, { action: "retry_given_up", work, workId: work_id });
      return work;
    });
    context.wakeOutbox();
    context.wakeProviderEvents();
    if (kind === "payment") await askAgain(context, work_id);
    return { success: true };
  },
);

/** A job is due at once and has its whole time again; a payment stays on the list until its provider's answer ends it. */
async function takeUpAgain(tx: Tx, workId: string): Promise<void> {
  const [kind, id] = [workId.slice(0, workId.indexOf(":")), workId.slice(workId.indexOf(":") + 1)];
  const again = sql`set given_up_at = null, attempts = 0, next_attempt_at = now(), tried_since = now()`;
  if (kind === "outbox") await sql`update private.outbox ${again} where outbox_id = ${id}`.execute(tx);
  if (kind === "provider_event") {
    await sql`update private.provider_events ${again} where provider_event_id = ${id}`.execute(tx);
  }
  if (kind === "delivery") {
    await sql`update hdb_catalog.event_log set error = false, tries = 0, next_retry_at = null where id = ${id}`.execute(
      tx,
    );
  }
}

async function askAgain(context: ActionContext, workId: string): Promise<void> {
  const attempt = await context.db
    .selectFrom("private.payment_attempts")
    .select(["attempt_id", "session_id", "state"])
    .where("attempt_id", "=", workId.slice("payment:".length))
    .executeTakeFirstOrThrow();
  if (attempt.state === "created" || attempt.state === "open") return followUp(context, attempt.attempt_id);
  const session = attempt.session_id && (await context.payments.readCheckout(attempt.session_id));
  if (session) await applyCheckout(context, session);
  // Whoever asked has seen that the provider has nothing, and nothing of ours waits for it any more.
  else await inTransaction(context.db, (tx) => needPerson(tx, attempt.attempt_id, null));
}
