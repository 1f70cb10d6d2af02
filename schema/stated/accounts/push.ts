import type { StatedPart } from "./part.ts";

/** Pushes to this device. */
export const PUSH = {
  said: {},
  owed: [
    "Failed to toggle push notifications",
    "Push notifications not supported",
    "Notification permission denied",
    "Permission Denied",
    "Setup Incomplete",
    "Subscription Failed",
    "Unsubscribe Failed",
    "Test Failed",
    "Not Supported",
  ],
} as const satisfies StatedPart;
