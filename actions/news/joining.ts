import { z } from "zod";
import { day, person } from "../facts.ts";
import { news } from "./define.ts";

/** Founding a group and coming into one. */
export const joining = {
  group_created: news({ about: "group", channels: ["feed"], weight: "low", values: z.strictObject({}) }),

  group_joined: news({ about: "group", channels: ["feed"], weight: "normal", values: z.strictObject({}) }),

  /** For the admin, and in the chat for everybody (D188). */
  member_joined: news({
    about: "group",
    channels: ["notice", "feed", "chat"],
    weight: "normal",
    values: z.strictObject({ member: person }),
  }),

  join_request: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "normal",
    values: z.strictObject({ join_request_id: z.uuid(), applicant: person }),
  }),

  /** For who is invited and has an account; the letter goes to the address in any case. */
  group_invitation: news({
    about: "group",
    channels: ["notice"],
    weight: "normal",
    values: z.strictObject({ inviter: person }),
  }),

  join_approved: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "normal",
    values: z.strictObject({}),
  }),

  /** `note` is what the admin wrote to the person who asked. */
  join_rejected: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "normal",
    values: z.discriminatedUnion("reason", [
      z.strictObject({ reason: z.literal("unstated") }),
      // The system's answer: nobody can grant it any more (D256).
      z.strictObject({ reason: z.literal("closed") }),
      z.strictObject({ reason: z.literal("stated"), note: z.string().min(1) }),
    ]),
  }),

  /** For who waited for a seat: the group started, closed or became private (D104, D256). */
  waiting_ended: news({ about: "group", channels: ["notice", "letter"], weight: "normal", values: z.strictObject({}) }),

  /** For the first on the waiting list; `until` is the last whole day of the offer, in the group's time zone (D92). */
  seat_offered: news({
    about: "group",
    channels: ["notice", "letter"],
    weight: "high",
    values: z.strictObject({ until: day }),
  }),

  /** Nobody took the offered seat in time, and it went to the next. */
  seat_offer_ended: news({ about: "group", channels: ["notice"], weight: "normal", values: z.strictObject({}) }),
};
