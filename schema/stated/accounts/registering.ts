import type { StatedPart } from "./part.ts";

/** Signing up, and the letter that confirms the address. */
export const REGISTERING = {
  said: {},
  owed: [
    "Registration Failed",
    "Failed to create account.",
    "Account creation failed",
    "Please Wait",
    "You can resend the email in {{seconds}} seconds.",
    "Resend Limit Reached",
    "You've reached the maximum number of resend attempts. Please contact support if you need help.",
    "Email Sent!",
    "Resend Failed",
    "Please fill in your name and email.",
    "Please provide your username (display name).",
    "Please complete all identity verification fields.",
    "Missing Password",
    "Weak Password",
    "Password must include uppercase, lowercase, numbers, and special characters. Avoid common words.",
  ],
} as const satisfies StatedPart;
