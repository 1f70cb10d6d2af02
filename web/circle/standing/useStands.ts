import { graphql, useFragment } from "react-relay";
import type { useStands_group$key } from "../../__generated__/member/useStands_group.graphql.ts";
import { useMyId } from "../../session/useMyId.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { lateIn } from "../members/board.ts";
import { useBoard } from "../members/useBoard.ts";
import { usePayoutWaits } from "../schedule/usePayoutWaits.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import type { Stand } from "./stand.ts";
import { useDebts, useStandings } from "./useStandings.ts";
import { standsOf } from "./whereIStand.ts";

/** Where the reader stands to a circle, first sentence first. A stranger to it gets none. */
export function useStands(key: useStands_group$key): Stand[] {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment useStands_group on groups {
        cash_payout
        frozen_at
        is_start_missed
        may_invite
        may_join
        start_date
        status
        waiting_late_requests {
          user_id
        }
        waiting_leave_requests {
          requests
        }
        waiting_requests {
          requests
        }
        ...useBoard_group
        ...useOpenContributions_group
        ...usePayoutWaits_group
        ...useSchedule_group
        ...useStandings_group
      }
    `,
    key,
  );
  const late = lateIn(useBoard(group));
  const owedToMe = useOpenContributions(group).filter(({ recipientId }) => recipientId === myId);
  const standings = useStandings(group);
  const debts = useDebts(group);
  const schedule = useSchedule(group);
  const waits = usePayoutWaits(group);
  return standsOf(group, { debts, late, owedToMe, schedule, standings, waits });
}
