import type { StatedPart } from "./part.ts";

/** Password, second factor and the end of an account. */
export const SECURITY = {
  said: {},
  owed: [
    "Confirmation Required",
    "Please type 'DELETE' to confirm account deletion.",
    "Invalid Password",
    "Password must be at least 6 characters long.",
    "Password Update Failed",
    "No 2FA factor found",
    "Deletion Failed",
    "Failed to delete account. Please try again or contact support.",
  ],
} as const satisfies StatedPart;
