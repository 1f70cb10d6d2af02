/**
 * The refusals that a page before the sign-in can meet: those of the sign-in service. A build leaves the sentences of all
 * others out of what these pages fetch (`build/signInSentences`); behind the sign-in all are there. A test of `scripts/` holds
 * the list to the service's own.
 */
export const signInCodes = [
  "account-locked",
  "account-suspended",
  "email-not-verified",
  "invalid-credentials",
  "invalid-email",
  "invalid-input",
  "invalid-phone",
  "invalid-two-factor-code",
  "invalid-username",
  "name-reserved",
  "not-allowed",
  "password-first",
  "password-too-short",
  "provider-cancelled",
  "provider-failed",
  "provider-token-invalid",
  "provider-unavailable",
  "registration-failed",
  "resend-limit-reached",
  "resend-paused",
  "reset-link-invalid",
  "second-factor-expired",
  "service-unavailable",
  "session-expired",
  "terms-not-accepted",
  "too-many-requests",
  "too-many-sign-ins",
  "username-taken",
  "username-too-short",
  "weak-password",
] as const;
