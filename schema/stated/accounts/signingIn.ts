import type { StatedPart } from "./part.ts";

/** Signing in by password, and the session. */
export const SIGNING_IN = {
  said: {
    "refusals.invalid-credentials": "Invalid email or password. Please check your credentials.",
    "refusals.email-not-verified": "Please check your email and click the confirmation link before signing in.",
    "refusals.too-many-sign-ins": "Too many login attempts. Please wait a moment before trying again.",
    "refusals.service-unavailable": "Authentication service temporarily unavailable. Please try again later.",
    "errors.retrying": "Connection error. Retrying... ({{attempt}}/{{attempts}})",
    "auth.login.missingTitle": "Missing Information",
    "auth.login.missing": "Please fill in all fields.",
    "auth.login.failedTitle": "Login Failed",
    "auth.login.unverifiedTitle": "Email not verified",
    "auth.login.lockedTitle": "Account temporarily locked",
    "auth.login.resendFailedTitle": "Could not send verification email",
    "auth.login.resendFailed": "Try again later.",
    "auth.login.resent": "Verification email sent",
    "refusals.session-expired": "Your session has expired. Please sign in again.",
    "errors.session-error": "Session error occurred. Please refresh the page and sign in again.",
  },
  owed: [],
} as const satisfies StatedPart;
