import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import type { CircleSeats_group$key } from "../../__generated__/member/CircleSeats_group.graphql.ts";
import { Ring } from "../../components/ring/Ring.tsx";
import { required } from "../../lib/required.ts";
import { useMyId } from "../../session/useMyId.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useOpenWords } from "../debts/useOpenWords.ts";
import { avatarsOf } from "../members/avatarsOf.ts";
import { useBoard } from "../members/useBoard.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { OutsiderRing } from "./OutsiderRing.tsx";
import { ringSeats } from "./ringSeats.ts";
import { ringPhase } from "./VisitorRing.tsx";

/** The table and its seats; drawn anew when the circle changes, not when a member's card opens or closes. */
export const CircleSeats = memo(function CircleSeats(props: {
  group: CircleSeats_group$key;
  /** The reader was a member of its cycle. */
  hasLeft: boolean;
  onOpenMember: (userId: string) => void;
}) {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment CircleSeats_group on groups {
        cash_payout
        currency
        current_members
        current_payout_round
        id
        is_start_missed
        locked_member_count
        member_avatars
        member_limit
        pot_balance
        spots_left
        start_date
        status
        ...OutsiderRing_group
        ...useBoard_group
        ...useOpenContributions_group
        ...useSchedule_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const open = useOpenContributions(group);
  const openWords = useOpenWords();
  const schedule = useSchedule(group);

  // A day that was missed tells nobody when it starts.
  const startsOn = required(group.is_start_missed, "groups.is_start_missed") ? null : (group.start_date ?? null);

  const phase = ringPhase(group.status);
  const chairs = group.locked_member_count ?? group.member_limit;
  const round =
    group.status === "started"
      ? required(group.current_payout_round, "groups.current_payout_round")
      : (group.current_payout_round ?? 1);
  const takeable = required(group.spots_left, "groups.spots_left");
  const cash = required(group.cash_payout, "groups.cash_payout");

  // Who has just left hears of the pot that is theirs to see no more before the seats are read again.
  if (members.length === 0 || group.pot_balance == null) {
    return (
      <OutsiderRing
        group={group}
        hasLeft={props.hasLeft}
        status={group.status}
        members={group.current_members}
        chairs={chairs}
        takeable={takeable}
        avatars={avatarsOf(group.member_avatars)}
        cashCents={cash}
        currency={group.currency}
        startsOn={startsOn}
      />
    );
  }
  const current = schedule.find((row) => row.round === round);
  return (
    <Ring
      seats={ringSeats(members, { chairs, myId, openWords, takeable })}
      round={round}
      // The rounds stay as many as were started, also when somebody has left (D257).
      rounds={Math.max(chairs, ...members.map(({ position }) => position ?? 0))}
      potCents={phase === "before" ? cash : group.pot_balance}
      fullPotCents={(phase === "running" && current?.cashAmount) || cash}
      currency={group.currency}
      dueOn={phase === "before" ? startsOn : (current?.dueDate ?? null)}
      phase={phase}
      isClosed={group.status !== "recruiting"}
      isSomethingOpen={open.length > 0}
      onOpenSeat={(seat) => seat.userId && props.onOpenMember(seat.userId)}
    />
  );
});
