import type { StatedPart } from "./part.ts";

/** The first steps of a new person. */
export const ONBOARDING = {
  said: {},
  owed: ["Account Activated", "Setup Complete"],
} as const satisfies StatedPart;
