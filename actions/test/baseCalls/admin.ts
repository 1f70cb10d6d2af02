import { sql } from "kysely";
import { applyCheckout } from "../../contributions/applyCheckout.ts";
import { enqueue } from "../../outbox/enqueue.ts";
import { startCircle } from "../circle.ts";
import { makeAdmin } from "../factories.ts";
import { instant, oneOf, text } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

/** A contribution that its payer's bank took back after it was paid out. @returns its place on the list of given-up work */
async function lostAfterPayout(service: TestService): Promise<{ given_up_at: string; work_id: string }> {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
  const { attempt_id, session_id } = await service.services.db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select(["a.attempt_id", "a.session_id"])
    .where("p.user_id", "=", circle.member("Bruno").userId)
    .executeTakeFirstOrThrow();
  service.payments.dispute(session_id!, "lost");
  await applyCheckout(service.services, (await service.payments.readCheckout(session_id!))!);
  const work_id = `payment:${attempt_id}`;
  const { given_up_at } = await service.services.db
    .selectFrom("given_up_work")
    .select("given_up_at")
    .where("work_id", "=", work_id)
    .executeTakeFirstOrThrow();
  return { given_up_at: given_up_at!.toISOString(), work_id };
}

export const adminCalls: Record<string, MakeBaseCall> = {
  retry_given_up: async (service) => {
    const { db } = service.services;
    const as = await person(service);
    await makeAdmin(db, as);
    await enqueue(db, { kind: "mail", dedupeKey: `given up for ${as}`, payload: {} });
    const { outbox_id } = await db
      .updateTable("private.outbox")
      .set({ given_up_at: new Date() })
      .where("dedupe_key", "=", `given up for ${as}`)
      .returning("outbox_id")
      .executeTakeFirstOrThrow();
    const workId = `outbox:${outbox_id}`;
    return {
      as,
      input: { work_id: workId },
      fields: { work_id: oneOf(workId) },
      kept: () =>
        db
          .selectFrom("admin_audit_logs")
          .select("subject_id as work_id")
          .where("admin_id", "=", as)
          .executeTakeFirstOrThrow(),
    };
  },
  end_given_up: async (service) => {
    const as = await person(service);
    await makeAdmin(service.services.db, as);
    const { given_up_at, work_id } = await lostAfterPayout(service);
    return {
      as,
      input: { given_up_at, work_id, note: "Paid back by bank transfer." },
      fields: {
        given_up_at: instant(given_up_at, "given-up-work-changed"),
        work_id: oneOf(work_id),
        note: text({ max: 1000, shape: "lines" }),
      },
      kept: () =>
        service.services.db
          .selectFrom("admin_audit_logs")
          .select(["subject_id as work_id", sql<string>`details ->> 'note'`.as("note")])
          .where("admin_id", "=", as)
          .executeTakeFirstOrThrow(),
    };
  },
};
