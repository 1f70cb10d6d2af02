import { sql } from "kysely";
import { defineCron } from "../define.ts";
import { eachOf } from "./eachOf.ts";
import { readOpenDisputes } from "./openDisputes.ts";
import { readListed } from "./readListed.ts";
import { followUpWaiting } from "./waitingPayments.ts";

/**
 * Asks the provider about payments that have been pending for long, about refunds and about disputes, in case a webhook
 * was lost. What fails of one of these does not keep the others waiting.
 */
export const reconcilePayments = defineCron("reconcile_payments", async (context) => {
  const { log, payments } = context;
  const waiting = sql<boolean>`(a.state = 'open' or a.given_up_at is not null) and p.started_at <= app_now() - interval '10 minutes'`;
  const questions: [about: string, ask: () => Promise<void>][] = [
    ["waiting payments", () => followUpWaiting(context, waiting)],
    ["refunds", () => readListed(context, "refunds", (since) => payments.refundedSince(since))],
    ["disputes", () => readListed(context, "disputes", (since) => payments.disputedSince(since))],
    ["open disputes", () => readOpenDisputes(context)],
  ];
  await eachOf(questions, { log, name: ([about]) => ({ about }) }, ([, ask]) => ask());
});
