import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { chakra, Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PublicGroupPage_group$key } from "../../__generated__/anonymous/PublicGroupPage_group.graphql.ts";
import type { useFeesToday_query$key } from "../../__generated__/anonymous/useFeesToday_query.graphql.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { AdminFace } from "../../circle/members/AdminFace.tsx";
import { GroupFrame } from "../../circle/GroupFrame.tsx";
import { GroupSummary } from "../../circle/summary/GroupSummary.tsx";
import { GroupTitle } from "../../circle/heading/GroupTitle.tsx";
import { isClosedFor, JoinObstacle, LogInToJoin, useObstacleTitle } from "../../circle/joining/JoinObstacle.tsx";
import { JoinTerms } from "../../circle/joining/JoinTerms.tsx";
import { ScheduleList } from "../../circle/schedule/ScheduleList.tsx";
import { avatarsOf } from "../../circle/members/avatarsOf.ts";
import { VisitorFaces } from "../../circle/members/VisitorFaces.tsx";
import { VisitorRing } from "../../circle/ring/VisitorRing.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { Card } from "../../ui/Card.tsx";
import { required } from "../../lib/required.ts";
import { useFeesToday } from "../useFeesToday.ts";

/** What anybody may know of a public circle: its terms, how many sit there, and how to take a seat (D95). */
export function PublicGroupPage(props: { group: PublicGroupPage_group$key; query: useFeesToday_query$key }) {
  const { t } = useTranslation("circle");
  const obstacleTitle = useObstacleTitle();
  const frequencyText = useFrequencyText();
  const group = useFragment(
    graphql`
      fragment PublicGroupPage_group on groups {
        accent_color
        admin_alias
        admin_rating
        cash_payout
        contribution_amount
        cover_url
        currency
        current_members
        description
        frequency
        group_id
        image_url
        is_public
        is_start_missed
        location
        locked_member_count
        member_avatars
        member_limit
        name
        payout_assignment_method
        rules
        short_id
        spots_left
        start_date
        status
        time_zone
        total_payout
        url_slug
        visitor_may_join
        schedule(order_by: { payout_round: asc }) {
          cash_amount
          due_date
          grace_end_date
          is_provisional
          payout_date
          payout_round
        }
      }
    `,
    props.group,
  );
  const rates = useFeesToday(props.query);
  const isStartMissed = required(group.is_start_missed, "groups.is_start_missed");
  // The dates of a start that was missed are nobody's.
  const rounds = (isStartMissed ? [] : group.schedule).map((row) => ({
    round: required(row.payout_round, "schedule.payout_round"),
    dueDate: required(row.due_date, "schedule.due_date"),
    payoutDate: required(row.payout_date, "schedule.payout_date"),
    paidOutOn: null,
    graceEndDate: required(row.grace_end_date, "schedule.grace_end_date"),
    recipientId: null,
    isProvisional: required(row.is_provisional, "schedule.is_provisional"),
    isCurrent: false,
    isPaidOut: false,
    isSettlement: false,
    cashAmount: required(row.cash_amount, "schedule.cash_amount"),
  }));
  const mayJoin = readMayI(group.visitor_may_join);
  // Whoever is only not signed in could take a seat, or wait for one.
  const isOpen = mayJoin.allowed || mayJoin.refusal.code === "not-signed-in";
  const spotsLeft = required(group.spots_left, "groups.spots_left");
  const free = isOpen ? spotsLeft : 0;
  // It invites to a seat only where one can be taken.
  const refused = isOpen ? free === 0 && "group-full" : mayJoin.refusal.code;
  const closed = refused && isClosedFor(refused) ? obstacleTitle(refused) : null;
  return (
    <GroupFrame
      head={
        <>
          <GroupTitle group={group} />
          <chakra.p textStyle={{ base: "lg", md: "xl" }} fontWeight="medium" textWrap="balance">
            <Trans
              t={t}
              i18nKey={free > 0 ? "stand.joinable" : "stand.notJoinable"}
              values={{ count: free, frequency: frequencyText(group.frequency) }}
              components={{
                money: <MoneyText cents={group.contribution_amount} currency={group.currency} fontWeight="semibold" />,
              }}
            />
          </chakra.p>
        </>
      }
      ring={
        <VisitorRing
          status={group.status}
          members={group.current_members}
          chairs={group.locked_member_count ?? group.member_limit}
          takeable={spotsLeft}
          avatars={avatarsOf(group.member_avatars)}
          cashCents={required(group.cash_payout, "groups.cash_payout")}
          currency={group.currency}
          startsOn={isStartMissed ? null : (group.start_date ?? null)}
          isFreeSaid={free > 0}
        />
      }
      about={
        <>
          <GroupSummary group={group} />
          <AdminFace colourKey={group.group_id} name={group.admin_alias ?? ""} rating={group.admin_rating ?? null} />
        </>
      }
    >
      <Card aria-labelledby="join">
        <Stack gap="5">
          <Heading as="h2" size="md" id="join">
            {closed ?? t("join.title")}
          </Heading>
          {isOpen && (
            <JoinTerms
              hasObligation
              contributionCents={group.contribution_amount}
              currency={group.currency}
              members={group.member_limit}
              frequency={group.frequency}
              rounds={rounds}
              rates={rates}
            />
          )}
          {isOpen ? (
            <LogInToJoin isFull={free === 0} />
          ) : (
            <JoinObstacle refusal={mayJoin.refusal} isTitled={closed !== null} />
          )}
        </Stack>
      </Card>
      {(rounds.length > 0 || !group.start_date || isStartMissed) && (
        <ScheduleList
          rounds={rounds}
          currency={group.currency}
          myId={null}
          nameOf={() => undefined}
          marksOf={() => []}
        />
      )}
      <Card aria-labelledby="members">
        <Heading as="h2" size="md" id="members" mb="3">
          {t("board.title")}
        </Heading>
        <VisitorFaces avatars={avatarsOf(group.member_avatars)} members={group.current_members} />
      </Card>
    </GroupFrame>
  );
}
