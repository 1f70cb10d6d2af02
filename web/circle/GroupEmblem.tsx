import { graphql, useFragment } from "react-relay";
import type { GroupEmblem_group$key } from "../__generated__/member/GroupEmblem_group.graphql.ts";
import { RingEmblem } from "../components/ring/RingEmblem.tsx";

/** A group's small ring: its seats, and how far the cycle is. */
export function GroupEmblem(props: { group: GroupEmblem_group$key; size?: number; isSomethingOpen?: boolean }) {
  const group = useFragment(
    graphql`
      fragment GroupEmblem_group on groups {
        current_members
        current_payout_round
        locked_member_count
        member_limit
        status
      }
    `,
    props.group,
  );
  const isRunning = group.status === "started" || group.status === "inactive";
  return (
    <RingEmblem
      seats={group.locked_member_count ?? group.member_limit}
      taken={group.current_members}
      round={group.current_payout_round ?? 0}
      phase={group.status === "completed" ? "completed" : isRunning ? "running" : "before"}
      isSomethingOpen={props.isSomethingOpen}
      size={props.size}
    />
  );
}
