import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { CircleRing_group$key } from "../../__generated__/member/CircleRing_group.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { Ring } from "../../components/ring/Ring.tsx";
import { useMyId } from "../../session/useMyId.ts";
import { avatarsOf } from "../members/avatarsOf.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useOpenWords } from "../debts/useOpenWords.ts";
import { ringSeats } from "./ringSeats.ts";
import { useBoard } from "../members/useBoard.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { ringPhase, VisitorRing } from "./VisitorRing.tsx";
import { required } from "../../lib/required.ts";
import { useOpened } from "../../ui/useOpened.ts";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Not with the ring: it opens on a tap. */
const MemberDialog = lazyPart(async () => (await import("../members/MemberDialog.tsx")).MemberDialog);

/** The ring as members see it. Others see faces and chairs, and nothing of the money. */
export function CircleRing(props: { group: CircleRing_group$key }) {
  const myId = useMyId();
  const { opened: openedId, open: openMember, close } = useOpened<string>();
  const group = useFragment(
    graphql`
      fragment CircleRing_group on groups {
        cash_payout
        currency
        current_members
        current_payout_round
        id
        locked_member_count
        member_avatars
        member_limit
        pot_balance
        start_date
        status
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

  const phase = ringPhase(group.status);
  const chairs = group.locked_member_count ?? group.member_limit;
  const round =
    group.status === "started"
      ? required(group.current_payout_round, "groups.current_payout_round")
      : (group.current_payout_round ?? 1);
  const cash = required(group.cash_payout, "groups.cash_payout");

  if (members.length === 0) {
    return (
      <VisitorRing
        status={group.status}
        members={group.current_members}
        chairs={chairs}
        avatars={avatarsOf(group.member_avatars)}
        cashCents={cash}
        currency={group.currency}
        startsOn={group.start_date ?? null}
      />
    );
  }
  const current = schedule.find((row) => row.round === round);
  const opened = members.find((member) => member.userId === openedId);
  return (
    <>
      <Ring
        seats={ringSeats(members, { chairs, myId, openWords })}
        round={round}
        // The rounds stay as many as were started, also when somebody has left (D257).
        rounds={Math.max(chairs, ...members.map(({ position }) => position ?? 0))}
        potCents={phase === "before" ? cash : required(group.pot_balance, "groups.pot_balance")}
        fullPotCents={(phase === "running" && current?.cashAmount) || cash}
        currency={group.currency}
        dueOn={phase === "before" ? (group.start_date ?? null) : (current?.dueDate ?? null)}
        phase={phase}
        isClosed={group.status !== "recruiting"}
        isSomethingOpen={open.length > 0}
        onOpenSeat={(seat) => seat.userId && openMember(seat.userId)}
      />
      {opened && (
        <Part>
          <Suspense>
            <MemberDialog groupId={group.id} member={opened} onClose={close} />
          </Suspense>
        </Part>
      )}
    </>
  );
}
