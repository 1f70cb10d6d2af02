import { enqueue } from "../../outbox/enqueue.ts";
import { makeAdmin } from "../factories.ts";
import { oneOf } from "../fieldRules.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

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
};
