/** What a sign-up form must satisfy before it is sent; the server checks again. Each answer is a key of the texts. */
import { isEmail } from "../../lib/isEmail.ts";
import { passwordStrength, shortestPassword } from "../../ui/passwordStrength.ts";

export type Fault =
  | "nameEmail"
  | "email"
  | "username"
  | "usernameShort"
  | "usernameLong"
  | "usernameLetters"
  | "passwordMissing"
  | "passwordShort"
  | "passwordWeak"
  | "agree";

type Check<Value> = (value: Value) => Fault | undefined;

export const checkName: Check<string> = (name) => (name.trim() === "" ? "nameEmail" : undefined);

export const checkEmail: Check<string> = (email) => {
  if (email.trim() === "") return "nameEmail";
  return isEmail(email.trim()) ? undefined : "email";
};

/** 3 to 30 letters, digits, dots or underscores (D147). */
export const checkUsername: Check<string> = (username) => {
  const name = username.trim();
  if (name === "") return "username";
  if (name.length < 3) return "usernameShort";
  if (name.length > 30) return "usernameLong";
  return /^[A-Za-z0-9._]+$/.test(name) ? undefined : "usernameLetters";
};

/** At least 12 characters, and no more than one of the six checks open (D148). */
export const checkPassword: Check<string> = (password) => {
  if (password === "") return "passwordMissing";
  if (password.length < shortestPassword) return "passwordShort";
  return passwordStrength(password).met.size < 5 ? "passwordWeak" : undefined;
};

export const checkAgreement: Check<boolean> = (isAgreed) => (isAgreed ? undefined : "agree");
