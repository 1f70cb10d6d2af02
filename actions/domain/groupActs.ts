/** The states of a group (D72). */
export type GroupStatus = "pending" | "recruiting" | "ready_to_start" | "started" | "completed" | "closed" | "inactive";

/** What a person is to a group. A `former` member had a seat and has left, but may still owe rounds (D116). */
export type Standing = "admin" | "member" | "former" | "stranger";

interface GroupAct {
  /** `member`: who has a seat; `participant`: anybody who has or had one. */
  by: "admin" | "member" | "participant" | "anyone";
  /** The states in which it may be done; without it, every state. */
  in?: readonly GroupStatus[];
  /** The refusal in the other states. */
  elsewhere?: (status: GroupStatus) => "group-closed" | "already-started" | "payout-order-locked";
  /** Whether it may be done while the group is frozen (D210, D263). */
  whenFrozen: boolean;
}

/**
 * Who may do what with a group: one line for each action that touches one, by its name. Rules about amounts, seats or
 * rounds are elsewhere, with their own subject.
 */
export const GROUP_ACTS = {
  join_group: { by: "anyone", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  approve_join_request: { by: "admin", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  reject_join_request: { by: "admin", whenFrozen: true },
  // Who of the members may invite to a private group, and while a seat is free, is in inviting.ts (D107).
  search_people: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  invite_person: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  invite_by_email: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  resend_invitation: { by: "member", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  revoke_invitation: { by: "member", whenFrozen: true },
  accept_invitation: { by: "anyone", in: ["recruiting"], elsewhere: () => "group-closed", whenFrozen: false },
  decline_invitation: { by: "anyone", whenFrozen: true },
  set_payout_order: {
    by: "admin",
    in: ["pending", "recruiting", "ready_to_start"],
    elsewhere: () => "payout-order-locked",
    whenFrozen: true,
  },
  start_group: {
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
} as const satisfies Record<string, GroupAct>;

export type GroupActName = keyof typeof GROUP_ACTS;

export type ActRefusal = {
  code: "not-allowed" | "group-not-found" | "group-closed" | "already-started" | "payout-order-locked" | "group-frozen";
};

export interface GroupMoment {
  status: GroupStatus;
  isFrozen: boolean;
  isPublic: boolean;
}

/** Why somebody may not do a thing with a group now, or null. For strangers a private group does not exist. */
export function actRefusal(name: GroupActName, who: Standing, group: GroupMoment): ActRefusal | null {
  const act: GroupAct = GROUP_ACTS[name];
  if (!mayBe(act.by, who)) return { code: who === "stranger" && !group.isPublic ? "group-not-found" : "not-allowed" };
  if (act.in && act.elsewhere && !act.in.includes(group.status)) return { code: act.elsewhere(group.status) };
  return group.isFrozen && !act.whenFrozen ? { code: "group-frozen" } : null;
}

function mayBe(by: GroupAct["by"], who: Standing): boolean {
  if (by === "anyone") return true;
  if (by === "participant") return who !== "stranger";
  return who === "admin" || (by === "member" && who === "member");
}
