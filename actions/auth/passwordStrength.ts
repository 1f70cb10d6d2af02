import { PASSWORD } from "../../schema/account.ts";

const COMMON_WORDS = ["password", "123456", "qwerty", "abc123", "admin", "welcome", "login"];

/** The six things the strength meter looks at; true where the password does well. */
export function passwordChecks(password: string): boolean[] {
  const lower = password.toLowerCase();
  return [
    password.length >= PASSWORD.min,
    /[a-z]/.test(password),
    /[A-Z]/.test(password),
    /[0-9]/.test(password),
    /[!@#$%^&*(),.?":{}|<>]/.test(password),
    !COMMON_WORDS.some((word) => lower.includes(word)),
  ];
}

/** One check may fail, a second makes it weak. */
export const isWeakPassword = (password: string): boolean =>
  passwordChecks(password).filter((isGood) => !isGood).length > 1;
