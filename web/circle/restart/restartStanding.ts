import { isRefusedWith, readMayI } from "../../lib/mayI.ts";

/** Refusals to go on that only whoever is asked can get. */
const OF_THE_ASKED = new Set([
  "alias-taken",
  "free-plan-limit",
  "group-closed",
  "group-full",
  "identity-required",
  "in-arrears",
  "payment-disputed",
]);

/** Whether the reader is asked to go on with the circle's next cycle, by the server's `may_confirm_restart` (D86). */
export function isAskedBy(mayConfirm: unknown): boolean {
  const answer = readMayI(mayConfirm);
  return answer.allowed || OF_THE_ASKED.has(answer.refusal.code);
}

/** Whether the reader is or was in the circle, by the same answer. */
export function isInsiderBy(mayConfirm: unknown): boolean {
  const answer = readMayI(mayConfirm);
  return !isRefusedWith(answer, "not-allowed") && !isRefusedWith(answer, "group-not-found");
}

/** Whether a circle has a cycle behind it and none running: what there is to say about a restart is said then. */
export const isBetweenCycles = (group: { status: string; total_cycles_completed?: number | null }): boolean =>
  group.status === "completed" ||
  ((group.total_cycles_completed ?? 0) > 0 && (group.status === "ready_to_start" || group.status === "recruiting"));
