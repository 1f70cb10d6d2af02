import type { NoticeKind } from "./words.ts";

/** What a notice is about: chooses its mark in the list, and among which of the filters it stands. */
export type NoticeTopic = "payments" | "groups" | "votes" | "messages" | "account" | "security";

type Place = (
  groupId: string | null,
  reason: string | undefined,
  chat: string | undefined,
  ticket: number | undefined,
) => string;

interface Notice {
  topic: NoticeTopic;
  /** Where it leads (D189). The last of them is a page that is there; one before it may still be to come. */
  places: readonly [Place, ...Place[]];
  /** Where the button of its letter leads, where that is elsewhere. */
  letter?: Place;
}

const group: Place = (groupId) => (groupId === null ? "/groups" : `/groups/${groupId}`);
const groups = () => "/groups";
const discover = () => "/groups?tab=discover";
const votes = () => "/messages?tab=votes";

/** Whoever is out may not see the circle any more; in a running one they leave later, and read there what follows. */
const groupUntilOut: Place = (groupId, reason, ...more) =>
  reason === "started" ? group(groupId, reason, ...more) : "/groups";

/**
 * How a vote about the reader ends without a result among their votes: what is taken back is shown to nobody, and whoever
 * leaves sees the circle's votes no more, but on its page what follows.
 */
const endsOutOfSight = new Set(["removed", "let_go", "extension_deleted", "removal_deleted"]);
const votesWhileInSight: Place = (groupId, reason = "", ...more) =>
  endsOutOfSight.has(reason) ? group(groupId, reason, ...more) : votes();

const ofGroup = { topic: "groups", places: [group] } as const;
const ofPayment = { topic: "payments", places: [group] } as const;
/** Until there is a page of the balance, the dashboard says what is available. */
const ofBalance = { topic: "payments", places: [() => "/money-transfer", () => "/dashboard"] } as const;
/** Its letter leads to where one pays. */
const ofReminder = { topic: "payments", places: [() => "/payment-schedule"], letter: group } as const satisfies Notice;
const ofVote = { topic: "votes", places: [votes] } as const;
/** Its letter leads to the circle, whose page has the way to the terms and the agreement. */
const ofRestartVote = { ...ofVote, letter: group } as const;
const ofMessage = {
  topic: "messages",
  places: [(_groupId, _reason, chat = "") => `/messages?${new URLSearchParams({ tab: "chat", selectedChat: chat })}`],
} as const satisfies Notice;
const ofIdentity = { topic: "account", places: [() => "/identity-verification"] } as const;

/** Every kind of notice there is, what it is about and where it leads: the one table, beside which `notice_kinds` lists the same. */
const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  achievement_earned: { topic: "account", places: [() => "/profile?tab=achievements"] },
  admin_changed: ofGroup,
  admin_offer_declined: ofGroup,
  admin_offered: ofGroup,
  contribution_received: { topic: "payments", places: [() => "/payment-history", group] },
  contribution_returned: ofBalance,
  debt_given_up: ofPayment,
  exit_effective: ofGroup,
  extension_decided: ofVote,
  extension_vote_opened: ofVote,
  group_closed: ofGroup,
  group_closed_by_admin: ofGroup,
  group_completed: ofGroup,
  group_deleted: { topic: "groups", places: [groups] },
  group_invitation: { topic: "groups", places: [() => "/messages?tab=invites"] },
  group_message_received: ofMessage,
  group_restart_completed: ofGroup,
  group_started: ofGroup,
  identity_failed: ofIdentity,
  identity_verified: ofIdentity,
  join_approved: ofGroup,
  join_rejected: { ...ofGroup, letter: discover },
  join_request: ofGroup,
  late_contribution_forwarded: ofBalance,
  late_payment_allowed: ofPayment,
  late_payment_asked: ofPayment,
  late_payment_opened: ofPayment,
  leave_agreed: { topic: "groups", places: [groupUntilOut] },
  leave_asked: ofGroup,
  leave_declined: ofGroup,
  member_joined: ofGroup,
  member_released: ofGroup,
  member_removed: { topic: "groups", places: [discover] },
  message_received: ofMessage,
  payment_due: ofReminder,
  payment_failed: ofPayment,
  payment_reminder: ofReminder,
  payment_unfinished: ofPayment,
  payout_released: ofBalance,
  removal_decided: ofVote,
  removal_vote_opened: ofVote,
  restart_admin_asked: ofGroup,
  restart_confirmation_asked: ofGroup,
  restart_confirmed: ofGroup,
  restart_failed: ofRestartVote,
  restart_left_out: ofGroup,
  restart_vote_opened: ofRestartVote,
  rules_changed: ofGroup,
  seat_offer_ended: ofGroup,
  seat_offered: ofGroup,
  security: { topic: "security", places: [() => "/settings?tab=security"] },
  settlement_to_pay: ofPayment,
  settlement_without_pay: ofPayment,
  start_missed: ofGroup,
  terms_changed: ofGroup,
  terms_unanswered: { topic: "groups", places: [groups] },
  ticket_answered: {
    topic: "account",
    places: [(_groupId, _reason, _chat, ticket) => (ticket === undefined ? "/support" : `/support?ticket=${ticket}`)],
  },
  vote_about_you: ofVote,
  waiting_ended: { topic: "groups", places: [discover] },
  your_vote_decided: { topic: "votes", places: [votesWhileInSight] },
};

/** Kinds of which another count tells the same, or which ask for nothing (D289): `notices_told_elsewhere` lists the same. */
export const toldElsewhere: ReadonlySet<string> = new Set<NoticeKind>([
  "contribution_received",
  "extension_vote_opened",
  "group_invitation",
  "group_message_received",
  "late_payment_allowed",
  "late_payment_opened",
  "member_joined",
  "message_received",
  "payment_due",
  "payment_reminder",
  "payment_unfinished",
  "removal_vote_opened",
  "restart_vote_opened",
]);

/** Whether an unread one counts at the bell by itself. */
export const ringsBell = (kind: string): boolean => !toldElsewhere.has(kind);

/** What leads somewhere: its kind, the group that it is about, its reason where it has several, its conversation, the number of its ticket. */
interface Leading {
  kind: NoticeKind;
  groupId: string | null;
  reason?: string | undefined;
  chat?: string | undefined;
  ticket?: number | undefined;
}

export const noticeKinds = Object.keys(NOTICES) as readonly NoticeKind[];

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICES, kind);

export const topicOf = (kind: NoticeKind): NoticeTopic => NOTICES[kind].topic;

/** Where a notice leads, as paths of ours, the best first (D189). The last one is a page that is there. */
export const noticePlaces = ({ chat, groupId, kind, reason, ticket }: Leading): readonly string[] =>
  NOTICES[kind].places.map((place) => place(groupId, reason, chat, ticket));

/** Where it leads from outside the app, which cannot know which pages are there. */
export const noticePlace = (notice: Leading): string => noticePlaces(notice).at(-1)!;

/** Where the button of its letter leads. */
export const letterPlace = (notice: Leading): string =>
  NOTICES[notice.kind].letter?.(notice.groupId, notice.reason, notice.chat, notice.ticket) ?? noticePlace(notice);
