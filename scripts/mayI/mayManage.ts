import { deletionRefusal, reminderRefusal } from "../../actions/domain/managing.ts";
import {
  actRefusal,
  type ActRefusal,
  personRefusal,
  type GroupMoment,
  type Standing,
} from "../../actions/domain/groupActs.ts";
import { type MayI, may, mayNot } from "../../actions/domain/mayI.ts";
import { arrangingRefusal } from "../../actions/domain/payoutOrder.ts";
import { admissionRefusal } from "../../actions/domain/terms.ts";

/** By its name. */
interface PlanNeeded {
  plan: string;
}

export interface ManageQuestion {
  who: Standing;
  group: GroupMoment & {
    payoutMethod: string;
    /** Whether one of its cycles has ever started; the current one may still be planned. */
    hasStarted: boolean;
    hasPayments: boolean;
    hasOwnPayoutDay: boolean;
    /** A link name or an accent colour that was chosen. */
    hasOwnLook: boolean;
    /** Members other than the admin who have not asked to leave and whose exit is not agreed: only they can take over (D118). */
    successors: number;
  };
  /** The plan that would be needed for what the deciding plan has not: the founder's for the day (D8), the admin's for look and cover (D6). */
  plans: { payoutDay: PlanNeeded | null; look: PlanNeeded | null };
  /** What `reminderRefusal` asks of the round at hand. */
  round: { owing: number; remindedUntil: Date | null };
}

/** What an organizer does on the page to manage a group, by the action's name (D99). */
export const MANAGE_ACTS = [
  "edit_details",
  "set_group_admission",
  "change_group_terms",
  "set_payout_day",
  "set_group_look",
  "set_group_cover",
  "set_manual_start",
  "set_payout_order",
  "extend_recruitment",
  "close_registration",
  "remind_members",
  "offer_admin_role",
  "close_group",
  "delete_group",
] as const;
export type ManageAct = (typeof MANAGE_ACTS)[number];

export type ManageRefusal =
  | ActRefusal
  | {
      code:
        | "private-is-final"
        | "payout-order-not-manual"
        | "registration-closed"
        | "nobody-to-remind"
        | "nobody-to-hand-over-to"
        | "payments-exist";
    }
  | { code: "scheduling-needs-plan" | "custom-needs-plan"; values: PlanNeeded }
  | { code: "reminded-today"; until: Date };

/**
 * Whether somebody may do an act of an organizer now (D99, D236), put together from the refusals of all its actions: what the
 * SQL function group_may_manage answers for all of them at once. No action needs the whole, so it stands here.
 */
export function mayManage(act: ManageAct, question: ManageQuestion): MayI<ManageAct, ManageRefusal> {
  const { group, who } = question;
  // Words are changed in every state (D89), by a plain update that a freeze stops.
  const refused =
    act === "edit_details"
      ? (personRefusal("admin", who, group) ?? (group.isFrozen ? ({ code: "group-frozen" } as const) : null))
      : actRefusal(act, who, group);
  if (refused) return mayNot(refused);
  const obstacle = obstacleOf(act, question);
  return obstacle ? mayNot(obstacle) : may(act);
}

function obstacleOf(act: ManageAct, { group, plans, round }: ManageQuestion): ManageRefusal | null {
  switch (act) {
    case "set_group_admission":
      return admissionRefusal(group.hasStarted, { wasPublic: group.isPublic, isPublic: true });
    // What is there already can be taken away on every plan.
    case "set_payout_day":
      return plans.payoutDay && !group.hasOwnPayoutDay
        ? { code: "scheduling-needs-plan", values: plans.payoutDay }
        : null;
    case "set_group_look":
      return plans.look && !group.hasOwnLook ? { code: "custom-needs-plan", values: plans.look } : null;
    // Taking a cover away asks nobody's plan, and nothing here: the answer is about giving one.
    case "set_group_cover":
      return plans.look && { code: "custom-needs-plan", values: plans.look };
    case "set_payout_order":
      return arrangingRefusal(group.payoutMethod);
    case "close_registration":
      return group.status === "ready_to_start" ? { code: "registration-closed" } : null;
    case "remind_members":
      return reminderRefusal(round.owing, round.remindedUntil);
    case "offer_admin_role":
      return group.successors === 0 ? { code: "nobody-to-hand-over-to" } : null;
    case "delete_group":
      return deletionRefusal(group.hasPayments);
    default:
      return null;
  }
}
