import { z } from "zod";
import { defineEvent } from "../define.ts";
import { isReadIn } from "../news/catalogue.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { enqueuePushes } from "../push/sendPush.ts";

const row = z.object({ notification_id: z.uuid(), kind: z.string() });

/**
 * Writes a letter for a notice whose kind has one, and a push for each device of its reader; the person's settings are
 * checked again when they are sent. Safe to deliver again.
 */
export const notificationCreated = defineEvent("notification_created", row, async ({ new: notice }, context) => {
  if (!notice) return;
  if (isReadIn(notice.kind, "letter")) {
    await enqueue(context.db, {
      kind: "mail",
      dedupeKey: `notice:${notice.notification_id}`,
      payload: { template: "notice", notification_id: notice.notification_id },
    });
  }
  await enqueuePushes(context.db, notice.notification_id);
  context.wakeOutbox();
});
