import type { StatedPart } from "./part.ts";

/** Verifying one's identity. */
export const IDENTITY = {
  said: {},
  owed: [
    "Verification Error",
    "Failed to start verification",
    "Failed to create verification session",
    "Verification failed",
    "No verification found. Please start verification first.",
    "Failed to check verification status",
    "Verification is taking longer than expected. Please check back later or contact support.",
    "Please Allow Popups",
    "Verification Failed",
    "Please try again or contact support.",
    "Please log in to start identity verification",
    "Consent Required",
    "Please provide consent to continue with identity verification.",
  ],
} as const satisfies StatedPart;
