import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberVoteCard_vote$key } from "../../__generated__/member/MemberVoteCard_vote.graphql.ts";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { useMyId } from "../../session/useMyId.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { DeleteVote } from "./DeleteVote.tsx";
import { matterOf } from "./memberVote.ts";
import { useLiveVote } from "./useLiveVote.ts";
import { useVoteOnMember } from "./useVoteOnMember.ts";
import { VoteHead } from "./VoteHead.tsx";
import { VoteReason } from "./VoteReason.tsx";
import { isUndecided, useVoteState } from "./voteState.ts";
import { VoteSoFar } from "./VoteSoFar.tsx";

const resultTexts = {
  extend: { approved: "result.extendApproved", failed: "result.extendFailed" },
  remove: { approved: "result.removeApproved", failed: "result.removeFailed" },
  wish: { approved: "result.removeApproved", failed: "result.removeFailed" },
} as const;

/**
 * A vote about a member: what is asked and why, until when, how it stands, my answer or why I have none, and the result
 * (D122 to D130). Whom it is about reads so.
 */
export function MemberVoteCard(props: {
  vote: MemberVoteCard_vote$key;
  /** Above the title: the circle, where cards of several stand together. */
  circle?: React.ReactNode;
  /** How many days an extension gives. */
  extensionDays: number;
}) {
  const { t } = useTranslation("votes");
  const failureText = useFailureText();
  const myId = useMyId();
  const vote = useFragment(
    graphql`
      fragment MemberVoteCard_vote on grace_period_votes {
        closed_at
        expires_at
        id
        leave_request_id
        may_delete
        may_vote
        my_choice
        status
        subject {
          alias
        }
        user_id
        vote_id
        vote_type
        ...VoteReason_vote
        ...VoteSoFar_vote
      }
    `,
    props.vote,
  );
  useLiveVote(vote);
  const [hasCast, setHasCast] = useState(false);
  const { isBusy, run } = useVoteOnMember(vote.vote_id, () => setHasCast(true));
  const { state } = useVoteState(vote);
  const matter = matterOf(vote);
  const name = vote.subject?.alias ?? "";
  const isAboutMe = vote.user_id === myId;
  const mayVote = readMayI(vote.may_vote);
  const isOpen = state === "active" && mayVote.allowed && vote.my_choice == null;
  const titleId = `vote-${vote.vote_id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="4">
        <Stack gap="2">
          {props.circle}
          <VoteHead
            title={isAboutMe ? t(`title.${matter}You`) : t(`title.${matter}`, { name })}
            titleId={titleId}
            level="h3"
            vote={vote}
            renderResult={(ended, day) => (
              <Trans t={t} i18nKey={resultTexts[matter][ended]} values={{ name }} components={{ day }} />
            )}
          />
        </Stack>
        <VoteReason
          vote={vote}
          matter={matter}
          name={name}
          extensionDays={props.extensionDays}
          isOver={!isUndecided(state)}
        />
        <VoteSoFar vote={vote} isOver={!isUndecided(state)} hasCast={hasCast} />
        {state === "active" && !mayVote.allowed && !isRefusedWith(mayVote, "vote-closed") && (
          <chakra.p p="4" borderRadius="l3" bg="sunken">
            {failureText(mayVote.refusal)}
          </chakra.p>
        )}
        {isOpen && (
          <Stack gap="2">
            <HStack gap="3">
              <Button flex="1" size="lg" isPending={isBusy} onClick={() => void run("yes")}>
                {t("yes")}
              </Button>
              <Button flex="1" size="lg" variant="outline" isPending={isBusy} onClick={() => void run("no")}>
                {t("no")}
              </Button>
            </HStack>
            <chakra.p color="fg.muted" textStyle="sm">
              {t("secret")}
            </chakra.p>
          </Stack>
        )}
        {state === "active" && readMayI(vote.may_delete).allowed && (
          <DeleteVote
            voteId={vote.vote_id}
            text={matter === "extend" ? t("delete.textExtend", { name }) : t("delete.text")}
          />
        )}
      </Stack>
    </Card>
  );
}
