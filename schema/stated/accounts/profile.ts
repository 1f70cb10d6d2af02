import type { StatedPart } from "./part.ts";

/** The profile and its picture. */
export const PROFILE = {
  said: {},
  owed: [
    "Failed to update profile. Please try again.",
    "Invalid file type: Please select an image file.",
    "File too large: Please select an image smaller than 5MB.",
    "No user logged in",
  ],
} as const satisfies StatedPart;
