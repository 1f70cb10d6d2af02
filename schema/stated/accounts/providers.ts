import type { StatedPart } from "./part.ts";

/** Signing in with Google and Apple. */
export const PROVIDERS = {
  said: {},
  owed: [
    "Google Sign-In Error",
    "Please allow popups and try again.",
    "Sign-in was cancelled.",
    "An unexpected error occurred.",
    "Google Auth plugin not available",
    "No ID token received from Google",
    "Google sign-in was cancelled.",
    "Sign-In Failed",
    "Not Available",
  ],
} as const satisfies StatedPart;
