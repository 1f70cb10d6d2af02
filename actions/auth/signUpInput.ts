import { z } from "zod";
import { EMAIL, LOCATION, PASSWORD, PERSON_NAME, PHONE, USERNAME } from "../../schema/account.ts";
import { placeInside } from "../../schema/wayBack.ts";
import { isTimeZone } from "../domain/cycle.ts";
import { type IdentityDetails, identityDetailsInput } from "../identity/identityDetails.ts";
import { line, name, secret } from "../middleware/textInput.ts";
import { isFair, isStrongEnough } from "../../schema/passwordStrength.ts";

export const emailInput = z
  .string("invalid-email")
  .trim()
  .toLowerCase()
  .max(EMAIL.max, "invalid-email")
  .pipe(z.email("invalid-email"));

/** D147. */
export const usernameInput = z
  .string()
  .trim()
  .min(USERNAME.min, "username-too-short")
  .refine((name) => name.length <= USERNAME.max && /^[A-Za-z0-9._]*$/.test(name), {
    error: "invalid-username",
    params: USERNAME,
  });

const phone = z.string("invalid-phone").trim().max(PHONE.max, "invalid-phone");
const PHONE_FORM = /^\+?[\d ()-]*\d[\d ()-]*$/;

/** What tells a form that was sent before. Nobody types it into the form that is sent, so an address that is none is no fault. */
export const sameFormInput = {
  /** Made by the browser for one filled-in form, so that sending it again after a lost answer is the same sign-up. */
  signUpKey: z.uuid().optional(),
  /** The address that this form was sent for before, which its person had mistyped. */
  insteadOf: emailInput.optional().catch(undefined),
};

/** What both forms ask for. Messages are codes of the catalogue of refusals. */
const account = {
  name: name(PERSON_NAME).refine((given) => given !== ""),
  email: emailInput,
  username: usernameInput,
  /** What the browser says, which its person cannot mend: a zone that nobody knows is none. */
  timeZone: secret({ max: 64, min: 0 })
    .transform((zone) => (isTimeZone(zone) ? zone : undefined))
    .optional(),
  language: z.enum(["en", "es", "fr"]).optional(),
  password: secret({ ...PASSWORD, code: "password-too-short" }).refine(isFair, "weak-password"),
  ...sameFormInput,
  /** The page that the person wanted to open. An address outside the app is ignored: the person did not type it. */
  wayBack: z.string().transform(placeInside).optional(),
  acceptTerms: z.literal(true, "terms-not-accepted"),
};

/** D144: the short form leaves the rest for later; it asks for less and so for a stronger password (D148). */
const quickForm = z.object({
  ...account,
  form: z.literal("quick"),
  phone: phone.regex(PHONE_FORM, "invalid-phone").optional(),
  location: line({ max: LOCATION.max }).optional(),
  password: account.password.refine(isStrongEnough, "weak-password"),
});

const wizardForm = z.object({
  ...account,
  form: z.literal("wizard"),
  phone: z
    .string("contact-incomplete")
    .trim()
    .min(1, "contact-incomplete")
    .pipe(phone.regex(PHONE_FORM, "invalid-phone")),
  location: line({ max: LOCATION.max, code: "contact-incomplete" }).refine(
    (given) => given !== "",
    "contact-incomplete",
  ),
  ...identityDetailsInput,
});

/** What a person gives to sign up, of which identity data is set apart: it goes to the sealed store alone (D145). */
export const signUpInput = z
  .preprocess(
    // Who names no form has filled in the short one.
    (given) =>
      typeof given === "object" && given !== null && !("form" in given) ? { ...given, form: "quick" } : given,
    z.discriminatedUnion("form", [quickForm, wizardForm]),
  )
  .transform((given): { account: SignUpAccount; identity: IdentityDetails | null } => {
    if (given.form === "quick") return { account: given, identity: null };
    const { address, city, dateOfBirth, postalCode, ssnLast4, state, ...rest } = given;
    return { account: rest, identity: { address, city, dateOfBirth, postalCode, ssnLast4, state } };
  });

/** Everything but identity data. */
export type SignUpAccount = z.output<typeof quickForm> | Omit<z.output<typeof wizardForm>, keyof IdentityDetails>;
