import { randomUUID } from "node:crypto";
import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { AppError } from "../refusals/AppError.ts";
import { enqueueTest } from "./sendPush.ts";

const input = z.object({
  /** Where the caller's device takes pushes. */
  endpoint: z.string().regex(/^[!-~]{1,1000}$/),
});

/** A person tries whether pushes reach their device: one comes to it by the way of all others (D174). */
export const sendPushNotification = defineAction(
  "send_push_notification",
  input,
  async ({ endpoint }, { caller, db, wakeOutbox }) => {
    await inTransaction(db, async (tx) => {
      const device = await tx
        .selectFrom("push_subscriptions as s")
        .innerJoin("user_preferences as p", "p.user_id", "s.user_id")
        .select("s.push_subscription_id")
        .where("s.user_id", "=", caller.userId)
        .where("s.endpoint", "=", endpoint)
        .where("s.is_active", "=", true)
        .where("p.push_enabled", "=", true)
        .executeTakeFirst();
      // Also for the device of somebody else: nobody learns that there is one.
      if (!device) throw new AppError("push-device-not-found");
      await enqueueTest(tx, { test_id: randomUUID(), push_subscription_id: device.push_subscription_id });
      failPoint("act:send_push_notification");
    });
    wakeOutbox();
    return { success: true };
  },
  { counted: "push" },
);
