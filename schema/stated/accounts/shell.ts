import type { StatedPart } from "./part.ts";

/** The app around its pages. */
export const SHELL = {
  said: {
    "errors.unexpected": "Something went wrong. Please try again.",
    "refusals.not-allowed": "You are not authorized to perform this action.",
    "refusals.invalid-input": "Please check your input and try again.",
    "shell.errorPage.loadingTitle": "Page Loading Error",
    "shell.errorPage.wrongTitle": "Something went wrong",
    "shell.errorPage.authTitle": "Authentication Error",
    "shell.errorPage.startTitle": "App Initialization Error",
    "shell.notFound.title": "Page Not Found",
  },
  owed: [],
} as const satisfies StatedPart;
