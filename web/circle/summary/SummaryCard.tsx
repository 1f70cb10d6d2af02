import { graphql, useFragment } from "react-relay";
import type { SummaryCard_group$key } from "../../__generated__/member/SummaryCard_group.graphql.ts";
import { GroupSummary } from "./GroupSummary.tsx";

/** The summary of a circle as its members and other people signed in read it. */
export function SummaryCard(props: { group: SummaryCard_group$key }) {
  const group = useFragment(
    graphql`
      fragment SummaryCard_group on groups {
        cash_payout
        contribution_amount
        currency
        current_cycle
        current_members
        description
        frequency
        group_id
        image_url
        is_start_missed
        location
        locked_member_count
        member_limit
        name
        payout_assignment_method
        rules
        start_date
        started_at
        time_zone
        total_payout
      }
    `,
    props.group,
  );
  return <GroupSummary group={group} />;
}
