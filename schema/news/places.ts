import type { NoticeKind } from "./words.ts";

const group = (groupId: string | null) => (groupId === null ? "/groups" : `/groups/${groupId}`);
/** The dashboard says what is available. */
const balance = () => "/dashboard";

const PLACES: Readonly<Record<NoticeKind, (groupId: string | null) => string>> = {
  contribution_received: group,
  group_closed: group,
  group_completed: group,
  group_invitation: group,
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
  member_joined: group,
  payout_released: balance,
  start_missed: group,
  waiting_ended: () => "/groups?tab=discover",
};

/** Letters whose button leads elsewhere than their notice. */
const LETTER_PLACES: Partial<typeof PLACES> = {
  join_rejected: () => "/groups",
};

/** Where a notice leads, as a path of ours to a page that is there (D189). */
export const noticePlace = (kind: NoticeKind, groupId: string | null): string => PLACES[kind](groupId);

/** Where the button of its letter leads. */
export const letterPlace = (kind: NoticeKind, groupId: string | null): string =>
  (LETTER_PLACES[kind] ?? PLACES[kind])(groupId);

export const noticeKinds = Object.keys(PLACES) as readonly NoticeKind[];
