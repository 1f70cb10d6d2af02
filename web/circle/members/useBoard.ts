import { graphql, useFragment } from "react-relay";
import type { useBoard_group$key } from "../../__generated__/member/useBoard_group.graphql.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { type BoardMember, boardMemberOf } from "./board.ts";

/** The members in payout order, those without a place last; empty for a reader who is no member. */
export function useBoard(key: useBoard_group$key): BoardMember[] {
  const group = useFragment(
    graphql`
      fragment useBoard_group on groups {
        ...useOpenContributions_group
        board(order_by: [{ payout_position: asc }, { joined_at: asc }]) {
          alias
          avatar_url
          grace_days_left
          has_left
          has_received
          is_recipient
          is_verified
          payout_position
          role
          state
          user_id
          username
        }
      }
    `,
    key,
  );
  const open = useOpenContributions(group);
  return group.board.map((row) => boardMemberOf(row, open));
}
