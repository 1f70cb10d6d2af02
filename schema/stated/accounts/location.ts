import type { StatedPart } from "./part.ts";

/** Finding a place by the device or by search. */
export const LOCATION = {
  said: {
    "location.denied.title": "Location Permission Denied",
    "location.unsupported.title": "Location Not Supported",
    "location.unknown.title": "Location Error",
    "location.search.mapsTitle": "Maps Not Available",
    "location.search.limitTitle": "Search Limit Reached",
  },
  owed: [],
} as const satisfies StatedPart;
