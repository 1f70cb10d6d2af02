/** What a new password must satisfy before it is sent; the server checks again. Each answer is a key of the texts. */
import { PASSWORD } from "../../../schema/account.ts";
import { isFair } from "../../../schema/passwordStrength.ts";

export type Fault = "passwordMissing" | "passwordShort" | "passwordWeak" | "passwordMismatch";

/** Long enough, and at least fair on the meter (D148). */
export function checkNewPassword(password: string): Fault | undefined {
  if (password === "") return "passwordMissing";
  if (password.length < PASSWORD.min) return "passwordShort";
  return isFair(password) ? undefined : "passwordWeak";
}

export function checkConfirmation(confirmation: string, password: string): Fault | undefined {
  if (confirmation === "") return "passwordMissing";
  return confirmation === password ? undefined : "passwordMismatch";
}
