import { sql } from "kysely";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { defineCron } from "../define.ts";
import { eachOf } from "./eachOf.ts";

const BATCH = 200;

/** Asks the provider again about payments that have been pending for long, so that a lost webhook loses nothing. */
export const reconcilePayments = defineCron("reconcile_payments", async (context) => {
  const waiting = await context.db
    .selectFrom("payments as p")
    .innerJoin("private.payment_attempts as a", (join) =>
      join.onRef("a.payment_id", "=", "p.payment_id").on("a.state", "=", "open"),
    )
    .select(["p.payment_id", "a.session_id"])
    .where("p.status", "=", "pending")
    .where("p.started_at", "<=", sql<Date>`app_now() - interval '10 minutes'`)
    .orderBy("p.started_at")
    .limit(BATCH)
    .execute();
  await eachOf(waiting, { log: context.log, name: (payment) => payment }, async ({ session_id }) =>
    applyCheckout(context, await context.payments.readCheckout(session_id!)),
  );
});
