import { graphql } from "react-relay";
import type { useCastVoteMutation } from "../../__generated__/member/useCastVoteMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { type Attempt, useAttempt } from "../../sending/useAttempt.ts";
import { type SendForm, useSendForm } from "../../sending/useSendForm.ts";
import { toaster } from "../../ui/toaster.tsx";
import type { ShownTerms } from "../joining/shownTerms.ts";

/** The session ended while the page was open. */
const notSignedIn = new Set(["no-session", "not-signed-in", "session-expired"]);

/**
 * The two answers to a vote to restart: Yes with the agreement ticked, and No (D260).
 * @param shown the terms beside the tick
 * @param onCast the answer counts, and the page shows it
 */
export function useCastVote(
  voteId: string,
  shown: ShownTerms,
  onCast: () => void,
): { yes: SendForm<{ isAgreed: boolean }>; no: Attempt<[], unknown> } {
  const { t } = useTranslation("restart");
  const { t: tc } = useTranslation("circle");
  const commit = useCommit<useCastVoteMutation>(graphql`
    mutation useCastVoteMutation($voteId: uuid!, $choice: String!, $isAgreed: Boolean!, $shown: ShownTerms!) {
      cast_vote(vote_id: $voteId, vote_choice: $choice, accept_agreement: $isAgreed, shown_terms: $shown) {
        status
      }
    }
  `);
  const cast = async (choice: "yes" | "no") => {
    await readAfter(commit({ voteId, choice, isAgreed: choice === "yes", shown }));
    onCast();
    toaster.show({ tone: "paid", title: t("vote.recorded"), text: t(`vote.recorded_${choice}`) });
  };
  const failed = {
    failed: ({ code }: AppFailure) => ({
      title: t("error"),
      ...(notSignedIn.has(code) && { text: t("vote.notSignedIn") }),
    }),
  };
  const yes = useSendForm<{ isAgreed: boolean }>({
    defaultValues: { isAgreed: false },
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : tc("join.agreeFirst") }),
    send: () => cast("yes"),
    inputOf: (field) => (field === "accept_agreement" ? "isAgreed" : undefined),
    ...failed,
  });
  return { yes, no: useAttempt(() => cast("no"), failed) };
}
