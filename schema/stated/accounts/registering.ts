import type { StatedPart } from "./part.ts";

/** Signing up, and the letter that confirms the address. */
export const REGISTERING = {
  said: {
    "auth.register.failedTitle": "Registration Failed",
    "registering.failed": "Failed to create account.",
    "refusals.registration-failed": "Account creation failed",
    "auth.confirm.waitTitle": "Please Wait",
    "auth.confirm.wait": "You can resend the email in {{seconds}} seconds.",
    "auth.confirm.limitTitle": "Resend Limit Reached",
    "auth.confirm.limit":
      "You've reached the maximum number of resend attempts. Please contact support if you need help.",
    "auth.confirm.sentToast": "Email Sent!",
    "auth.confirm.resendFailed": "Resend Failed",
    "auth.check.nameEmail": "Please fill in your name and email.",
    "auth.check.username": "Please provide your username (display name).",
    "refusals.identity-incomplete": "Please complete all identity verification fields.",
    "auth.check.passwordMissing": "Missing Password",
    "auth.check.passwordMismatchTitle": "Password Mismatch",
    "auth.check.passwordMismatch": "Passwords do not match.",
    "auth.check.passwordWeakTitle": "Weak Password",
    "auth.check.passwordWeak":
      "Password must include uppercase, lowercase, numbers, and special characters. Avoid common words.",
  },
  owed: [],
} as const satisfies StatedPart;
