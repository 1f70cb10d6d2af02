import { Heading, Stack } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinCard_group$key } from "../../../__generated__/member/JoinCard_group.graphql.ts";
import type { JoinCard_query$key } from "../../../__generated__/member/JoinCard_query.graphql.ts";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../../lib/mayI.ts";
import { required } from "../../../lib/required.ts";
import { useLimits } from "../../../components/useLimits.ts";
import { Card } from "../../../ui/Card.tsx";
import { SkeletonText } from "../../../ui/Skeletons.tsx";
import { isClosedFor, JoinObstacle, useObstacleTitle } from "../../../circle/joining/JoinObstacle.tsx";
import { JoinTerms } from "../../../circle/joining/JoinTerms.tsx";
import { ofAccepting } from "../../../circle/joining/ofAccepting.ts";
import { readShownTerms } from "../../../circle/joining/shownTerms.ts";
import { useSchedule } from "../../../circle/schedule/useSchedule.ts";
import { useAgreement } from "../../../circle/joining/useAgreement.ts";
import { useOpenInvitation } from "./useOpenInvitation.ts";
import { lazyPart } from "../../../start/lazyPart.tsx";

/** Who has joined, and that is nearly everybody who comes, needs no form. */
const JoinForm = lazyPart(async () => (await import("./JoinForm.tsx")).JoinForm);

/** Loaded late: few circles are full. */
const WaitingButton = lazyPart(async () => (await import("./WaitingButton.tsx")).WaitingButton);
const OfferedSeat = lazyPart(async () => (await import("./OfferedSeat.tsx")).OfferedSeat);

/** Loaded late: few have asked and wait. */
const WithdrawRequest = lazyPart(async () => (await import("./WithdrawRequest.tsx")).WithdrawRequest);

/**
 * The terms, and the one button that fits the reader (D105). It invites to a seat only where one can be taken, and is headed
 * by the reason elsewhere. Shows nothing to members.
 */
export function JoinCard(props: { group: JoinCard_group$key; query: JoinCard_query$key; onJoined: () => void }) {
  const { t } = useTranslation("circle");
  const obstacleTitle = useObstacleTitle();
  const group = useFragment(
    graphql`
      fragment JoinCard_group on groups {
        contribution_amount
        currency
        frequency
        group_id
        is_start_missed
        may_join
        member_limit
        waiting_list {
          offer_ends_at
        }
        ...shownTerms_group
        ...useOpenInvitation_group
        ...useSchedule_group
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment JoinCard_query on query_root {
        ...useLimits_query
        ...useAgreement_query
      }
    `,
    props.query,
  );
  const { agreementText, rates } = useAgreement(query);
  const { join_message_max } = useLimits(query, ["join_message_max"]);
  const invitation = useOpenInvitation(group);
  const rounds = useSchedule(group);
  const mayJoin = readMayI(group.may_join);
  const shown = readShownTerms(group);
  if (isRefusedWith(mayJoin, "already-member")) return null;

  const obligation = {
    contributionCents: group.contribution_amount,
    currency: group.currency,
    members: group.member_limit,
  };
  const offeredUntil = group.waiting_list[0]?.offer_ends_at;
  const hasAsked = isRefusedWith(mayJoin, "request-pending");
  const isOpen = mayJoin.allowed || !isClosedFor(mayJoin.refusal.code);
  const closed = isOpen ? null : obstacleTitle(mayJoin.refusal.code);
  return (
    <Card aria-labelledby="join">
      <Stack gap="5">
        <Heading as="h2" size="md" id="join" scrollMarginTop="24">
          {closed ?? t(invitation ? "invited.title" : "join.title")}
        </Heading>
        {offeredUntil != null && (
          <Part>
            <Suspense>
              <OfferedSeat
                groupId={group.group_id}
                until={offeredUntil}
                hasAsked={hasAsked}
                isFrozen={isRefusedWith(mayJoin, "group-frozen")}
                onDone={props.onJoined}
              />
            </Suspense>
          </Part>
        )}
        {isOpen && (
          <JoinTerms
            {...obligation}
            hasObligation={!mayJoin.allowed}
            frequency={group.frequency}
            rounds={rounds}
            start={shown}
            isStartMissed={required(group.is_start_missed, "groups.is_start_missed")}
            rates={rates}
          />
        )}
        {!mayJoin.allowed ? (
          <JoinObstacle
            refusal={invitation ? ofAccepting(mayJoin.refusal) : mayJoin.refusal}
            isTitled={closed !== null}
          >
            {(mayJoin.act === "wait" || mayJoin.act === "leave_list") && (
              <Part>
                <Suspense>
                  <WaitingButton groupId={group.group_id} act={mayJoin.act} onDone={props.onJoined} />
                </Suspense>
              </Part>
            )}
            {hasAsked && (
              <Part>
                <Suspense>
                  <WithdrawRequest groupId={group.group_id} isSeatKept={offeredUntil != null} onDone={props.onJoined} />
                </Suspense>
              </Part>
            )}
          </JoinObstacle>
        ) : (
          <Part>
            <Suspense fallback={<SkeletonText lines={6} />}>
              <JoinForm
                groupId={group.group_id}
                obligation={obligation}
                shown={shown}
                agreementText={agreementText}
                needsApproval={mayJoin.act === "request"}
                invitationId={mayJoin.act === "accept" ? invitation?.invitationId : undefined}
                longestMessage={join_message_max}
                onDone={props.onJoined}
              />
            </Suspense>
          </Part>
        )}
      </Stack>
    </Card>
  );
}
