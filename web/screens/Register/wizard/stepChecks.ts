import { IDENTITY_FIELDS } from "../../../../schema/account.ts";
import { isAdult, isBirthday } from "../../../../schema/adult.ts";
import { isVisible } from "../../../../schema/visible.ts";
import { checkAgreement, checkEmail, checkName, checkPassword, checkUsername, type Fault } from "../signUpChecks.ts";
import { type Inputs, STEPS } from "./inputs.ts";

type Check = (inputs: Inputs, now: Date) => Fault | undefined;

const PHONE = /^\+?[\d ()-]*\d[\d ()-]*$/;

const digits = (text: string, { length }: { length: number }) =>
  text.trim().length === length && /^[0-9]+$/.test(text.trim());

/** First that there is something, with the sentence of the step; then whether it can be right. */
const needed =
  (input: keyof Inputs, missing: Fault, more: Check = () => undefined): Check =>
  (inputs, now) =>
    isVisible(String(inputs[input])) ? more(inputs, now) : missing;

const CHECKS: Readonly<Record<keyof Inputs, Check>> = {
  name: ({ name }) => checkName(name),
  email: ({ email }) => checkEmail(email),
  username: ({ username }) => checkUsername(username),
  phone: needed("phone", "contact", ({ phone }) => (PHONE.test(phone.trim()) ? undefined : "phone")),
  location: needed("location", "contact"),
  dateOfBirth: needed("dateOfBirth", "identity", ({ dateOfBirth }, now) => {
    if (!isBirthday(dateOfBirth, now)) return "birthday";
    return isAdult(dateOfBirth, now) ? undefined : "underAge";
  }),
  address: needed("address", "identity"),
  city: needed("city", "identity"),
  state: needed("state", "identity", ({ state }) => (/^[A-Za-z]{2}$/.test(state.trim()) ? undefined : "state")),
  postalCode: needed("postalCode", "identity", ({ postalCode }) =>
    digits(postalCode, IDENTITY_FIELDS.postalCode) ? undefined : "postalCode",
  ),
  ssnLast4: needed("ssnLast4", "identity", ({ ssnLast4 }) =>
    digits(ssnLast4, IDENTITY_FIELDS.ssnLast4) ? undefined : "ssn",
  ),
  password: ({ password }) => checkPassword("wizard")(password),
  confirmPassword: ({ confirmPassword, password }) => {
    if (confirmPassword === "") return "passwordMissing";
    return confirmPassword === password ? undefined : "passwordMismatch";
  },
  acceptTerms: ({ acceptTerms }) => checkAgreement(acceptTerms),
};

/** What keeps a person on a step, counted from 1; an empty object for nothing. */
export function stepFaults(inputs: Inputs, step: number, now: Date): Partial<Record<keyof Inputs, Fault>> {
  return Object.fromEntries(
    (STEPS[step - 1] ?? []).flatMap((input) => {
      const fault = CHECKS[input](inputs, now);
      return fault === undefined ? [] : [[input, fault]];
    }),
  );
}

/** The first step that is not filled in well, or the last one: no step before it is skipped. */
export function lastOpenStep(inputs: Inputs, now: Date): number {
  const open = STEPS.findIndex((_, at) => Object.keys(stepFaults(inputs, at + 1, now)).length > 0);
  return open < 0 ? STEPS.length : open + 1;
}
