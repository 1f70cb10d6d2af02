import type { StatedPart } from "./part.ts";

/** Pushes to this device. What the switch says is among the sentences of messages, where it stands. */
export const PUSH = {
  said: { "push.toggleFailed": "Failed to toggle push notifications" },
  owed: [],
} as const satisfies StatedPart;
