import { z } from "zod";
import { money, ordinal, person } from "../facts.ts";
import { news } from "./define.ts";

/** Rounds are counted anew in each cycle, so news of a round names both (D39). */
const inRound = { cycle: ordinal, round: ordinal };

const ofPayout = { payout_id: z.uuid(), ...inRound, amount: money, recipient: person };

/** Contributions that came, payouts that went. */
export const payments = {
  /** `amount` is the contribution, `total` what the payer paid with fees (D19). The letter is the receipt (D50). */
  contribution_received: news({
    about: "group",
    channels: ["notice", "feed", "letter"],
    weight: "normal",
    values: z.strictObject({
      payment_id: z.uuid(),
      ...inRound,
      amount: money,
      total: money,
      receipt_number: ordinal,
    }),
  }),

  /** `amount` is the cash that reached the recipient's balance, nothing where nobody paid; what is missing is told with it (D29, D34). */
  payout_released: news({
    about: "group",
    channels: ["notice", "feed", "chat", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("whole"), ...ofPayout }),
      z.strictObject({ reason: z.literal("short"), ...ofPayout, missing: money, people: z.array(person).min(1) }),
    ]),
  }),

  /** Who had not paid when the payout went out: at most 49 people (D34, D188). */
  contributions_missing: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.strictObject({ payout_id: z.uuid(), ...inRound, people: z.array(person).min(1) }),
  }),

  /** A late contribution went on to the recipient who had been short of it (D34). */
  late_contribution_forwarded: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ payment_id: z.uuid(), payout_id: z.uuid(), ...inRound, amount: money, payer: person }),
  }),
};
