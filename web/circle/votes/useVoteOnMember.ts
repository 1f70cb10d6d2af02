import { graphql } from "react-relay";
import type { useVoteOnMemberMutation } from "../../__generated__/member/useVoteOnMemberMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { type Attempt, useAttempt } from "../../sending/useAttempt.ts";
import { toaster } from "../../ui/toaster.tsx";

/** Casts the answer to a vote about a member; both answers share one attempt, so that only one is ever on its way. */
export function useVoteOnMember(voteId: string, onCast: () => void): Attempt<[choice: "yes" | "no"], unknown> {
  const { t } = useTranslation("votes");
  const commit = useCommit<useVoteOnMemberMutation>(graphql`
    mutation useVoteOnMemberMutation($voteId: uuid!, $choice: String!) {
      cast_vote(vote_id: $voteId, vote_choice: $choice) {
        status
      }
    }
  `);
  return useAttempt(
    async (choice) => {
      await readAfter(commit({ voteId, choice }));
      onCast();
      toaster.show({ tone: "paid", title: t("cast"), text: t(choice === "yes" ? "castYes" : "castNo") });
    },
    { failed: t("castFailed") },
  );
}
