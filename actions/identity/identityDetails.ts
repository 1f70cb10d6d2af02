import { z } from "zod";
import { IDENTITY_FIELDS } from "../../schema/account.ts";
import { isDay } from "../../schema/adult.ts";
import { line } from "../middleware/textInput.ts";

const needed = "identity-incomplete";

/** A line that has to say something. */
const said = ({ max }: { max: number }) => line({ max }).refine((given) => given !== "", needed);

/** As many digits as asked for, and nothing else. */
const digits = (code: string, { length }: { length: number }) =>
  z
    .string(needed)
    .trim()
    .min(1, needed)
    .refine((given) => given.length === length && /^[0-9]*$/.test(given), code);

/** Who a person says to be, as the last step but one of the long sign-up asks for it. Kept sealed alone (D145). */
export const identityDetailsInput = {
  /** YYYY-MM-DD; whether it is past, and an adult's, is asked against the clock. */
  dateOfBirth: z.string(needed).trim().min(1, needed).refine(isDay, "invalid-date-of-birth"),
  address: said(IDENTITY_FIELDS.address),
  city: said(IDENTITY_FIELDS.city),
  state: z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(IDENTITY_FIELDS.state.length, "invalid-state")
    .regex(/^[A-Za-z]{2}$/, "invalid-state")
    .toUpperCase(),
  postalCode: digits("invalid-postal-code", IDENTITY_FIELDS.postalCode),
  ssnLast4: digits("invalid-ssn", IDENTITY_FIELDS.ssnLast4),
};

/** All six, checked. */
export type IdentityDetails = { [Field in keyof typeof identityDetailsInput]: string };
