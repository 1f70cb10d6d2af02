import { PASSWORD } from "./account.ts";

/** The six checks a password is measured by, in the order they are listed (D148). */
export const passwordChecks = ["length", "lower", "upper", "digit", "special", "uncommon"] as const;
export type PasswordCheck = (typeof passwordChecks)[number];
export type Strength = "weak" | "fair" | "good" | "strong";

const COMMON_WORDS = ["password", "123456", "qwerty", "abc123", "admin", "welcome", "login"];

/** Which checks the password meets and what that makes it: the form shows it, the server demands it. Letters of every alphabet count. */
export function passwordStrength(password: string): { met: ReadonlySet<PasswordCheck>; strength: Strength } {
  const lower = password.toLowerCase();
  const answers: Record<PasswordCheck, boolean> = {
    length: password.length >= PASSWORD.min,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    digit: /[0-9]/.test(password),
    special: /[!@#$%^&*(),.?":{}|<>]/.test(password),
    uncommon: password !== "" && !COMMON_WORDS.some((word) => lower.includes(word)),
  };
  const met = new Set(passwordChecks.filter((check) => answers[check]));
  const strength = met.size >= 5 ? "strong" : met.size === 4 ? "good" : met.size === 3 ? "fair" : "weak";
  return { met, strength };
}

/** D148: the password of the short sign-up form may leave one check open. */
export const isStrongEnough = (password: string): boolean => passwordStrength(password).strength === "strong";

/** D148: the password of the long sign-up form, and one that is set after a lost one, is at least fair. */
export const isFair = (password: string): boolean => passwordStrength(password).strength !== "weak";
