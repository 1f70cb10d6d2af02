import { z } from "zod";
import { isTimeZone } from "../domain/cycle.ts";
import { line, secret } from "../middleware/textInput.ts";
import { isWeakPassword } from "./passwordStrength.ts";

export const emailInput = z
  .string("invalid-email")
  .trim()
  .toLowerCase()
  .max(254, "invalid-email")
  .pipe(z.email("invalid-email"));

/** Characters of a username. */
const USERNAME = { min: 3, max: 30 };

/** What a person gives to sign up. Messages are codes of the catalogue of refusals. Identity data is never part of it (D145). */
export const signUpInput = z.object({
  name: line({ max: 120 }).refine((name) => name !== ""),
  email: emailInput,
  username: z
    .string()
    .trim()
    .min(USERNAME.min, "username-too-short")
    .refine((name) => name.length <= USERNAME.max && /^[A-Za-z0-9._]*$/.test(name), {
      error: "invalid-username",
      params: USERNAME,
    }),
  phone: z
    .string("invalid-phone")
    .trim()
    .max(30, "invalid-phone")
    .regex(/^\+?[\d\s()-]*\d[\d\s()-]*$/, "invalid-phone")
    .optional(),
  location: line({ max: 200 }).optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
  language: z.enum(["en", "es", "fr"]).optional(),
  password: secret({ min: 12, max: 128, code: "password-too-short" }).refine(
    (password) => !isWeakPassword(password),
    "weak-password",
  ),
  /** Made by the browser for one filled-in form: the same form sent again after a lost answer is the same sign-up. */
  signUpKey: z.uuid().optional(),
  acceptTerms: z.literal(true, "terms-not-accepted"),
});

export type SignUpInput = z.output<typeof signUpInput>;
