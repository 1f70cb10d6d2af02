import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type Applicant, type ApplicantRefusal, applicantRefusal, type Seats, seatRefusal } from "./joining.ts";
import { type MayI, may, mayNot } from "./mayI.ts";
import type { PayoutOrder } from "./payoutOrder.ts";

/**
 * The order of the next cycle: the last one moved on by a place, so that who went first goes last (D85). Whoever does not
 * go on is left out, and whoever was not there in the last cycle comes after the others.
 * @param last the order of the cycle before
 * @param members who takes part in the next one; newcomers in the order in which they joined
 */
export function orderAfter(last: PayoutOrder, members: readonly string[]): PayoutOrder {
  const goOn = new Set(members);
  const moved = [...last.slice(1), ...last.slice(0, 1)].filter((userId) => goOn.has(userId));
  const known = new Set(moved);
  return [...moved, ...members.filter((userId) => !known.has(userId))];
}

export interface ConfirmQuestion {
  who: Standing;
  group: GroupMoment & Seats;
  /** The vote passed, and this person was a voter, is not enrolled, and has not left. */
  isAsked: boolean;
  /** The start day of the next cycle has come in the group's time zone (D86). */
  isStartDayHere: boolean;
  /** A member who came later has an alias that looks the same. */
  isAliasTaken: boolean;
  person: Applicant;
}

export type ConfirmRefusal =
  | ActRefusal
  | ApplicantRefusal
  | {
      code: "restart-not-open" | "group-full" | "group-closed" | "alias-taken";
    };

/**
 * Whether a member who was asked may still go on with the group (D86); in the words of the SQL function
 * group_may_confirm_restart.
 */
export function mayConfirmRestart(question: ConfirmQuestion): MayI<"confirm", ConfirmRefusal> {
  const { group, isAliasTaken, isAsked, isStartDayHere, person, who } = question;
  const refused = actRefusal("confirm_restart", who, group);
  if (refused) return mayNot(refused);
  if (!isAsked || isStartDayHere) return mayNot({ code: "restart-not-open" });
  const obstacle = seatRefusal(group) ?? applicantRefusal(person);
  if (obstacle) return mayNot(obstacle);
  return isAliasTaken ? mayNot({ code: "alias-taken" }) : may("confirm");
}
