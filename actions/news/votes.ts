import { z } from "zod";
import { count, day, money, ordinal, person } from "../facts.ts";
import { news } from "./define.ts";

const inRound = { cycle: ordinal, round: ordinal };
/** How many may vote, and how many Yes approve. */
const voters = { members: count, needed: count };
const result = { yes: count, ...voters };

/** Votes of a group, and what follows from them (D126). */
export const votes = {
  /** `until` is the last day on which it is open. */
  restart_vote_opened: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "high",
    values: z.strictObject({ until: day, members: count }),
  }),

  /** For those who go on; in the chat for everybody. */
  group_restart_completed: news({
    about: "group",
    channels: ["notice", "feed", "chat", "letter"],
    weight: "high",
    values: z.strictObject({ yes: count, members: count, start_date: day, cycle: count }),
  }),

  restart_failed: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "normal",
    values: z.strictObject({ yes: count, members: count, needed: count }),
  }),

  /** For whoever did not vote Yes, or could not be enrolled by it (D86). */
  restart_confirmation_asked: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({
      reason: z.enum(["not_voted_yes", "in_arrears", "plan_limit", "not_possible"]),
      start_date: day,
    }),
  }),

  /** For an admin who is asked like others: runs the group until its start, and then only with a seat (D86, D118). */
  restart_admin_asked: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ start_date: day }),
  }),

  /** For whoever was asked and had not said that they go on when the next cycle started. */
  restart_left_out: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({}),
  }),

  /** For the admin, and in the chat: somebody who was asked goes on. */
  restart_confirmed: news({
    about: "group",
    channels: ["notice", "chat"],
    weight: "normal",
    values: z.strictObject({ member: person }),
  }),

  /** For those who vote whether a member gets `days` more (D122). `until` is the last day on which it is open. */
  extension_vote_opened: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "high",
    values: z.strictObject({
      reason: z.enum(["asked_by_member", "asked_by_admin"]),
      member: person,
      ...inRound,
      amount: money,
      days: count,
      until: day,
      ...voters,
    }),
  }),

  /** For everybody but the one it was about. `until` is the last day of the longer grace (D127). */
  extension_decided: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "normal",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("approved"), member: person, ...inRound, until: day, ...result }),
      z.strictObject({ reason: z.literal("failed"), member: person, ...inRound, ...result }),
    ]),
  }),

  /** For those who vote whether a member stays: one of them asks, a payout waits (D65), or the member wishes to go (D259). */
  removal_vote_opened: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("asked"), note: z.string().min(1), member: person, until: day, ...voters }),
      z.strictObject({
        reason: z.literal("behind_at_turn"),
        ...inRound,
        unpaid: count,
        member: person,
        until: day,
        ...voters,
      }),
      z.strictObject({ reason: z.literal("wish"), member: person, until: day, ...voters }),
    ]),
  }),

  /** For everybody but the one it was about (D128). */
  removal_decided: news({
    about: "group",
    channels: ["notice", "chat", "letter"],
    weight: "normal",
    values: z.strictObject({ reason: z.enum(["approved", "failed"]), member: person, ...result }),
  }),

  /** For the one it is about, who cannot vote (D124). */
  vote_about_you: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("extend_grace"), ...inRound, until: day }),
      z.strictObject({ reason: z.literal("asked"), note: z.string().min(1), until: day }),
      z.strictObject({ reason: z.literal("behind_at_turn"), ...inRound, unpaid: count, until: day }),
      z.strictObject({ reason: z.literal("wish"), until: day }),
    ]),
  }),

  /** For the one it was about. `until` is the last day of the grace. */
  your_vote_decided: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("extended"), ...inRound, amount: money, until: day }),
      z.strictObject({ reason: z.literal("not_extended"), ...inRound, until: day }),
      z.strictObject({ reason: z.literal("not_extended_late"), ...inRound }),
      z.strictObject({ reason: z.literal("removed") }),
      z.strictObject({ reason: z.literal("not_removed") }),
      z.strictObject({ reason: z.literal("let_go") }),
      z.strictObject({ reason: z.literal("not_let_go") }),
      z.strictObject({ reason: z.literal("extension_deleted") }),
      z.strictObject({ reason: z.literal("removal_deleted") }),
    ]),
  }),

  /** For the circle: the admin took a vote back (D129), or nothing was left to decide. */
  vote_deleted: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("restart_group") }),
      z.strictObject({ reason: z.enum(["extend_grace", "remove_member", "paid", "leaves", "over"]), member: person }),
    ]),
  }),
};
