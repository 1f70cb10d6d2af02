import { z } from "zod";
import { ordinal } from "../facts.ts";
import { news } from "./define.ts";

/** What a person has earned (D139). */
export const achievements = {
  achievement_earned: news({
    about: "person",
    channels: ["notice", "feed"],
    weight: "normal",
    values: z.strictObject({
      reason: z.enum([
        "first_payment",
        "consistent_saver",
        "social_butterfly",
        "reliable_saver",
        "savings_milestone",
        "circle_champion",
        "payment_master",
        "community_leader",
      ]),
      points: ordinal,
    }),
  }),
};
