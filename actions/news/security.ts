import { z } from "zod";
import { news } from "./define.ts";

/** What can happen to the ways into an account. */
export const SECURITY_EVENTS = [
  "new_sign_in",
  "password_changed",
  "email_changed",
  "two_factor_on",
  "two_factor_off",
  "two_factor_recovered",
  "recovery_codes_renewed",
  "recovery_code_used",
  "way_in_added",
  "way_in_removed",
] as const;

/** Told beside a letter about the account, which comes in any case (D192). It rings at night too (D191). */
export const security = {
  security: news({
    about: "person",
    channels: ["notice"],
    weight: "high",
    ringsAtNight: SECURITY_EVENTS,
    values: z.strictObject({ reason: z.enum(SECURITY_EVENTS) }),
  }),
};
