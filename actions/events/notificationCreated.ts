import { z } from "zod";
import { defineEvent } from "../define.ts";
import { isReadIn } from "../news/catalogue.ts";
import { enqueue } from "../outbox/enqueue.ts";

const row = z.object({ notification_id: z.uuid(), kind: z.string() });

/**
 * Writes a letter for a notice whose kind has one; the person's settings are checked when it is sent. Safe to deliver
 * again.
 */
export const notificationCreated = defineEvent("notification_created", row, async ({ new: notice }, context) => {
  if (!notice || !isReadIn(notice.kind, "letter")) return;
  await enqueue(context.db, {
    kind: "mail",
    dedupeKey: `notice:${notice.notification_id}`,
    payload: { template: "notice", notification_id: notice.notification_id },
  });
  context.wakeOutbox();
});
