import { graphql, useFragment } from "react-relay";
import type { GroupHeader_group$key } from "../../__generated__/member/GroupHeader_group.graphql.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { InviteButton } from "../inviting/InviteButton.tsx";
import { GroupTitle } from "./GroupTitle.tsx";
import { useLiveGroup } from "./useLiveGroup.ts";

/** The head of the page for people signed in. */
export function GroupHeader(props: { group: GroupHeader_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupHeader_group on groups {
        archive_days_left
        cash_payout
        contribution_amount
        currency
        current_members
        current_payout_round
        frequency
        group_id
        id
        is_public
        member_limit
        name
        short_id
        spots_left
        status
        url_slug
        ...InviteButton_group
        ...useOpenContributions_group
      }
    `,
    props.group,
  );
  const open = useOpenContributions(group);
  useLiveGroup(group.id);
  return (
    <GroupTitle
      group={group}
      backTo="/groups"
      isSomethingOpen={open.length > 0}
      actions={<InviteButton group={group} />}
    />
  );
}
