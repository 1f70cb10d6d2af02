import type { StatedPart } from "./part.ts";

/** The first steps of a new person. */
export const ONBOARDING = {
  said: {
    "onboarding.complete.title": "Account Activated",
    "onboarding.complete.notSaved": "Setup Complete",
  },
  owed: [],
} as const satisfies StatedPart;
