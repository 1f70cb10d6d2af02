import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { OpenedMember_group$key } from "../../__generated__/member/OpenedMember_group.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useMyId } from "../../session/useMyId.ts";
import { lazyPart } from "../../start/lazyPart.tsx";
import { useBoard } from "./useBoard.ts";

/** Not with the page: it opens on a tap. */
const MemberDialog = lazyPart(async () => (await import("./MemberDialog.tsx")).MemberDialog);

/** The card of the member who was tapped, the same wherever that was; nothing once they are not on the board any more. */
export function OpenedMember(props: { group: OpenedMember_group$key; userId: string; onClose: () => void }) {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment OpenedMember_group on groups {
        group_id
        id
        status
        ...useBoard_group
      }
    `,
    props.group,
  );
  const member = useBoard(group).find(({ userId }) => userId === props.userId);
  if (!member) return null;
  return (
    <Part>
      <Suspense>
        <MemberDialog
          groupId={group.id}
          member={member}
          asksIn={group.status === "started" && member.userId !== myId ? group.group_id : undefined}
          onClose={props.onClose}
        />
      </Suspense>
    </Part>
  );
}
