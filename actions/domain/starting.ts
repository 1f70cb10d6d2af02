import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

export interface StartQuestion {
  who: Standing;
  group: GroupMoment & {
    manualStartEnabled: boolean;
    members: number;
    minimumMembers: number;
    /** Every member has one position, where the admin arranges them; true where nobody does (D79). */
    isOrderComplete: boolean;
    /** How many have not yet accepted changed terms, and by when all will have answered (D89); null where nobody is asked. */
    unansweredTerms: { members: number; until: Date } | null;
    /**
     * How many who were asked may still go on from the last cycle, and the instant from which they may not (D86); null where
     * nobody may. A start leaves them out.
     */
    stillAsked: { members: number; until: Date | null } | null;
  };
  /** The fewest people that are a circle (D76). */
  smallestCircle: number;
}

/** What the button does: with too few members, and without who has not answered, the admin says so by name. */
export type StartAct = "start" | "start_anyway" | "start_without_asked";

export type StartRefusal =
  | ActRefusal
  | { code: "manual-start-disabled" | "no-members" | "payout-order-incomplete" }
  | { code: "terms-unanswered"; values: { members: number }; until: Date }
  | { code: "restart-unanswered"; values: { members: number }; until?: Date }
  | { code: "not-enough-members"; values: { needed: number; members: number } };

/**
 * Whether somebody may start a group by hand now (D73, D76, D79), in the words of the SQL function group_may_start. With
 * fewer members than its minimum, or before everybody has said whether they go on, its admin may start it all the same
 * where nothing else stands in the way.
 */
export function mayStart(question: StartQuestion): MayI<StartAct, StartRefusal> {
  const { who, group, smallestCircle } = question;
  const { isOrderComplete, manualStartEnabled, members, minimumMembers, stillAsked, unansweredTerms } = group;
  const refused = actRefusal("start_group", who, group);
  if (refused) return mayNot(refused);
  if (!manualStartEnabled) return mayNot({ code: "manual-start-disabled" });
  if (members === 0) return mayNot({ code: "no-members" });
  if (unansweredTerms)
    return mayNot({
      code: "terms-unanswered",
      values: { members: unansweredTerms.members },
      until: unansweredTerms.until,
    });
  const needed = Math.max(minimumMembers, smallestCircle);
  if (stillAsked) {
    const early = mayNot({
      code: "restart-unanswered",
      values: { members: stillAsked.members },
      ...(stillAsked.until && { until: stillAsked.until }),
    } as const);
    // With too few members it waits for the answers, which may make them enough.
    return members >= needed && isOrderComplete ? { ...early, act: "start_without_asked" } : early;
  }
  if (members < needed) {
    const fewer = mayNot({ code: "not-enough-members", values: { needed, members } } as const);
    return members >= smallestCircle && isOrderComplete ? { ...fewer, act: "start_anyway" } : fewer;
  }
  return isOrderComplete ? may("start") : mayNot({ code: "payout-order-incomplete" });
}
