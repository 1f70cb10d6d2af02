import { isRecord } from "../../lib/json.ts";
import { type MayI, readMayI } from "../../lib/mayI.ts";

/** What an organizer does here, by the action's name, as the server answers for each (D99, D236). */
export type ManageAct =
  | "edit_details"
  | "set_group_admission"
  | "change_group_terms"
  | "set_payout_day"
  | "set_group_look"
  | "set_group_cover"
  | "set_manual_start"
  | "set_payout_order"
  | "extend_recruitment"
  | "close_registration"
  | "remind_members"
  | "offer_admin_role"
  | "close_group"
  | "delete_group";

export type ManageAnswers = (act: ManageAct) => MayI;

/**
 * Reads the field may_manage of a group.
 * @throws Error where it does not answer for an act: the page must not guess what its reader may do
 */
export function manageAnswers(mayManage: unknown): ManageAnswers {
  return (act) => readMayI(isRecord(mayManage) ? mayManage[act] : undefined);
}

/** Whether a refusal says that the reader is not the one who runs the group. */
export const isOrganizer = (answers: ManageAnswers): boolean => {
  const answer = answers("edit_details");
  return answer.allowed || !["not-allowed", "group-not-found"].includes(answer.refusal.code);
};
