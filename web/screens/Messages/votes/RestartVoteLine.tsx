import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { RestartVoteLine_vote$key } from "../../../__generated__/member/RestartVoteLine_vote.graphql.ts";
import { DeleteVote } from "../../../circle/votes/DeleteVote.tsx";
import { isUndecided, useVoteState } from "../../../circle/votes/voteState.ts";
import { useLiveVote } from "../../../circle/votes/useLiveVote.ts";
import { VoteHead } from "../../../circle/votes/VoteHead.tsx";
import { VoteSoFar } from "../../../circle/votes/VoteSoFar.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";

/** A vote to restart, among the others; its Yes is given where the terms and the agreement are (D260). */
export function RestartVoteLine(props: { vote: RestartVoteLine_vote$key; circle: ReactNode }) {
  const { t } = useTranslation("votes");
  const { t: tr } = useTranslation("restart");
  const vote = useFragment(
    graphql`
      fragment RestartVoteLine_vote on grace_period_votes {
        closed_at
        expires_at
        group {
          name
        }
        group_id
        id
        may_delete
        may_vote
        my_choice
        status
        vote_id
        ...VoteSoFar_vote
      }
    `,
    props.vote,
  );
  useLiveVote(vote);
  const { state } = useVoteState(vote);
  const isOpen = state === "active" && readMayI(vote.may_vote).allowed && vote.my_choice == null;
  const titleId = `vote-${vote.vote_id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="4">
        <Stack gap="2">
          {props.circle}
          <VoteHead
            title={tr("vote.title")}
            titleId={titleId}
            level="h3"
            vote={vote}
            renderResult={(ended, day) => (
              <Trans
                t={t}
                i18nKey={ended === "approved" ? "result.restartApproved" : "result.restartFailed"}
                components={{ day }}
              />
            )}
          />
        </Stack>
        {isOpen && <p>{t("why.restart", { group: vote.group.name })}</p>}
        <VoteSoFar vote={vote} isOver={!isUndecided(state)} />
        {isOpen && (
          <ButtonLink size="lg" to={`/group-restart-vote?groupId=${vote.group_id}&voteId=${vote.vote_id}`}>
            {t("toRestart")}
          </ButtonLink>
        )}
        {state === "active" && readMayI(vote.may_delete).allowed && (
          <DeleteVote voteId={vote.vote_id} text={t("delete.text")} />
        )}
      </Stack>
    </Card>
  );
}
