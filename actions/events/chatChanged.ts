import { z } from "zod";
import { TIME_TO_READ_S } from "../../schema/readMarks.ts";
import { defineEvent } from "../define.ts";
import { enqueue } from "../outbox/enqueue.ts";

const row = z.object({ chat_id: z.uuid(), number: z.int(), kind: z.string(), user_id: z.uuid().nullable() });

/**
 * Somebody said something: who has not read it a little later is told (D293). It listens to the numbers of a conversation,
 * because the log of events must not keep the words of a message that is taken back. Safe to deliver again.
 */
export const chatChanged = defineEvent("chat_changed", row, async ({ new: change }, { db }) => {
  if (change?.kind !== "said" || change.user_id === null) return;
  const { chat_id, number } = change;
  await enqueue(db, {
    kind: "message-alert",
    dedupeKey: `message:${chat_id}:${number}`,
    payload: { chat_id, number },
    afterS: TIME_TO_READ_S,
  });
});
