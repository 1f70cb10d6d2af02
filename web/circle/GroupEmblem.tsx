import { graphql, useFragment } from "react-relay";
import type { GroupEmblem_group$key } from "../__generated__/member/GroupEmblem_group.graphql.ts";
import { imageUrl } from "./summary/imageUrl.ts";
import { RingEmblem } from "../components/ring/RingEmblem.tsx";

/** A group's small ring: its seats, how far the cycle is, and in it the picture, where none stands beside it. */
export function GroupEmblem(props: {
  group: GroupEmblem_group$key;
  size?: number;
  isBesidePicture?: boolean;
  isSomethingOpen?: boolean;
}) {
  const group = useFragment(
    graphql`
      fragment GroupEmblem_group on groups {
        current_members
        current_payout_round
        image_url
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
      picture={props.isBesidePicture ? null : imageUrl(group.image_url, "card")}
      isSomethingOpen={props.isSomethingOpen}
      size={props.size}
    />
  );
}
