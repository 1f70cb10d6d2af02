import { actRefusal, type ActRefusal, type GroupMoment, type Standing } from "./groupActs.ts";
import { type Seats, seatRefusal } from "./joining.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/** What leads to an invitation, by the action's name. */
export type InviteAct = "search_people" | "invite_person" | "invite_by_email" | "resend_invitation";

export interface InviteQuestion {
  act: InviteAct;
  group: GroupMoment & Seats;
  who: Standing;
}

/**
 * Whether somebody may invite to a group now (D107), in the words of the SQL function group_may_invite: any active member
 * of a public group, the admin alone of a private one, while it recruits and has a free seat.
 */
export function mayInvite({ act, group, who }: InviteQuestion): MayI<"invite", ActRefusal | { code: "group-full" }> {
  if (!group.isPublic && who === "member") return mayNot({ code: "not-allowed" });
  const refused = actRefusal(act, who, group) ?? seatRefusal(group);
  return refused ? mayNot(refused) : may("invite");
}

/** Where an invitation stands (D109). It ends with its term, whether or not the row says so yet. */
export type InvitationState = "open" | "expired" | "accepted" | "declined" | "revoked";

export interface Invitation {
  status: "pending" | "accepted" | "declined" | "revoked" | "expired";
  expiresAt: Date;
}

/** The last instant of its term belongs to it no more. */
export function invitationState({ expiresAt, status }: Invitation, now: Date): InvitationState {
  if (status !== "pending") return status;
  return now < expiresAt ? "open" : "expired";
}

/** What people do with an invitation besides sending it. */
export type InvitationAct = "accept" | "decline" | "resend" | "revoke";

/**
 * Whether an act on an invitation is to be done: `do`; `done` where it was done before, which is told as success; or why
 * not. Turning it down and taking it back also end one that has expired, so that it is gone from the lists; sending
 * again opens it anew.
 */
export function invitationStep(
  act: InvitationAct,
  state: InvitationState,
): "do" | "done" | { code: "invitation-answered" | "invitation-expired" } {
  if (state === "open") return "do";
  if (state === "expired") return act === "accept" ? { code: "invitation-expired" } : "do";
  return state === ENDS_AS[act] ? "done" : { code: "invitation-answered" };
}

const ENDS_AS = { accept: "accepted", decline: "declined", resend: null, revoke: "revoked" } as const;
