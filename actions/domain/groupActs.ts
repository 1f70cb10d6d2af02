/** The states of a group (D72). */
export type GroupStatus = "pending" | "recruiting" | "ready_to_start" | "started" | "completed" | "closed" | "inactive";

/** What a person is to a group. A `former` member had a seat and has left, but may still owe rounds (D116). */
export type Standing = "admin" | "member" | "former" | "stranger";

type ElsewhereCode =
  | "group-closed"
  | "already-started"
  | "payout-order-locked"
  | "group-ended"
  | "terms-locked"
  | "closing-locked"
  | "group-not-started"
  | "group-not-completed"
  | "group-not-pending"
  | "circle-is-over"
  | "restart-not-open";

interface GroupAct {
  /** `member`: who has a seat; `participant`: anybody who has or had one. */
  by: "admin" | "member" | "participant" | "anyone";
  /** The states in which it may be done; without it, every state. */
  in?: readonly GroupStatus[];
  /** The refusal in the other states. */
  elsewhere?: (status: GroupStatus) => ElsewhereCode;
  /** Whether it may be done while the group is frozen (D210, D263). */
  whenFrozen: boolean;
}

/** Before a start: nobody owes anything yet, and terms and order may change (D79, D89). */
export const PLANNED = ["pending", "recruiting", "ready_to_start"] as const;
const NOT_ENDED = [...PLANNED, "started", "completed"] as const;
const hasEnded = (status: GroupStatus) => status === "closed" || status === "inactive";
const lockedTerms = (status: GroupStatus) => (hasEnded(status) ? "group-ended" : "terms-locked");

/**
 * Who may do what with a group: one line for each action that touches one, by its name. Rules about amounts, seats or
 * rounds are elsewhere, with their own subject.
 */
