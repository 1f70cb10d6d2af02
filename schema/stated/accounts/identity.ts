import type { StatedPart } from "./part.ts";

/**
 * Verifying one's identity. Not here: `Verification failed`, which the title of a failed check says, beside the reason that each
 * has (decision 28).
 */
export const IDENTITY = {
  said: {
    "identity.errorTitle": "Verification Error",
    "identity.startFailed": "Failed to start verification",
    "refusals.verification-session-failed": "Failed to create verification session",
    "identity.notFound": "No verification found. Please start verification first.",
    "refusals.verification-check-failed": "Failed to check verification status",
    "identity.slow": "Verification is taking longer than expected. Please check back later or contact support.",
    "identity.popupTitle": "Please Allow Popups",
    "identity.failedTitle": "Verification Failed",
    "identity.failedText": "Please try again or contact support.",
    "identity.logIn": "Please log in to start identity verification",
    "identity.consentTitle": "Consent Required",
    "identity.consentText": "Please provide consent to continue with identity verification.",
  },
  owed: [],
} as const satisfies StatedPart;
