import type { useBoard_group$data } from "../../__generated__/member/useBoard_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";
import type { Named, OpenContribution } from "../debts/openContribution.ts";

/** What the board says of a seat in the current round. */
export const seatWords = [
  "waiting",
  "upcoming",
  "due",
  "processing",
  "paid",
  "grace",
  "late",
  "excused",
  "not_asked",
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
  /** What this member still owes from rounds that are over, oldest first; a payment on its way among it. */
  open: readonly OpenContribution[];
  /** Has left the running circle; seat and turn stay (D257). */
  hasLeft: boolean;
  /** Something is missing from this member's own payout. */
  isShort: boolean;
}

export type BoardRow = useBoard_group$data["board"][number];

/** @param open what is open in the whole circle from rounds that are over */
export function boardMemberOf(row: BoardRow, open: readonly OpenContribution[]): BoardMember {
  const userId = required(row.user_id, "board.user_id");
  return {
    userId,
    name: row.alias ?? row.username ?? "",
    avatarUrl: row.avatar_url ?? null,
    isAdmin: row.role === "admin",
    position: row.payout_position ?? null,
    state: oneOf(seatWords, row.state, "board.state"),
    graceDaysLeft: row.state === "grace" ? required(row.grace_days_left, "board.grace_days_left") : null,
    isRecipient: row.is_recipient ?? false,
    hasLeft: row.has_left ?? false,
    hasReceived: row.has_received ?? false,
    isVerified: row.is_verified ?? false,
    open: open.filter(({ payerId }) => payerId === userId),
    isShort: open.some(({ recipientId }) => recipientId === userId),
  };
}

/** The payers of this round who have let its due date pass, for whom the pot waits (D33). */
export const lateIn = (members: readonly BoardMember[]): Named[] =>
  members.filter(({ state }) => state === "grace" || state === "late").map(({ name }) => ({ alias: name }));
