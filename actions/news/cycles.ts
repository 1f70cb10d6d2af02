import { z } from "zod";
import { count, day, person } from "../facts.ts";
import { news } from "./define.ts";

const startDate = { start_date: day };

/** A cycle: its order, its start, what keeps it from starting, its end. */
export const cycles = {
  group_started: news({
    about: "group",
    channels: ["notice", "feed", "chat", "letter"],
    weight: "high",
    values: z.strictObject({ first_due: day }),
  }),

  /** Everybody in the order of the draw (D80); at most 50. */
  payout_order_drawn: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.strictObject({ order: z.array(person).min(1) }),
  }),

  /** For the admin, weekly: what keeps the group from starting by itself (D75). */
  start_missed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ ...startDate, reason: z.literal("too_few_members"), needed: count, members: count }),
      z.strictObject({ ...startDate, reason: z.literal("order_incomplete") }),
      z.strictObject({ ...startDate, reason: z.literal("ready_now") }),
      // As above, and its admin may not start it by hand.
      z.strictObject({ ...startDate, reason: z.literal("ready_for_another_day") }),
    ]),
  }),

  /** It did not become ready within so many weeks of its start date (D75), or all but one have left it (D72). */
  group_closed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "normal",
    values: z.union([
      z.strictObject({ ...startDate, weeks: count }),
      z.strictObject({ reason: z.literal("all_left") }),
    ]),
  }),

  group_completed: news({
    about: "group",
    channels: ["notice", "feed", "chat", "letter"],
    weight: "normal",
    values: z.strictObject({}),
  }),
};
