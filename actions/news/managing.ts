import { z } from "zod";
import { day, money, ordinal, person } from "../facts.ts";
import { news } from "./define.ts";

/** What an organizer does with a group, and what members answer. */
export const managing = {
  /** For each member who has to accept, through that day, the last whole one, in the group's zone (D89). */
  terms_changed: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ until: day }),
  }),

  /** In the chat for everybody, once a change (D188). */
  terms_amended: news({ about: "group", channels: ["chat"], weight: "normal", values: z.strictObject({}) }),

  /** For each member but the admin, who wrote them: other rules, which ask nobody (D267). */
  rules_changed: news({ about: "group", channels: ["notice", "letter"], weight: "normal", values: z.strictObject({}) }),

  /** In the chat for everybody, once a version (D267). */
  rules_amended: news({ about: "group", channels: ["chat"], weight: "normal", values: z.strictObject({}) }),

  /** For who did not accept in time and has left. */
  terms_unanswered: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({}),
  }),

  /** For the admin, and in the chat for everybody: a seat is free again. */
  member_released: news({
    about: "group",
    channels: ["notice", "chat"],
    weight: "normal",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("declined"), member: person }),
      z.strictObject({ reason: z.literal("unanswered"), member: person }),
    ]),
  }),

  recruitment_extended: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.strictObject({ start_date: day }),
  }),

  registration_closed: news({ about: "group", channels: ["chat"], weight: "normal", values: z.strictObject({}) }),

  /** Everybody in the order that the admin arranged; at most 50 (D79). */
  payout_order_set: news({
    about: "group",
    channels: ["chat"],
    weight: "normal",
    values: z.strictObject({ order: z.array(person).min(1) }),
  }),

  /** Rounds are counted anew in each cycle, so it names both (D39). */
  payment_reminder: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ cycle: ordinal, round: ordinal, amount: money, due: day }),
  }),

  group_closed_by_admin: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({}),
  }),

  group_deleted: news({ about: "group", channels: ["notice", "letter"], weight: "high", values: z.strictObject({}) }),

  /** For the member who is asked to run the group (D118); `admin` is who has run it. */
  admin_offered: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("handed_over"), admin: person }),
      z.strictObject({ reason: z.literal("absent"), admin: person }),
      z.strictObject({ reason: z.literal("in_default"), admin: person }),
      // The admin did not go on with the next cycle (D86), or the circle let them go (D128).
      z.strictObject({ reason: z.literal("without_seat"), admin: person }),
    ]),
  }),

  admin_offer_declined: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ member: person }),
  }),

  /** For everybody else; `admin` runs the group from now on. */
  admin_changed: news({
    about: "group",
    channels: ["notice", "chat"],
    weight: "normal",
    values: z.strictObject({ admin: person }),
  }),
};
