import { z } from "zod";
import { earnAchievements } from "../reputation/earnAchievements.ts";
import { defineEvent } from "../define.ts";

const row = z.object({ user_id: z.uuid(), status: z.string() });

/** A completed contribution may earn its payer something (D139). Safe to deliver again. */
export const paymentCompleted = defineEvent("payment_completed", row, async ({ new: payment }, { db }) => {
  if (payment?.status === "completed") await earnAchievements(db, payment.user_id);
});
