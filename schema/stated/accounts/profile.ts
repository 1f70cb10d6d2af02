import type { StatedPart } from "./part.ts";

/** The profile and its picture. */
export const PROFILE = {
  said: {
    "profile.edit.failed": "Failed to update profile. Please try again.",
    "profile.edit.saved": "Profile Updated",
    "profile.payment.added": "Payment Method Added!",
    "profile.payment.addFailed": "Payment Method Setup Failed",
    "profile.picture.failed": "Failed to update profile image. Please try again.",
    "refusals.avatar-type": "Invalid file type: Please select an image file.",
    "refusals.avatar-too-large": "File too large: Please select an image smaller than {{max}}MB.",
    "profile.edit.signedOut": "No user logged in",
  },
  owed: [],
} as const satisfies StatedPart;
