import { z } from "zod";
import { day, money, ordinal, person } from "../facts.ts";
import { news } from "./define.ts";

const inRound = { cycle: ordinal, round: ordinal };

/** Leaving a group: asked for, answered, in effect, and what it means for the others. */
export const leaving = {
  /** For the admin. `answer_by` is the day on which silence counts: before the start it lets the member go (D258, D259). */
  leave_asked: news({
    about: "group",
    channels: ["notice", "feed", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("before_start"), member: person, answer_by: day }),
      z.strictObject({ reason: z.literal("started"), member: person, answer_by: day }),
    ]),
  }),

  /** After the start it takes effect later, which is told then. */
  leave_agreed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ reason: z.enum(["before_start", "by_silence", "started"]) }),
  }),

  /** `note` is what the admin wrote. Where the admin wrote nothing, they neither agreed nor declined. The circle may vote then (D259). */
  leave_declined: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("unstated") }),
      z.strictObject({ reason: z.enum(["stated", "stated_and_voted"]), note: z.string().min(1) }),
      z.strictObject({ reason: z.literal("unanswered") }),
    ]),
  }),

  /** For everybody in the circle (D188). */
  member_left: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("before_start"), member: person }),
      z.strictObject({ reason: z.literal("removed"), member: person }),
      z.strictObject({ reason: z.literal("before_receiving"), member: person, ...inRound }),
      z.strictObject({ reason: z.literal("after_receiving"), member: person }),
    ]),
  }),

  /** For who was removed before the start, with the admin's words (D114). */
  member_removed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ note: z.string().min(1) }),
  }),

  /** For who has left a running cycle; `amount` is what comes back in the settlement round when everybody pays (D115, D116). */
  exit_effective: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("before_receiving"), ...inRound, amount: money }),
      z.strictObject({ reason: z.literal("nothing_due") }),
      z.strictObject({ reason: z.literal("after_receiving") }),
    ]),
  }),

  /** For who has received a contribution from the leaver, and pays one back in that round (D115). */
  settlement_to_pay: news({
    about: "group",
    channels: ["notice", "feed", "letter"],
    weight: "high",
    values: z.strictObject({ ...inRound, member: person, amount: money }),
  }),

  /** For who has received none. */
  settlement_without_pay: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ ...inRound, member: person }),
  }),

  /** A contribution that was not needed any more is in the payer's balance, with the service fee (D259). */
  contribution_returned: news({
    about: "group",
    channels: ["notice", "feed", "letter"],
    weight: "high",
    values: z.strictObject({ payment_id: z.uuid(), ...inRound, amount: money }),
  }),
};
