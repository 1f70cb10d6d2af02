import type { StatedPart } from "./part.ts";

/** Finding a place by the device or by search. */
export const LOCATION = {
  said: {
    "location.denied.text": "Allow the location in the settings of your browser or device, or type your city.",
    "location.unavailable.text": "Your location is not available at the moment. Please type your city.",
    "location.timedOut.text": "Finding your location took too long. Please try again, or type your city.",
    "location.unknown.text": "Your location could not be found. Please type your city.",
    "location.denied.title": "Location Permission Denied",
    "location.unsupported.title": "Location Not Supported",
    "location.unknown.title": "Location Error",
    "location.search.mapsTitle": "Maps Not Available",
    "location.search.limitTitle": "Search Limit Reached",
  },
  owed: [],
} as const satisfies StatedPart;
