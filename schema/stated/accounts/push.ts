import type { StatedPart } from "./part.ts";

/** Pushes to this device. What the switch says is among the sentences of messages, where it stands. */
export const PUSH = {
  said: {},
  owed: ["Failed to toggle push notifications"],
} as const satisfies StatedPart;
