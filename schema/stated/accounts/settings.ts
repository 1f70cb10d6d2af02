import type { StatedPart } from "./part.ts";

/** Settings that are kept at once. */
export const SETTINGS = {
  said: {
    "settings.notSaved": "Failed to save setting",
    "shell.errorPage.settingsTitle": "Settings Error",
  },
  owed: [],
} as const satisfies StatedPart;
