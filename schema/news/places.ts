import type { NoticeKind } from "./words.ts";

const group = (groupId: string | null) => (groupId === null ? "/groups" : `/groups/${groupId}`);
const votes = () => "/messages?tab=votes";
/** The dashboard says what is available. */
const chatOf = (_groupId: string | null, _reason: string | undefined, chat = "") =>
  `/messages?${new URLSearchParams({ tab: "chat", selectedChat: chat })}`;
const balance = () => "/dashboard";

/** Whoever is out may not see the circle any more; in a running one they leave later, and read there what follows. */
const groupUntilOut = (groupId: string | null, reason: string | undefined) =>
  reason === "started" ? group(groupId) : "/groups";

type Place = (groupId: string | null, reason: string | undefined, chat: string | undefined) => string;

const PLACES: Readonly<Record<NoticeKind, Place>> = {
  achievement_earned: () => "/profile?tab=achievements",
  admin_changed: group,
  admin_offer_declined: group,
  admin_offered: group,
  contribution_received: group,
  contribution_returned: balance,
  exit_effective: group,
  extension_decided: votes,
  extension_vote_opened: votes,
  group_closed: group,
  group_closed_by_admin: group,
  group_completed: group,
  group_deleted: () => "/groups",
  group_invitation: group,
  group_restart_completed: group,
  group_started: group,
  identity_failed: () => "/identity-verification",
  identity_verified: () => "/identity-verification",
  join_approved: group,
  join_rejected: group,
  join_request: group,
  late_contribution_forwarded: balance,
  late_payment_allowed: group,
  late_payment_asked: group,
  late_payment_opened: group,
  leave_agreed: groupUntilOut,
  leave_asked: group,
  leave_declined: group,
  group_message_received: chatOf,
  message_received: chatOf,
  member_joined: group,
  member_released: group,
  payment_reminder: group,
  member_removed: () => "/groups?tab=discover",
  payout_released: balance,
  removal_decided: votes,
  removal_vote_opened: votes,
  settlement_to_pay: group,
  settlement_without_pay: group,
  restart_admin_asked: group,
  restart_confirmation_asked: group,
  restart_confirmed: group,
  restart_failed: group,
  restart_left_out: group,
  restart_vote_opened: group,
  seat_offered: group,
  seat_offer_ended: group,
  start_missed: group,
  terms_changed: group,
  terms_unanswered: () => "/groups",
  vote_about_you: votes,
  your_vote_decided: group,
  waiting_ended: () => "/groups?tab=discover",
};

/** Letters whose button leads elsewhere than their notice. */
const LETTER_PLACES: Partial<typeof PLACES> = {
  join_rejected: () => "/groups",
};

/** What leads somewhere: its kind, the group that it is about, its reason where it has several, and its conversation. */
interface Leading {
  kind: NoticeKind;
  groupId: string | null;
  reason?: string | undefined;
  chat?: string | undefined;
}

/** Where a notice leads, as a path of ours to a page that is there (D189). */
export const noticePlace = ({ chat, groupId, kind, reason }: Leading): string => PLACES[kind](groupId, reason, chat);

/** Where the button of its letter leads. */
export const letterPlace = ({ chat, groupId, kind, reason }: Leading): string =>
  (LETTER_PLACES[kind] ?? PLACES[kind])(groupId, reason, chat);

export const noticeKinds = Object.keys(PLACES) as readonly NoticeKind[];
