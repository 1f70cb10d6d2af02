import { PASSWORD } from "../../schema/account.ts";

/** The six checks a password is measured by, in the order they are listed. */
export const passwordChecks = ["length", "lower", "upper", "digit", "special", "uncommon"] as const;
export type PasswordCheck = (typeof passwordChecks)[number];
export type Strength = "weak" | "fair" | "good" | "strong";

const commonWords = ["password", "123456", "qwerty", "abc123", "admin", "welcome", "login"];

/** Which checks the password meets and what that makes it. */
export function passwordStrength(password: string): { met: ReadonlySet<PasswordCheck>; strength: Strength } {
  const lower = password.toLowerCase();
  const answers: Record<PasswordCheck, boolean> = {
    length: password.length >= PASSWORD.min,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    special: /[!@#$%^&*(),.?":{}|<>]/.test(password),
    uncommon: password !== "" && !commonWords.some((word) => lower.includes(word)),
  };
  const met = new Set(passwordChecks.filter((check) => answers[check]));
  const strength = met.size >= 5 ? "strong" : met.size === 4 ? "good" : met.size === 3 ? "fair" : "weak";
  return { met, strength };
}
