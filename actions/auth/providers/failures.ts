/** Our codes for what the sign-in library says when a sign-in at a provider fails. */
const CODES = {
  access_denied: "provider-cancelled",
  user_cancelled_authorize: "provider-cancelled",
  account_not_linked: "password-first",
  account_suspended: "account-suspended",
  provider_not_found: "provider-unavailable",
  invalid_token: "provider-token-invalid",
  account_already_linked_to_different_user: "way-in-taken",
} as const;

type FailureCode = (typeof CODES)[keyof typeof CODES] | "provider-failed";

/** The code for one of the library's, however it spells it. */
export function codeOfFailure(said: string | undefined): FailureCode {
  const name = said?.toLowerCase().replaceAll(" ", "_") ?? "";
  return Object.hasOwn(CODES, name) ? CODES[name as keyof typeof CODES] : "provider-failed";
}
