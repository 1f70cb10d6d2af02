import { graphql } from "react-relay";
import type { useOpenRestartVoteMutation } from "../../__generated__/member/useOpenRestartVoteMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { toaster } from "../../ui/toaster.tsx";

/** Asks the members of a completed circle whether it goes round again, and says so (D84). */
export function useOpenRestartVote(groupId: string): { isBusy: boolean; run: () => void } {
  const { t } = useTranslation("restart");
  const commit = useCommit<useOpenRestartVoteMutation>(graphql`
    mutation useOpenRestartVoteMutation($groupId: uuid!) {
      initiate_group_restart(group_id: $groupId) {
        vote_id
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await readAfter(commit({ groupId }));
      toaster.show({ tone: "paid", title: t("options.initiated"), text: t("options.initiatedText") });
    },
    { failed: t("error") },
  );
  return { isBusy, run: () => void run() };
}
