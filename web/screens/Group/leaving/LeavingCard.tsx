import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LeavingCard_group$key } from "../../../__generated__/member/LeavingCard_group.graphql.ts";
import type { LeavingCardQuery } from "../../../__generated__/member/LeavingCardQuery.graphql.ts";
import type { LeavingCardSubscription } from "../../../__generated__/member/LeavingCardSubscription.graphql.ts";
import { useLimits } from "../../../components/useLimits.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { useLive } from "../../../relay/useLive.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useFollowsForm } from "../../../ui/useFollowsForm.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { AskToLeaveDialog } from "./AskToLeaveDialog.tsx";
import { Asked } from "./Asked.tsx";
import { HasLeft } from "./HasLeft.tsx";
import { LastAnswer } from "./LastAnswer.tsx";
import { Leaving } from "./Leaving.tsx";

/** What changes while somebody is on their way out, read at first and followed live. */
const way = graphql`
  fragment LeavingCard_group on groups {
    exits(where: { user_id: { _eq: $userId } }, order_by: { agreed_at: desc }, limit: 1) {
      effective_at
      ...Leaving_exit
      ...HasLeft_exit
    }
    leave_requests(where: { user_id: { _eq: $userId } }, order_by: { asked_at: desc }, limit: 1) {
      leave_request_id
      status
      ...Asked_request
      ...LastAnswer_request
    }
    wish_votes: votes_connection(
      first: 1
      where: { user_id: { _eq: $userId }, leave_request_id: { _is_null: false } }
      order_by: { created_at: desc }
    ) {
      edges {
        node {
          closed_at
          leave_request_id
        }
      }
    }
    ...HasLeft_group
  }
`;

const query = graphql`
  query LeavingCardQuery($id: ID!, $userId: uuid!) {
    ...useLimits_query
    node(id: $id) {
      ... on groups {
        currency
        group_id
        may_leave
        status
        ...LeavingCard_group @alias(as: "way")
      }
    }
  }
`;

interface Props {
  /** Global id of the group. */
  groupId: string;
  myId: string;
}

/** A member's way out of a circle, and where it stands: asked, agreed, or gone (D113 to D117). Loaded late. */
export function LeavingCard({ groupId, myId }: Props) {
  const { t } = useTranslation("leaving");
  const variables = { id: groupId, userId: myId };
  const data = useOwnQuery<LeavingCardQuery>(query, variables);
  useLive<LeavingCardSubscription>(
    graphql`
      subscription LeavingCardSubscription($id: ID!, $userId: uuid!) {
        node(id: $id) {
          ... on groups {
            ...LeavingCard_group @alias(as: "way")
          }
        }
      }
    `,
    variables,
  );
  const { exit_answer, leave_reason_max, leave_silence } = useLimits(data, [
    "exit_answer",
    "leave_reason_max",
    "leave_silence",
  ]);
  const { opened, open, close } = useOpened<true>();
  const group = data.node;
  const out = useFragment<LeavingCard_group$key>(way, group?.way);
  // Whoever asks, or stays after all, goes on from the heading of what then stands here. An admin's answer moves nobody.
  const [lastAct, setLastAct] = useState<"ask" | "stay">();
  const isAsked = out?.leave_requests[0]?.status === "open";
  const asked = useFollowsForm<HTMLHeadingElement>(lastAct === "ask" && isAsked);
  const stays = useFollowsForm<HTMLHeadingElement>(lastAct === "stay" && !isAsked);
  if (!group?.group_id || !out) return null;
  const [exit] = out.exits;
  const [request] = out.leave_requests;
  const vote = out.wish_votes.edges[0]?.node;
  const mayLeave = readMayI(group.may_leave);
  const hasStarted = group.status === "started";

  if (exit?.effective_at != null) return <HasLeft exit={exit} group={out} />;
  if (exit) return <Leaving exit={exit} groupId={group.group_id} myId={myId} currency={group.currency ?? ""} />;
  if (request && isAsked)
    return (
      <Asked
        request={request}
        heading={asked}
        groupId={group.group_id}
        hasStarted={hasStarted}
        onWithdrawn={() => setLastAct("stay")}
      />
    );
  if (!mayLeave.allowed) return null;
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="md" id="leaving" ref={stays} tabIndex={-1} outline="none" scrollMarginTop="24">
          {t("title")}
        </Heading>
        {request && (
          <LastAnswer
            request={request}
            vote={vote && vote.leave_request_id === request.leave_request_id ? { closed_at: vote.closed_at } : null}
          />
        )}
        <chakra.p color="fg.muted">
          {t("onlyAdmins")}{" "}
          {hasStarted ? t("ask.doesStarted", { days: exit_answer }) : t("ask.doesBefore", { hours: leave_silence })}
        </chakra.p>
        <Button variant="outline" colorPalette="gray" aria-haspopup="dialog" onClick={() => open(true)}>
          {t("ask.button")}
        </Button>
      </Stack>
      {opened && (
        <AskToLeaveDialog
          groupId={group.group_id}
          currency={group.currency ?? ""}
          myId={myId}
          hasStarted={hasStarted}
          silenceHours={leave_silence}
          answerDays={exit_answer}
          longestReason={leave_reason_max}
          onAsked={() => {
            setLastAct("ask");
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
