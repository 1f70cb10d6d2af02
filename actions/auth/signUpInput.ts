import { z } from "zod";
import { EMAIL, LOCATION, PASSWORD, PERSON_NAME, PHONE, USERNAME } from "../../schema/account.ts";
import { placeInside } from "../../schema/wayBack.ts";
import { isTimeZone } from "../domain/cycle.ts";
import { line, name, secret } from "../middleware/textInput.ts";
import { isFair, isStrongEnough } from "../../schema/passwordStrength.ts";

export const emailInput = z
  .string("invalid-email")
  .trim()
  .toLowerCase()
  .max(EMAIL.max, "invalid-email")
  .pipe(z.email("invalid-email"));

/** What a person gives to sign up. Messages are codes of the catalogue of refusals. Identity data is never part of it (D145). */
export const signUpInput = z
  .object({
    name: name(PERSON_NAME).refine((given) => given !== ""),
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
      .max(PHONE.max, "invalid-phone")
      .regex(/^\+?[\d ()-]*\d[\d ()-]*$/, "invalid-phone")
      .optional(),
    location: line({ max: LOCATION.max }).optional(),
    timeZone: z.string().max(64).refine(isTimeZone).optional(),
    language: z.enum(["en", "es", "fr"]).optional(),
    password: secret({ ...PASSWORD, code: "password-too-short" }).refine(isFair, "weak-password"),
    /** D144: the short form asks for less and so for a stronger password. */
    form: z.enum(["quick", "wizard"]).default("quick"),
    /** Made by the browser for one filled-in form, so that sending it again after a lost answer is the same sign-up. */
    signUpKey: z.uuid().optional(),
    /** The page that the person wanted to open. An address outside the app is ignored: the person did not type it. */
    wayBack: z.string().transform(placeInside).optional(),
    acceptTerms: z.literal(true, "terms-not-accepted"),
  })
  .refine(({ form, password }) => form === "wizard" || isStrongEnough(password), {
    path: ["password"],
    error: "weak-password",
  });

export type SignUpInput = z.output<typeof signUpInput>;
