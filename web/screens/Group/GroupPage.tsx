import { Part } from "../../components/Part.tsx";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupPage_group$key } from "../../__generated__/member/GroupPage_group.graphql.ts";
import type { GroupPage_query$key } from "../../__generated__/member/GroupPage_query.graphql.ts";
import { isMemberBy } from "../../lib/mayI.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { useMyId } from "../../session/useMyId.ts";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { AdminCard } from "../../circle/members/AdminCard.tsx";
import { CircleRing } from "../../circle/ring/CircleRing.tsx";
import { CompletionBanner } from "../../circle/heading/CompletionBanner.tsx";
import { ContributionPanel } from "./paying/ContributionPanel.tsx";
import { GroupFrame } from "../../circle/GroupFrame.tsx";
import { GroupHeader } from "../../circle/heading/GroupHeader.tsx";
import { GroupSchedule } from "../../circle/schedule/GroupSchedule.tsx";
import { InvitedSentence } from "./joining/InvitedSentence.tsx";
import { JoinCard } from "./joining/JoinCard.tsx";
import { OpenCard } from "../../circle/debts/OpenCard.tsx";
import { MemberCount } from "../../circle/members/MemberCount.tsx";
import { TurnList } from "../../circle/members/TurnList.tsx";
import { RoundSentence } from "../../circle/ring/RoundSentence.tsx";
import { StandSentence } from "../../circle/standing/StandSentence.tsx";
import { SummaryCard } from "../../circle/summary/SummaryCard.tsx";

/** Loaded late: only the admin of the circle needs this code. */
const OrganizerPanels = lazy(async () => {
  const { OrganizerPanels } = await import("../../organizer/Group/OrganizerPanels.tsx");
  return { default: OrganizerPanels };
});

/** A circle: where I stand, the ring, what is to be done, then everything else. It follows the database by itself. */
export function GroupPage(props: { group: GroupPage_group$key; query: GroupPage_query$key; onChanged: () => void }) {
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment GroupPage_group on groups {
        id
        admin_id
        changes_at
        may_join
        seconds_to_change
        ...AdminCard_group
        ...CircleRing_group
        ...CompletionBanner_group
        ...ContributionPanel_group
        ...GroupHeader_group
        ...GroupSchedule_group
        ...InvitedSentence_group
        ...JoinCard_group
        ...MemberCount_group
        ...OpenCard_group
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
        ...useLimits_query
      }
    `,
    props.query,
  );
  usePassingTime(group.seconds_to_change, group.changes_at);
  const isMember = isMemberBy(group.may_join);
  const isAdmin = group.admin_id === myId;
  return (
    <GroupFrame
      head={
        <>
          <Part>
            <GroupHeader group={group} />
          </Part>
          <Part>
            <CompletionBanner group={group} query={query} />
          </Part>
          {!isMember && (
            <Part>
              <InvitedSentence group={group} />
            </Part>
          )}
          <Part>
            <StandSentence group={group} />
          </Part>
        </>
      }
      ring={
        <>
          <Part>
            <CircleRing group={group} />
          </Part>
          <Part>
            <RoundSentence group={group} />
          </Part>
        </>
      }
      about={
        <>
          <Part>
            <SummaryCard group={group} />
          </Part>
          <Part>
            <AdminCard group={group} />
          </Part>
        </>
      }
    >
      <Part>
        <ContributionPanel group={group} query={query} />
      </Part>
      <Part>
        <OpenCard group={group} />
      </Part>
      {!isMember && (
        <Part>
          <JoinCard group={group} query={query} onJoined={props.onChanged} />
        </Part>
      )}
      {isAdmin && (
        <Suspense fallback={<SkeletonCard height="60" />}>
          <OrganizerPanels groupId={group.id} onChanged={props.onChanged} />
        </Suspense>
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
    </GroupFrame>
  );
}
