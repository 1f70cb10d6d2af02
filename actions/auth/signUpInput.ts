import { z } from "zod";
import { isWeakPassword } from "./passwordStrength.ts";

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Trimmed, without the characters that no one types and no screen shows. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text));

export const emailInput = z
  .string("invalid-email")
  .trim()
  .toLowerCase()
  .max(254, "invalid-email")
  .pipe(z.email("invalid-email"));

/** What a person gives to sign up. Messages are codes of auth/refusals.ts. Identity data is never part of it (D145). */
export const signUpInput = z.object({
  name: line(120).min(1),
  email: emailInput,
  username: z
    .string("invalid-username")
    .trim()
    .min(3, "username-too-short")
    .regex(/^[A-Za-z0-9._]{3,30}$/, "invalid-username"),
  phone: z
    .string("invalid-phone")
    .trim()
    .max(30, "invalid-phone")
    .regex(/^\+?[\d\s()-]*\d[\d\s()-]*$/, "invalid-phone")
    .optional(),
  location: line(200).optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
  language: z.enum(["en", "es", "fr"]).optional(),
  password: z
    .string()
    .min(12, "password-too-short")
    .max(128)
    .refine((password) => !isWeakPassword(password), "weak-password"),
  /** Made by the browser for one filled-in form: the same form sent again after a lost answer is the same sign-up. */
  signUpKey: z.uuid().optional(),
  acceptTerms: z.literal(true, "terms-not-accepted"),
});

export type SignUpInput = z.output<typeof signUpInput>;
