import { sql } from "kysely";
import { closeCheckout } from "../contributions/closeCheckout.ts";
import { defineCron } from "../define.ts";
import { eachOf } from "./eachOf.ts";

/** How many are closed in one tick: the next one takes up where this one stopped. */
const BATCH = 200;

/** Closes checkouts that have run out of time, at the provider first; a bank debit under way is left alone (D37). */
export const expireCheckouts = defineCron("expire_checkouts", async (context) => {
  const expired = await context.db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select("a.attempt_id")
    .where("a.state", "in", ["created", "open"])
    .where("a.expires_at", "<=", sql<Date>`app_now()`)
    .where("p.is_processing", "=", false)
    .orderBy("a.expires_at")
    .limit(BATCH)
    .execute();
  await eachOf(expired, { log: context.log, name: (attempt) => attempt }, ({ attempt_id }) =>
    closeCheckout(context, attempt_id),
  );
});
