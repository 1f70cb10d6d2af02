import { graphql, useFragment } from "react-relay";
import type { CircleRing_group$key } from "../../__generated__/member/CircleRing_group.graphql.ts";
import { useOpened } from "../../ui/useOpened.ts";
import { OpenedMember } from "../members/OpenedMember.tsx";
import { CircleSeats } from "./CircleSeats.tsx";

/** The ring as members see it, and the card of who is tapped. Others see faces and chairs, and nothing of the money. */
export function CircleRing(props: { group: CircleRing_group$key; hasLeft: boolean }) {
  const { opened, open, close } = useOpened<string>();
  const group = useFragment(
    graphql`
      fragment CircleRing_group on groups {
        ...CircleSeats_group
        ...OpenedMember_group
      }
    `,
    props.group,
  );
  return (
    <>
      <CircleSeats group={group} hasLeft={props.hasLeft} onOpenMember={open} />
      {opened !== null && <OpenedMember group={group} userId={opened} onClose={close} />}
    </>
  );
}
