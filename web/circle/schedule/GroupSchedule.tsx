import { graphql, useFragment } from "react-relay";
import type { GroupSchedule_group$key } from "../../__generated__/member/GroupSchedule_group.graphql.ts";
import { required } from "../../lib/required.ts";
import { useMyId } from "../../session/useMyId.ts";
import { ScheduleList } from "./ScheduleList.tsx";
import { useBoard } from "../members/useBoard.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useStandings } from "../standing/useStandings.ts";
import { roundMarks } from "./roundMarks.ts";
import { useSchedule } from "./useSchedule.ts";

/** The schedule of a circle with the names that its board tells. */
export function GroupSchedule(props: { group: GroupSchedule_group$key }) {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment GroupSchedule_group on groups {
        currency
        is_start_missed
        start_date
        ...useBoard_group
        ...useOpenContributions_group
        ...useSchedule_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const names = new Map(useBoard(group).map((member) => [member.userId, member.name]));
  const rounds = useSchedule(group);
  const open = useOpenContributions(group).filter(({ isOfEarlierCycle }) => !isOfEarlierCycle);
  const standings = useStandings(group);
  // Only members see the schedule of a running circle; others are not told that it is empty. A start that was missed has no day.
  if (rounds.length === 0 && group.start_date && !required(group.is_start_missed, "groups.is_start_missed"))
    return null;
  return (
    <ScheduleList
      rounds={rounds}
      currency={group.currency}
      myId={myId}
      nameOf={(userId) => names.get(userId)}
      marksOf={(round) => roundMarks(round, { open, standings })}
    />
  );
}
