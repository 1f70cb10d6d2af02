import { graphql, useFragment } from "react-relay";
import type { useBoard_group$data, useBoard_group$key } from "../../__generated__/member/useBoard_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";

/** What the board says of a seat in the current round. */
const seatWords = [
  "waiting",
  "upcoming",
  "due",
  "processing",
  "paid",
  "grace",
  "late",
  "excused",
  "completed",
] as const;
export type SeatWord = (typeof seatWords)[number];

/** A member at the table and the state in the current round, as every member sees it (D96). */
export interface BoardMember {
  userId: string;
  name: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  /** Round in which the pot comes to this member; null while the order is not drawn. */
  position: number | null;
  state: SeatWord;
  graceDaysLeft: number | null;
  isRecipient: boolean;
  hasReceived: boolean;
  isVerified: boolean;
  /** 0 to 5; null for a new member (D136). */
  rating: number | null;
  onTimeRate: number | null;
  completedGroups: number | null;
}

function memberOf(row: useBoard_group$data["board"][number]): BoardMember {
  const profile = row.profile;
  return {
    userId: required(row.user_id, "board.user_id"),
    name: profile?.alias ?? profile?.username ?? "",
    avatarUrl: profile?.avatar_url ?? null,
    isAdmin: row.role === "admin",
    position: row.payout_position ?? null,
    state: oneOf(seatWords, row.state, "board.state"),
    graceDaysLeft: row.state === "grace" ? required(row.grace_days_left, "board.grace_days_left") : null,
    isRecipient: row.is_recipient ?? false,
    hasReceived: row.has_received ?? false,
    isVerified: profile?.is_verified ?? false,
    rating: profile?.rating ?? null,
    onTimeRate: profile?.on_time_rate ?? null,
    completedGroups: profile?.completed_groups ?? null,
  };
}

/** Whether the round waits for a payer who has let the due date pass (D33). */
export const isSomebodyLate = (members: readonly BoardMember[]): boolean =>
  members.some((member) => member.state === "grace" || member.state === "late");

/** The members in payout order, those without a place last; empty for a reader who is no member. */
export function useBoard(group: useBoard_group$key): BoardMember[] {
  const { board } = useFragment(
    graphql`
      fragment useBoard_group on groups {
        board(order_by: [{ payout_position: asc }, { joined_at: asc }]) {
          grace_days_left
          has_received
          is_recipient
          payout_position
          role
          state
          user_id
          profile {
            alias
            avatar_url
            completed_groups
            is_verified
            on_time_rate
            rating
            username
          }
        }
      }
    `,
    group,
  );
  return board.map(memberOf);
}
