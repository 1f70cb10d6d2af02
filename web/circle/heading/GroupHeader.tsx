import { graphql, useFragment } from "react-relay";
import type { GroupHeader_group$key } from "../../__generated__/member/GroupHeader_group.graphql.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useMyId } from "../../session/useMyId.ts";
import { ChatLink } from "./ChatLink.tsx";
import { InviteButton } from "../inviting/InviteButton.tsx";
import { GroupTitle } from "./GroupTitle.tsx";
import { ManageLink } from "./ManageLink.tsx";
import { useLiveGroup } from "./useLiveGroup.ts";

/** The head of the page for people signed in. */
export function GroupHeader(props: {
  group: GroupHeader_group$key;
  /** Is or was a member, so that its chat is theirs too. */
  isInside?: boolean;
}) {
  const group = useFragment(
    graphql`
      fragment GroupHeader_group on groups {
        accent_color
        admin_id
        archive_days_left
        cash_payout
        contribution_amount
        cover_url
        currency
        current_members
        current_payout_round
        frequency
        frozen_at
        group_id
        id
        image_url
        is_public
        is_visible_to_all
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
  const myId = useMyId();
  const open = useOpenContributions(group);
  useLiveGroup(group.id);
  return (
    <GroupTitle
      group={group}
      backTo="/groups"
      isSomethingOpen={open.length > 0}
      actions={
        <>
          {props.isInside && <ChatLink group={group} />}
          <InviteButton group={group} />
          {group.admin_id === myId && <ManageLink group={group} />}
        </>
      }
    />
  );
}
