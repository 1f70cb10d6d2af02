import { z } from "zod";
import { VERIFICATION_FAILURES } from "../identity/diditStatus.ts";
import { news } from "./define.ts";

/** How the check of a person's identity ended (D156). */
export const identity = {
  identity_verified: news({
    about: "person",
    channels: ["notice", "feed"],
    weight: "normal",
    values: z.strictObject({}),
  }),

  identity_failed: news({
    about: "person",
    channels: ["notice"],
    weight: "high",
    values: z.strictObject({ reason: z.enum(VERIFICATION_FAILURES) }),
  }),
};
