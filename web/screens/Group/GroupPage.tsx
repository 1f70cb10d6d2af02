import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { GroupPage_group$key } from "../../__generated__/member/GroupPage_group.graphql.ts";
import type { GroupPage_query$key } from "../../__generated__/member/GroupPage_query.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { withRareTexts } from "../../i18n/i18n.ts";
import { isMemberBy, isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { joinLinkIn } from "../../app/paths.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { useMyId } from "../../session/useMyId.ts";
import { later } from "../../start/later.ts";
import { Near } from "../../ui/Near.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { useFollowsForm } from "../../ui/useFollowsForm.ts";
import { CircleRing } from "../../circle/ring/CircleRing.tsx";
import { CompletionBanner } from "../../circle/heading/CompletionBanner.tsx";
import { GroupFrame } from "../../circle/GroupFrame.tsx";
import { GroupHeader } from "../../circle/heading/GroupHeader.tsx";
import { InvitedSentence } from "./joining/InvitedSentence.tsx";
import { isAskedBy, isBetweenCycles, isInsiderBy } from "../../circle/restart/restartStanding.ts";
import { RoundSentence } from "../../circle/ring/RoundSentence.tsx";
import { StandSentence } from "../../circle/standing/StandSentence.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

/** On a phone they stand below the first view; elsewhere grey cards keep their places. */
const laterParts = later(() => import("./laterParts.ts"));
const AdminCard = lazyPart(async () => (await laterParts()).AdminCard);
const ContributionPanel = lazyPart(async () => (await laterParts()).ContributionPanel);
const GroupSchedule = lazyPart(async () => (await laterParts()).GroupSchedule);
const JoinCard = lazyPart(async () => (await laterParts()).JoinCard);
const MemberCount = lazyPart(async () => (await laterParts()).MemberCount);
const OpenCard = lazyPart(async () => (await laterParts()).OpenCard);
const PastRoundsCard = lazyPart(async () => (await laterParts()).PastRoundsCard);
const SummaryCard = lazyPart(async () => (await laterParts()).SummaryCard);
const TurnList = lazyPart(async () => (await laterParts()).TurnList);

/** Loaded late: only the admin of the circle needs this code. */
const OrganizerPanels = lazyPart(
  async () => (await withRareTexts(import("../../organizer/Group/OrganizerPanels.tsx"))).OrganizerPanels,
);

/** Loaded late: few members are asked about terms, and seldom. */
const ChangedTerms = lazyPart(async () => (await withRareTexts(import("./terms/ChangedTerms.tsx"))).ChangedTerms);

/** Loaded late: hardly anybody is asked to take over a circle. */
const AdminOffer = lazyPart(async () => (await withRareTexts(import("./role/AdminOffer.tsx"))).AdminOffer);

/** Loaded late: it stands at the end of the page, and few people open it. */
const LeavingCard = lazyPart(async () => (await withRareTexts(import("./leaving/LeavingCard.tsx"))).LeavingCard);

/** Loaded late: only who asks for what was decided needs it. */
const RecordCard = lazyPart(async () => (await withRareTexts(import("../../circle/record/RecordCard.tsx"))).RecordCard);

/** Loaded late: most visits come while a cycle runs. */
const RestartSection = lazyPart(
  async () => (await withRareTexts(import("./restart/RestartSection.tsx"))).RestartSection,
);

/** Loaded late: few circles ever vote about a member. */
const CircleVotes = lazyPart(async () => (await withRareTexts(import("./votes/CircleVotes.tsx"))).CircleVotes);

/** Loaded late: few people come by a link. */
const JoinLinkBanner = lazyPart(async () => (await import("../../circle/joining/JoinLinkOpener.tsx")).JoinLinkBanner);

/** A circle: where I stand, the ring, what is to be done, then everything else. It follows the database by itself. */
export function GroupPage(props: { group: GroupPage_group$key; query: GroupPage_query$key; onChanged: () => void }) {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment GroupPage_group on groups {
        id
        admin_id
        changes_at
        circle_mark
        may_confirm_restart
        may_join
        may_leave
        own_mark
        own_turn: standings(where: { is_recipient: { _eq: true } }, limit: 1) {
          payout_round
        }
        seconds_to_change
        admin_offers(where: { ended_at: { _is_null: true } }) {
          admin_offer_id
        }
        status
        term_consents(where: { accepted_at: { _is_null: true } }) {
          terms_hash
        }
        total_cycles_completed
        votes_connection(first: 1, where: { vote_type: { _in: [extend_grace, remove_member] } }) {
          edges {
            node {
              id
            }
          }
        }
        ...AdminCard_group
        ...AdminOffer_group
        ...ChangedTerms_group
        ...CircleRing_group
        ...CompletionBanner_group
        ...ContributionPanel_group
        ...GroupHeader_group
        ...GroupSchedule_group
        ...InvitedSentence_group
        ...JoinCard_group
        ...MemberCount_group
        ...OpenCard_group
        ...PastRoundsCard_group
        ...RoundSentence_group
        ...StandSentence_group
        ...SummaryCard_group
        ...TurnList_group
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment GroupPage_query on query_root {
        ...JoinCard_query
        ...useAgreement_query
        ...useLimits_query
      }
    `,
    props.query,
  );
  usePassingTime(group.seconds_to_change, `${group.changes_at} ${group.circle_mark} ${group.own_mark}`);
  const isMember = isMemberBy(group.may_join);
  const mayJoin = readMayI(group.may_join);
  // Who joins has pressed a button far below, and reads first what follows from it. An admin's yes moves nobody.
  const [hasJoined, setHasJoined] = useState(false);
  const sentence = useFollowsForm<HTMLParagraphElement>(hasJoined && isMember);
  const handleJoined = () => {
    setHasJoined(!mayJoin.allowed || mayJoin.act !== "request");
    props.onChanged();
  };
  const isPlanned = group.status === "recruiting" || group.status === "ready_to_start";
  const isAdmin = group.admin_id === myId;
  const leave = readMayI(group.may_leave);
  // Whoever has left reads what comes back, or what stays due (D115, D116).
  const hasTurn = group.own_turn.length > 0;
  const hasLeft = !isMember && hasTurn;
  // Of a cycle that one was in, the past stays readable for good (D83).
  const isInside = isMember || hasLeft || isInsiderBy(group.may_confirm_restart);
  const isLeaving = leave.allowed || ["leave-already-asked", "exit-agreed"].includes(leave.refusal.code);
  const leaving = myId !== null && (hasLeft || isLeaving) && (
    <Part>
      <Near isNear={hasLeft || !leave.allowed}>
        <Suspense fallback={hasLeft && <SkeletonCard height="32" />}>
          <LeavingCard groupId={group.id} myId={myId} />
        </Suspense>
      </Near>
    </Part>
  );
  const isAsked = isAskedBy(group.may_confirm_restart);
  const { hash, search } = useLocation();
  const link = joinLinkIn(search);
  const isRecordSought = hash === "#record";
  return (
    <GroupFrame
      head={
        <>
          <Part>
            <GroupHeader group={group} isInside={isInside} />
          </Part>
          <Part>
            <CompletionBanner group={group} query={query} />
          </Part>
          {!isMember && !hasLeft && (
            <Part>
              <InvitedSentence group={group} />
            </Part>
          )}
          {/* Who has asked to leave has answered already: with or without the new terms they go. */}
          {isMember && isPlanned && group.term_consents.length > 0 && !isRefusedWith(leave, "leave-already-asked") && (
            <Part>
              <Suspense fallback={<SkeletonCard height="60" />}>
                <ChangedTerms group={group} query={query} />
              </Suspense>
            </Part>
          )}
          {isMember && group.admin_offers.length > 0 && (
            <Part>
              <Suspense fallback={<SkeletonCard height="40" />}>
                <AdminOffer group={group} />
              </Suspense>
            </Part>
          )}
          {!isMember && link !== undefined && !isRefusedWith(readMayI(group.may_join), "request-pending") && (
            <Part>
              <Suspense>
                <JoinLinkBanner token={link} onOpened={props.onChanged} />
              </Suspense>
            </Part>
          )}
          <Part>
            <StandSentence group={group} hasLeft={hasLeft} sentence={sentence} />
          </Part>
          {/* Where somebody who has left stands is all that the page is for. */}
          {hasLeft && leaving}
        </>
      }
      ring={
        <>
          <Part>
            <CircleRing group={group} hasLeft={hasLeft} />
          </Part>
          <Part>
            <RoundSentence group={group} />
          </Part>
        </>
      }
      about={
        <Suspense fallback={<SkeletonCard height="80" />}>
          <Part>
            <SummaryCard group={group} />
          </Part>
          <Part>
            <AdminCard group={group} />
          </Part>
        </Suspense>
      }
    >
      <Suspense
        fallback={
          <>
            <SkeletonCard height="80" />
            <SkeletonCard height="60" />
          </>
        }
      >
        {isBetweenCycles(group) && isInsiderBy(group.may_confirm_restart) && (
          <Part>
            <Suspense fallback={<SkeletonCard height="60" />}>
              <RestartSection groupId={group.id} isAdmin={isAdmin} />
            </Suspense>
          </Part>
        )}
        <Part>
          <ContributionPanel group={group} query={query} />
        </Part>
        {isMember && (group.votes_connection?.edges.length ?? 0) > 0 && (
          <Part>
            <Suspense>
              <CircleVotes groupId={group.id} />
            </Suspense>
          </Part>
        )}
        <Part>
          <OpenCard group={group} />
        </Part>
        {!isMember && !hasLeft && !isAsked && (
          <Part>
            <JoinCard group={group} query={query} onJoined={handleJoined} />
          </Part>
        )}
        {isAdmin && (
          <Part>
            <Suspense fallback={<SkeletonCard height="60" />}>
              <OrganizerPanels groupId={group.id} onChanged={props.onChanged} />
            </Suspense>
          </Part>
        )}
        {isMember ? (
          <Part>
            <TurnList group={group} />
          </Part>
        ) : (
          <>
            <Part>
              <MemberCount group={group} />
            </Part>
            <Part>
              <GroupSchedule group={group} />
            </Part>
          </>
        )}
        {isInside && (
          <>
            <Part>
              <PastRoundsCard group={group} />
            </Part>
            <Part>
              <Near isNear={isRecordSought}>
                <Suspense fallback={<SkeletonCard height="20" />}>
                  <RecordCard groupId={group.id} isSought={isRecordSought} />
                </Suspense>
              </Near>
            </Part>
          </>
        )}
        {!hasLeft && leaving}
      </Suspense>
    </GroupFrame>
  );
}
