import { hoursAfter } from "./cycle.ts";
import { actRefusal, type ActRefusal, type GroupMoment, type GroupStatus, type Standing } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/** Before the start nothing is owed, so leaving is a row less; after it, leaving is a settled exit (D113, D114). */
export const isBeforeStart = (status: GroupStatus): boolean => status === "recruiting" || status === "ready_to_start";

export interface LeaveQuestion {
  who: Standing;
  group: GroupMoment;
  /** An exit from the running cycle is agreed already. */
  isExitAgreed: boolean;
  /** Until when the admin has time to answer a request that is open. */
  askedUntil: Date | null;
}

export type LeaveRefusal =
  | ActRefusal
  | { code: "admin-cannot-leave" | "exit-agreed" }
  | { code: "leave-already-asked"; until: Date };

/**
 * Whether a member may ask the admin to be let out of the group (D113), in the words of the SQL function group_may_leave.
 * The admin hands the group over first (D118): nobody could answer the admin's own request.
 */
export function mayAskToLeave(question: LeaveQuestion): MayI<"ask", LeaveRefusal> {
  const { askedUntil, group, isExitAgreed, who } = question;
  const refused = actRefusal("ask_to_leave", who, group);
  if (refused) return mayNot(refused);
  if (who === "admin") return mayNot({ code: "admin-cannot-leave" });
  if (isExitAgreed) return mayNot({ code: "exit-agreed" });
  return askedUntil ? mayNot({ code: "leave-already-asked", until: askedUntil }) : may("ask");
}

/** From when the admin's silence counts: 72 hours before the start (D258), seven days after it (D259), by the catalogue. */
export function leaveAnswerDue(
  now: Date,
  status: GroupStatus,
  { exitAnswerDays, silenceHours }: { silenceHours: number; exitAnswerDays: number },
): Date {
  const hours = isBeforeStart(status) ? silenceHours : exitAnswerDays * 24;
  return hoursAfter(now, hours);
}

/** What becomes of a request when its time is over: before the start it is granted (D258), after it nobody consents by silence (D259). */
export const silentAnswer = (status: GroupStatus): "agreed" | "unanswered" =>
  isBeforeStart(status) ? "agreed" : "unanswered";
