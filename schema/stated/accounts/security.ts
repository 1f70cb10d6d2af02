import type { StatedPart } from "./part.ts";

/** Password, second factor and the end of an account. */
export const SECURITY = {
  said: {
    "security.password.invalidTitle": "Invalid Password",
    "security.password.invalid": "Password must be at least {{min}} characters long.",
    "security.password.failedTitle": "Password Update Failed",
    "refusals.no-two-factor": "No 2FA factor found",
    "settings.deletion.missingTitle": "Confirmation Required",
    "refusals.deletion-not-confirmed": "Please type 'DELETE' to confirm account deletion.",
    "settings.deletion.failedTitle": "Deletion Failed",
    "settings.deletion.failed": "Failed to delete account. Please try again or contact support.",
  },
  owed: [],
} as const satisfies StatedPart;
