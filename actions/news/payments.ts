import { z } from "zod";
import { day, money, ordinal, person } from "../facts.ts";
import { news } from "./define.ts";

/** Rounds are counted anew in each cycle, so news of a round names both (D39). */
const inRound = { cycle: ordinal, round: ordinal };

const ofPayout = { payout_id: z.uuid(), ...inRound, recipient: person };
const lacking = { missing: money, people: z.array(person).min(1) };

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

  /** `amount` is the cash that reached the recipient's balance; what is missing is told with it (D29, D34). */
  payout_released: news({
    about: "group",
    channels: ["notice", "feed", "chat", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("whole"), ...ofPayout, amount: money }),
      z.strictObject({ reason: z.literal("short"), ...ofPayout, amount: money, ...lacking }),
      // Nobody has paid, and nobody reads of a payout of 0.00.
      z.strictObject({ reason: z.literal("nothing"), ...ofPayout, ...lacking }),
    ]),
  }),

  /** For who had defaulted on it: whoever was short has deleted their account and given it up (D169). */
  debt_given_up: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ ...inRound, amount: money }),
  }),

  /** Who had not paid when the payout went out: at most 49 people (D34, D188). */
  contributions_missing: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.strictObject({ payout_id: z.uuid(), ...inRound, people: z.array(person).min(1) }),
  }),

  /**
   * For who has not paid, at the time they chose before the end of the due date, and on each day of grace (D191). `until` is
   * the last day of the grace.
   */
  payment_due: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    ringsAtNight: ["last_hour"],
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("ahead"), ...inRound, amount: money, due: day }),
      z.strictObject({ reason: z.literal("today"), ...inRound, amount: money, due: day }),
      z.strictObject({ reason: z.literal("last_hour"), ...inRound, amount: money, due: day }),
      z.strictObject({ reason: z.literal("grace"), ...inRound, amount: money, due: day, until: day }),
    ]),
  }),

  /**
   * The bank or the card refused what the payer had confirmed (D192), or it went back later: by a lost dispute, or because
   * the provider gave all of it back (D40), after which nothing may be open for its payer, or another debit for the round be
   * on its way. Where the circle is frozen, the contribution is open again and waits until it goes on (D263). `total` is what
   * they would have paid or had paid, with fees; `due` the day on which the contribution is due again, or was.
   */
  payment_failed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({
      payment_id: z.uuid(),
      reason: z.enum([
        "due",
        "overdue",
        "taken_back",
        "given_back",
        "failed_frozen",
        "taken_back_frozen",
        "given_back_frozen",
        "nothing_open",
        "on_its_way",
      ]),
      ...inRound,
      total: money,
      due: day,
    }),
  }),

  /** A checkout ran out of time before its payer confirmed anything, and the round is still theirs to pay (D37). */
  payment_unfinished: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ payment_id: z.uuid(), ...inRound }),
  }),

  /** A late contribution went on to the recipient who had been short of it (D34). */
  late_contribution_forwarded: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ payment_id: z.uuid(), payout_id: z.uuid(), ...inRound, amount: money, payer: person }),
  }),

  /** For the admin; without an answer the round opens by itself on that day (D59). */
  late_payment_asked: news({
    about: "group",
    channels: ["notice", "feed", "letter"],
    weight: "high",
    values: z.strictObject({ ...inRound, member: person, amount: money, opens_on: day }),
  }),

  /** `until` is the last day on which the member may pay. */
  late_payment_allowed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ ...inRound, amount: money, until: day }),
  }),

  /** The admin did not answer in time. */
  late_payment_opened: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ ...inRound, amount: money }),
  }),
};
