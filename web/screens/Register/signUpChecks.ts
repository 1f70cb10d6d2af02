/** What a sign-up form must satisfy before it is sent; the server checks again. Each answer is a key of the texts. */
import { PASSWORD, PERSON_NAME, USERNAME } from "../../../schema/account.ts";
import { isFair, isStrongEnough } from "../../../schema/passwordStrength.ts";
import { isVisible } from "../../../schema/visible.ts";
import { isEmail } from "../../lib/isEmail.ts";

/** D144: the short form, and the one in five steps. */
export type SignUpForm = "quick" | "wizard";

export type Fault =
  | "nameEmail"
  | "nameLong"
  | "email"
  | "username"
  | "usernameShort"
  | "usernameLong"
  | "usernameLetters"
  | "passwordMissing"
  | "passwordShort"
  | "passwordWeak"
  | "passwordTooWeak"
  | "passwordMismatch"
  | "contact"
  | "phone"
  | "identity"
  | "birthday"
  | "underAge"
  | "state"
  | "postalCode"
  | "ssn"
  | "agree";

type Check<Value> = (value: Value) => Fault | undefined;

export const checkName: Check<string> = (name) => {
  if (!isVisible(name)) return "nameEmail";
  return [...name.trim()].length <= PERSON_NAME.max ? undefined : "nameLong";
};

export const checkEmail: Check<string> = (email) => {
  if (email.trim() === "") return "nameEmail";
  return isEmail(email.trim()) ? undefined : "email";
};

/** Letters, digits, dots or underscores (D147). */
export const checkUsername: Check<string> = (username) => {
  const name = username.trim();
  if (name === "") return "username";
  if (name.length < USERNAME.min) return "usernameShort";
  if (name.length > USERNAME.max) return "usernameLong";
  return /^[A-Za-z0-9._]+$/.test(name) ? undefined : "usernameLetters";
};

/** Long enough, and of the strength that the form asks for (D148): the short one leaves one of the six checks open at most. */
export const checkPassword =
  (form: SignUpForm): Check<string> =>
  (password) => {
    if (password === "") return "passwordMissing";
    if (password.length < PASSWORD.min) return "passwordShort";
    if (form === "quick") return isStrongEnough(password) ? undefined : "passwordWeak";
    return isFair(password) ? undefined : "passwordTooWeak";
  };

export const checkAgreement: Check<boolean> = (isAgreed) => (isAgreed ? undefined : "agree");