export const GROUP_ACTS = {
  join_group: { by: "anyone", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  approve_join_request: { by: "admin", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  reject_join_request: { by: "admin", whenFrozen: true },
  withdraw_join_request: { by: "anyone", whenFrozen: true },
  // Who of the members may invite to a private group, and while a seat is free, is in inviting.ts (D107).
  search_people: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  invite_person: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  invite_by_email: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  resend_invitation: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  revoke_invitation: { by: "member", whenFrozen: true },
  accept_invitation: { by: "anyone", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  decline_invitation: { by: "anyone", whenFrozen: true },
  create_join_link: { by: "admin", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  revoke_join_link: { by: "admin", whenFrozen: true },
  join_waiting_list: { by: "anyone", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  leave_waiting_list: { by: "anyone", whenFrozen: true },
  set_payout_order: {
    by: "admin",
    in: PLANNED,
    elsewhere: () => "payout-order-locked",
    whenFrozen: true,
  },
  update_pending_group: { by: "admin", in: ["pending"], elsewhere: () => "group-not-pending", whenFrozen: false },
  discard_pending_group: { by: "admin", in: ["pending"], elsewhere: () => "group-not-pending", whenFrozen: true },
  // A picture or a cover tells nobody when to pay: it may change at any time, and a bad one must go from a frozen group too.
  set_group_picture: { by: "admin", whenFrozen: true },
  set_group_cover: { by: "admin", whenFrozen: true },
  start_group: {
    by: "admin",
    in: ["recruiting", "ready_to_start"],
    elsewhere: (status) => (status === "pending" || status === "closed" ? "group-closed" : "already-started"),
    whenFrozen: false,
  },
  // D89, D99: what an organizer changes, and the answers of members to it.
  set_group_admission: { by: "admin", in: NOT_ENDED, elsewhere: () => "group-ended", whenFrozen: false },
  change_group_terms: { by: "admin", in: PLANNED, elsewhere: lockedTerms, whenFrozen: false },
  // The payout day is a term, and the look is words: D8, D6.
  set_payout_day: { by: "admin", in: PLANNED, elsewhere: lockedTerms, whenFrozen: false },
  set_group_look: { by: "admin", in: NOT_ENDED, elsewhere: () => "group-ended", whenFrozen: false },
  set_manual_start: { by: "admin", in: PLANNED, elsewhere: lockedTerms, whenFrozen: false },
  accept_group_terms: { by: "member", in: PLANNED, elsewhere: lockedTerms, whenFrozen: true },
  decline_group_terms: { by: "member", in: PLANNED, elsewhere: lockedTerms, whenFrozen: true },
  extend_recruitment: {
    by: "admin",
    in: ["recruiting", "ready_to_start"],
    elsewhere: (status) => (status === "pending" ? "group-closed" : lockedTerms(status)),
    whenFrozen: false,
  },
  close_registration: {
    by: "admin",
    in: ["recruiting", "ready_to_start"],
    elsewhere: (status) => (status === "pending" ? "group-closed" : lockedTerms(status)),
    whenFrozen: false,
  },
  remind_members: { by: "admin", in: ["started"], elsewhere: () => "group-not-started", whenFrozen: false },
  close_group: {
    by: "admin",
    in: ["recruiting", "ready_to_start"],
    elsewhere: (status) =>
      status === "pending" ? "group-closed" : hasEnded(status) ? "group-ended" : "closing-locked",
    whenFrozen: false,
  },
  // D87, D88: once it has started, nobody but the platform ends what its members owe each other.
  delete_group: { by: "admin", in: [...PLANNED, "closed"], elsewhere: () => "closing-locked", whenFrozen: false },
  offer_admin_role: { by: "admin", in: NOT_ENDED, elsewhere: () => "group-ended", whenFrozen: false },
  withdraw_admin_offer: { by: "admin", whenFrozen: true },
  accept_admin_role: { by: "member", in: NOT_ENDED, elsewhere: () => "group-ended", whenFrozen: false },
  decline_admin_role: { by: "member", whenFrozen: true },
  // The days and hours of an answer stand still in a freeze, as everything does (D263); asking and taking back are words.
  ask_to_leave: {
    by: "member",
    in: ["recruiting", "ready_to_start", "started"],
    elsewhere: () => "circle-is-over",
    whenFrozen: true,
  },
  withdraw_leave_request: { by: "member", whenFrozen: true },
  answer_leave_request: {
    by: "admin",
    in: ["recruiting", "ready_to_start", "started"],
    elsewhere: () => "circle-is-over",
    whenFrozen: false,
  },
  preview_exit: { by: "member", in: ["started"], elsewhere: () => "group-not-started", whenFrozen: true },
  // After the start only a vote or an agreed exit ends a membership (D114).
  remove_member: {
    by: "admin",
    in: ["recruiting", "ready_to_start"],
    elsewhere: (status) => (status === "pending" || status === "closed" ? "group-closed" : "already-started"),
    whenFrozen: false,
  },
  // In which states a round can be paid follows from its cycle (D59, D82); a frozen group takes nothing (D210).
  stripe_contribute: { by: "participant", whenFrozen: false },
  // Which contributions are locked follows from their cycle too (D59); the days of an allowance must not run in a freeze.
  ask_to_pay_late: { by: "participant", whenFrozen: false },
  allow_late_payment: { by: "admin", whenFrozen: false },
  check_contribution: { by: "participant", whenFrozen: true },
  cancel_contribution: { by: "participant", whenFrozen: true },
  initiate_group_restart: {
    by: "admin",
    in: ["completed"],
    elsewhere: () => "group-not-completed",
    whenFrozen: false,
  },
  // Whose contribution it is about, and how often, is in extension.ts and removal.ts (D122).
  open_extend_grace_vote: {
    by: "member",
    in: ["started"],
    elsewhere: () => "group-not-started",
    whenFrozen: false,
  },
  open_removal_vote: { by: "member", in: ["started"], elsewhere: () => "group-not-started", whenFrozen: false },
  // The grace goes on when a vote on it is taken back (D123), and in a freeze no clock does (D263).
  delete_vote: { by: "admin", whenFrozen: false },
  // Who of them has a vote, and until when, is fixed with the vote (D124); a frozen group closes none (D263).
  cast_vote: { by: "participant", whenFrozen: false },
  confirm_restart: {
    by: "participant",
    in: ["recruiting", "ready_to_start"],
    elsewhere: () => "restart-not-open",
    whenFrozen: false,
  },
} as const satisfies Record<string, GroupAct>;

export type GroupActName = keyof typeof GROUP_ACTS;

export type ActRefusal = { code: "not-allowed" | "group-not-found" | "group-frozen" | ElsewhereCode };

export interface GroupMoment {
  status: GroupStatus;
  isFrozen: boolean;
  isPublic: boolean;
}

/** Why somebody may not do a thing with a group now, or null. For strangers a private group does not exist. */
export function actRefusal(name: GroupActName, who: Standing, group: GroupMoment): ActRefusal | null {
  const act: GroupAct = GROUP_ACTS[name];
  const wrongPerson = personRefusal(act.by, who, group);
  if (wrongPerson) return wrongPerson;
  if (act.in && act.elsewhere && !act.in.includes(group.status)) return { code: act.elsewhere(group.status) };
  return group.isFrozen && !act.whenFrozen ? { code: "group-frozen" } : null;
}

/** Why an act is not for this person, whatever the state of the group, or null. */
export function personRefusal(
  by: GroupAct["by"],
  who: Standing,
  group: Pick<GroupMoment, "isPublic">,
): { code: "not-allowed" | "group-not-found" } | null {
  if (mayBe(by, who)) return null;
  return { code: who === "stranger" && !group.isPublic ? "group-not-found" : "not-allowed" };
}

function mayBe(by: GroupAct["by"], who: Standing): boolean {
  if (by === "anyone") return true;
  if (by === "participant") return who !== "stranger";
  return who === "admin" || (by === "member" && who === "member");
}
