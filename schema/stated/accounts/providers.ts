import type { StatedPart } from "./part.ts";

/** Signing in with Google and Apple. */
export const PROVIDERS = {
  said: {
    "auth.ways.googleFailedTitle": "Google Sign-In Error",
    "errors.popups-blocked": "Please allow popups and try again.",
    "errors.network": "Network error. Please check your connection.",
    "refusals.provider-cancelled": "Sign-in was cancelled.",
    "refusals.provider-failed": "An unexpected error occurred.",
    "errors.google-plugin-missing": "Google Auth plugin not available",
    "errors.google-no-token": "No ID token received from Google",
    "errors.google-cancelled": "Google sign-in was cancelled.",
    "auth.ways.appleFailedTitle": "Sign-In Failed",
    "auth.ways.unavailableTitle": "Not Available",
  },
  owed: [],
} as const satisfies StatedPart;
