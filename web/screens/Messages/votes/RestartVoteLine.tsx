import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { RestartVoteLine_vote$key } from "../../../__generated__/member/RestartVoteLine_vote.graphql.ts";
import { DeleteVote } from "../../../circle/votes/DeleteVote.tsx";
import { voteMarks, voteStateOf } from "../../../circle/votes/voteState.ts";
import { timeLeft } from "../../../circle/votes/timeLeft.ts";
import { useLiveVote } from "../../../circle/votes/useLiveVote.ts";
import { VoteTally } from "../../../circle/votes/VoteTally.tsx";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";

/** A vote to restart, among the others; its Yes is given where the terms and the agreement are (D260). */
export function RestartVoteLine(props: { vote: RestartVoteLine_vote$key; circle: ReactNode }) {
  const { t } = useTranslation("votes");
  const { t: tr } = useTranslation("restart");
  const locale = useLocale();
  const vote = useFragment(
    graphql`
      fragment RestartVoteLine_vote on grace_period_votes {
        closed_at
        eligible_voters
        expires_at
        group {
          name
        }
        group_id
        id
        may_delete
        may_vote
        my_choice
        no_count
        seconds_left
        status
        vote_id
        votes_needed
        yes_count
      }
    `,
    props.vote,
  );
  useLiveVote(vote);
  const state = voteStateOf(vote);
  const isOpen = state === "active" && readMayI(vote.may_vote).allowed && vote.my_choice == null;
  const titleId = `vote-${vote.vote_id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="4">
        <Stack gap="2">
          {props.circle}
          <HStack justify="space-between" align="flex-start" gap="3" flexWrap="wrap">
            <Heading as="h3" size="md" id={titleId}>
              {tr("vote.title")}
            </Heading>
            <Chip icon={voteMarks[state].icon} tone={voteMarks[state].tone}>
              {t(`state.${state}`)}
            </Chip>
          </HStack>
          <chakra.p color="fg.muted" textStyle="sm">
            {state === "active" ? (
              <Trans
                t={t}
                i18nKey="until"
                values={{ left: timeLeft(vote.seconds_left ?? 0, locale) }}
                components={{ day: <DateText value={vote.expires_at} format="dateTime" /> }}
              />
            ) : state === "expired" ? (
              t("counting")
            ) : (
              <Trans
                t={t}
                i18nKey={state === "approved" ? "result.restartApproved" : "result.restartFailed"}
                components={{ day: <DateText value={vote.closed_at ?? vote.expires_at} format="weekday" /> }}
              />
            )}
          </chakra.p>
        </Stack>
        {isOpen && <p>{t("why.restart", { group: vote.group.name })}</p>}
        <VoteTally voters={vote.eligible_voters} needed={vote.votes_needed} yes={vote.yes_count} no={vote.no_count} />
        {vote.my_choice != null && (
          <chakra.p fontWeight="semibold">{t(vote.my_choice === "yes" ? "mineYes" : "mineNo")}</chakra.p>
        )}
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
