import type { StatedPart } from "./part.ts";

/** Pushes to this device. */
export const PUSH = {
  said: {
    "push.notSupported": "Not Supported",
    "errors.push-unsupported": "Push notifications not supported",
    "push.denied": "Permission Denied",
    "errors.push-denied": "Notification permission denied",
    "push.setupIncomplete": "Setup Incomplete",
    "push.subscriptionFailed": "Subscription Failed",
    "push.unsubscribeFailed": "Unsubscribe Failed",
    "push.testFailed": "Test Failed",
  },
  owed: ["Failed to toggle push notifications"],
} as const satisfies StatedPart;
