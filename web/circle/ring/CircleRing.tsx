import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { CircleRing_group$key } from "../../__generated__/member/CircleRing_group.graphql.ts";
import type { CircleRing_member$key } from "../../__generated__/member/CircleRing_member.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";
import { useOpened } from "../../ui/useOpened.ts";
import { useBoard } from "../members/useBoard.ts";
import { CircleSeats } from "./CircleSeats.tsx";

/** Not with the ring: it opens on a tap. */
const MemberDialog = lazyPart(async () => (await import("../members/MemberDialog.tsx")).MemberDialog);

/** The ring as members see it, and the card of who is tapped. Others see faces and chairs, and nothing of the money. */
export function CircleRing(props: { group: CircleRing_group$key }) {
  const { opened, open, close } = useOpened<string>();
  const group = useFragment(
    graphql`
      fragment CircleRing_group on groups {
        ...CircleRing_member
        ...CircleSeats_group
      }
    `,
    props.group,
  );
  return (
    <>
      <CircleSeats group={group} onOpenMember={open} />
      {opened !== null && <TappedMember group={group} userId={opened} onClose={close} />}
    </>
  );
}

function TappedMember(props: { group: CircleRing_member$key; userId: string; onClose: () => void }) {
  const { onClose, userId } = props;
  const group = useFragment(
    graphql`
      fragment CircleRing_member on groups {
        id
        ...useBoard_group
      }
    `,
    props.group,
  );
  const member = useBoard(group).find((row) => row.userId === userId);
  return (
    member && (
      <Part>
        <Suspense>
          <MemberDialog groupId={group.id} member={member} onClose={onClose} />
        </Suspense>
      </Part>
    )
  );
}
