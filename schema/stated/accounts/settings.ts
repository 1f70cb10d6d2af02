import type { StatedPart } from "./part.ts";

/** Settings that are kept at once. */
export const SETTINGS = {
  said: {},
  owed: ["Failed to save setting", "Settings Error"],
} as const satisfies StatedPart;
