import { graphql } from "react-relay";
import type { useAskForDaysMutation } from "../../__generated__/member/useAskForDaysMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { type Attempt, useAttempt } from "../../sending/useAttempt.ts";
import { toaster } from "../../ui/toaster.tsx";

interface Contribution {
  groupId: string;
  userId: string;
  cycle: number;
  round: number;
}

/** Asks the circle for more days for one contribution, one's own or, as admin, a member's (D122). */
export function useAskForDays(): Attempt<[of: Contribution], unknown> {
  const { t } = useTranslation("votes");
  const commit = useCommit<useAskForDaysMutation>(graphql`
    mutation useAskForDaysMutation($groupId: uuid!, $userId: uuid!, $cycle: Int!, $round: Int!) {
      open_extend_grace_vote(group_id: $groupId, user_id: $userId, cycle: $cycle, payout_round: $round) {
        vote_id
      }
    }
  `);
  return useAttempt(
    async (of) => {
      await readAfter(commit({ ...of }));
      toaster.show({ tone: "paid", title: t("ask.daysDone"), text: t("ask.daysDoneText") });
    },
    { failed: t("ask.daysFailed") },
  );
}
