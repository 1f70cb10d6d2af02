import type { GroupStatus } from "../../../circle/groupWords.ts";

/** A circle of one is no circle (D76). */
const smallestCircle = 2;

export interface StartFacts {
  status: GroupStatus;
  isManualStartEnabled: boolean;
  members: number;
  minimumMembers: number;
}

export type StartReason = "disabled" | "started" | "noMembers" | "tooFew";

/** Why the group cannot be started now, or null. The server decides again when the button is pressed. */
export function startReason(facts: StartFacts): StartReason | null {
  if (facts.status !== "recruiting" && facts.status !== "ready_to_start") return "started";
  if (!facts.isManualStartEnabled) return "disabled";
  if (facts.members === 0) return "noMembers";
  return facts.members < Math.max(facts.minimumMembers, smallestCircle) ? "tooFew" : null;
}

/** Whether the admin may start below the minimum all the same, after confirming it twice (D76). */
export function mayOverride(facts: StartFacts): boolean {
  return startReason(facts) === "tooFew" && facts.members >= smallestCircle;
}
