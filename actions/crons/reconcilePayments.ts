import { sql } from "kysely";
import { noteRefunds } from "../contributions/noteRefunds.ts";
import { defineCron } from "../define.ts";
import { followUpWaiting } from "./waitingPayments.ts";

/** Asks the provider about payments that have been pending for long and about refunds, in case a webhook was lost. */
export const reconcilePayments = defineCron("reconcile_payments", async (context) => {
  await followUpWaiting(
    context,
    sql`(a.state = 'open' or a.given_up_at is not null) and p.started_at <= app_now() - interval '10 minutes'`,
  );
  await noteRefunds(context);
});
