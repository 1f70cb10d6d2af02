import type { NoticeKind } from "./words.ts";

const group = (groupId: string | null) => (groupId === null ? "/groups" : `/groups/${groupId}`);

const PLACES: Readonly<Record<NoticeKind, (groupId: string | null) => string>> = {
  contribution_received: () => "/payment-history",
  group_closed: group,
  group_completed: group,
  group_started: group,
  identity_failed: () => "/identity-verification",
  identity_verified: () => "/identity-verification",
  join_approved: group,
  join_rejected: group,
  join_request: group,
  late_contribution_forwarded: () => "/money-transfer",
  member_joined: group,
  payout_released: () => "/money-transfer",
  start_missed: group,
};

/** Where a notice leads, as a path of ours (D189). */
export const noticePlace = (kind: NoticeKind, groupId: string | null): string => PLACES[kind](groupId);
