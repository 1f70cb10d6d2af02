import type { StatedPart } from "./part.ts";

/** The app around its pages. */
export const SHELL = {
  said: {},
  owed: [
    "Something went wrong. Please try again.",
    "You are not authorized to perform this action.",
    "Please check your input and try again.",
    "Page Loading Error",
    "Something went wrong",
    "Authentication Error",
    "App Initialization Error",
    "Page Not Found",
  ],
} as const satisfies StatedPart;
