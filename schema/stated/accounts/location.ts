import type { StatedPart } from "./part.ts";

/** Finding a place by the device or by search. */
export const LOCATION = {
  said: {},
  owed: [
    "Location Permission Denied",
    "Location Not Supported",
    "Location Error",
    "Maps Not Available",
    "Search Limit Reached",
  ],
} as const satisfies StatedPart;
