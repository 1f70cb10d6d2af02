import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

export interface StartQuestion {
  who: Standing;
  isSuspended: boolean;
  group: GroupMoment & {
    manualStartEnabled: boolean;
    members: number;
    minimumMembers: number;
    /** Every member has one position, where the admin arranges them; true where nobody does (D79). */
    isOrderComplete: boolean;
  };
  /** The fewest people that are a circle (D76). */
  smallestCircle: number;
}

export type StartRefusal =
  | ActRefusal
  | { code: "account-suspended" | "manual-start-disabled" | "no-members" | "payout-order-incomplete" }
  | { code: "not-enough-members"; values: { needed: number; members: number } };

/**
 * Whether somebody may start a group by hand now (D73, D76, D79), in the words of the SQL function group_may_start. With
 * fewer members than its minimum, its admin may start it all the same where nothing else stands in the way.
 */
export function mayStart(question: StartQuestion): MayI<"start" | "start_anyway", StartRefusal> {
  const { who, isSuspended, group, smallestCircle } = question;
  const { isOrderComplete, manualStartEnabled, members, minimumMembers } = group;
  if (isSuspended) return mayNot({ code: "account-suspended" });
  const refused = actRefusal("start_group", who, group);
  if (refused) return mayNot(refused);
  if (!manualStartEnabled) return mayNot({ code: "manual-start-disabled" });
  if (members === 0) return mayNot({ code: "no-members" });
  const needed = Math.max(minimumMembers, smallestCircle);
  if (members < needed) {
    const fewer = mayNot({ code: "not-enough-members", values: { needed, members } } as const);
    return members >= smallestCircle && isOrderComplete ? { ...fewer, act: "start_anyway" } : fewer;
  }
  return isOrderComplete ? may("start") : mayNot({ code: "payout-order-incomplete" });
}
