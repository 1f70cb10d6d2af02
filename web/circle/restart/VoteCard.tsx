import { chakra, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VoteCard_group$key } from "../../__generated__/member/VoteCard_group.graphql.ts";
import type { VoteCard_query$key } from "../../__generated__/member/VoteCard_query.graphql.ts";
import type { VoteCard_vote$key } from "../../__generated__/member/VoteCard_vote.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { useAnchor } from "../../routing/useAnchor.ts";
import { ActionBar } from "../../ui/ActionBar.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { useIsSeen } from "../../ui/useIsSeen.ts";
import { AgreementForm } from "./AgreementForm.tsx";
import { useCastVote } from "./useCastVote.ts";
import { useLiveVote } from "../votes/useLiveVote.ts";
import { isUndecided, useVoteState } from "../votes/voteState.ts";
import { useNextCycle } from "./useNextCycle.tsx";
import { VoteHead } from "../votes/VoteHead.tsx";
import { VoteSoFar } from "../votes/VoteSoFar.tsx";

/** A vote to restart a circle: how it stands, until when, what Yes means, and my answer (D126, D260). */
export function VoteCard(props: { vote: VoteCard_vote$key; group: VoteCard_group$key; query: VoteCard_query$key }) {
  const { t } = useTranslation("restart");
  const failureText = useFailureText();
  const vote = useFragment(
    graphql`
      fragment VoteCard_vote on grace_period_votes {
        closed_at
        eligible_voters
        expires_at
        id
        may_vote
        my_choice
        status
        vote_id
        ...VoteSoFar_vote
      }
    `,
    props.vote,
  );
  const group = useFragment(
    graphql`
      fragment VoteCard_group on groups {
        ...useNextCycle_group
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment VoteCard_query on query_root {
        ...useLimits_query
        ...useAgreement_query
      }
    `,
    props.query,
  );
  useLiveVote(vote);
  const { restart_start } = useLimits(query, ["restart_start"]);
  const next = useNextCycle(
    { group, query },
    { members: vote.eligible_voters, start: { daysAfterVote: restart_start } },
  );
  const [hasCast, setHasCast] = useState(false);
  const { no, yes } = useCastVote(vote.vote_id, next.shown, () => setHasCast(true));
  const { state } = useVoteState(vote);
  const mayVote = readMayI(vote.may_vote);
  const isOpen = state === "active" && mayVote.allowed && vote.my_choice == null;
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "restart-vote");
  const isSeen = useIsSeen("#restart-vote form", isOpen ? vote.id : undefined);
  return (
    <Card ref={card} id="restart-vote" aria-labelledby="restart-vote-title" scrollMarginTop="24">
      <Stack gap="5">
        <Stack gap="2">
          <VoteHead
            title={t("vote.title")}
            titleId="restart-vote-title"
            level="h2"
            vote={vote}
            renderResult={(ended, day) => <Trans t={t} i18nKey={`vote.${ended}`} components={{ day }} />}
          />
        </Stack>
        <VoteSoFar vote={vote} isOver={!isUndecided(state)} hasCast={hasCast} />
        {state === "active" && !mayVote.allowed && !isRefusedWith(mayVote, "vote-closed") && (
          <chakra.p color="fg.muted">{failureText(mayVote.refusal)}</chakra.p>
        )}
        {isOpen && !isSeen && (
          <ActionBar text={t("vote.bar")} action={<ButtonLink to="#restart-vote">{t("vote.toVote")}</ButtonLink>} />
        )}
        {isOpen && (
          <>
            <chakra.p>{t("vote.meaning")}</chakra.p>
            <AgreementForm
              next={next}
              form={yes}
              label={t("vote.yes")}
              isDisabled={no.isBusy}
              other={
                <Button
                  variant="outline"
                  size="lg"
                  w="full"
                  isPending={no.isBusy}
                  disabled={yes.isBusy}
                  onClick={() => void no.run()}
                >
                  {t("vote.no")}
                </Button>
              }
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
