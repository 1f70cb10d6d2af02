import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Armchair, PencilLine } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TurnList_group$key } from "../../__generated__/member/TurnList_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { RoundMarkChip } from "../schedule/RoundMarkChip.tsx";
import { type RoundMark, roundMarks } from "../schedule/roundMarks.ts";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import { isDayKnown, type PayoutWait } from "../schedule/payoutWait.ts";
import { usePayoutWaits } from "../schedule/usePayoutWaits.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { useStandings } from "../standing/useStandings.ts";
import { useOpened } from "../../ui/useOpened.ts";
import { MemberRow } from "./MemberRow.tsx";
import { OpenedMember } from "./OpenedMember.tsx";
import { turnsOf } from "./turns.ts";
import { useAgreedLeaves } from "./useAgreedLeaves.ts";
import { useBoard } from "./useBoard.ts";

/** Rows of free rounds shown before "Show more"; people are always shown. */
const freeShown = 3;

/** What a row says already: in the facts of its round, and in the state of whoever receives it. */
const told: ReadonlySet<RoundMark["is"]> = new Set(["now", "paidOut"]);

/**
 * Number of a round, and what it brings whom it belongs to, and when: the day on which it went out, else the planned one, which
 * is not told any more where the payout waits for something else.
 */
function RoundFacts(props: { round: ScheduledRound; currency: string; wait: PayoutWait | undefined }) {
  const { currency, round, wait } = props;
  const { t } = useTranslation("circle");
  const key = round.isPaidOut
    ? "received"
    : wait === undefined || isDayKnown(wait.reason)
      ? "receives"
      : "receivesThen";
  return (
    // A day or an amount is read at one look, so neither is parted at the end of a line while it has room in one.
    <chakra.span css={{ "& time, & > span": { display: "inline-block" } }}>
      {t("schedule.round", { round: round.round })}
      {" · "}
      <Trans
        t={t}
        i18nKey={`turns.${key}`}
        components={{
          day: <DateText value={round.paidOutOn ?? round.payoutDate} format="weekday" />,
          money: <MoneyText cents={round.cashAmount} currency={currency} />,
        }}
      />
    </chakra.span>
  );
}

/** Members and rounds in one list: who, which round, its day and cash, and how it stands (D96). For members. */
export function TurnList(props: { group: TurnList_group$key }) {
  const { t } = useTranslation("circle");
  const myId = useMyId();
  const { opened: openedId, open: openMember, close } = useOpened<string>();
  const [isWhole, setIsWhole] = useState(false);
  const group = useFragment(
    graphql`
      fragment TurnList_group on groups {
        currency
        current_members
        locked_member_count
        member_limit
        ...OpenedMember_group
        ...useAgreedLeaves_group
        ...useBoard_group
        ...useOpenContributions_group
        ...usePayoutWaits_group
        ...useSchedule_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const leaves = useAgreedLeaves(group);
  const rounds = useSchedule(group);
  const waits = usePayoutWaits(group);
  const standings = useStandings(group);
  const open = useOpenContributions(group).filter(({ isOfEarlierCycle }) => !isOfEarlierCycle);
  const turns = turnsOf(rounds, members);
  const free = turns.filter(({ member }) => !member);
  const shown = isWhole ? turns : turns.filter((turn) => turn.member || free.indexOf(turn) < freeShown);
  const isProvisional = rounds.some((round) => round.isProvisional);
  const marksOf = (round: ScheduledRound) =>
    roundMarks(round, { open, standings })
      .filter(({ is }) => !told.has(is))
      .map((mark) => <RoundMarkChip key={mark.is} mark={mark} currency={group.currency} />);
  return (
    <Card aria-labelledby="members">
      <HStack justify="space-between" gap="3" mb="2">
        <Heading as="h2" size="md" id="members">
          {t("turns.title")}
        </Heading>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("summary.membersOf", {
            members: group.current_members,
            limit: group.locked_member_count ?? group.member_limit,
          })}
        </chakra.span>
      </HStack>
      {isProvisional && (
        <HStack gap="2" rowGap="1" flexWrap="wrap" textStyle="sm" color="fg.muted" mb="1">
          <Chip tone="due" icon={PencilLine}>
            {t("schedule.provisional")}
          </Chip>
          {t("schedule.provisionalText")}
        </HStack>
      )}
      {rounds.length === 0 && (
        <chakra.p color="fg.muted" textStyle="sm">
          {t("schedule.none")}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
        {shown.map(({ member, round }) => (
          <li
            key={`${round?.round ?? ""} ${member?.userId ?? ""}`}
            aria-current={round?.isCurrent ? "step" : undefined}
          >
            {member ? (
              <MemberRow
                member={member}
                isMe={member.userId === myId}
                leavesAfter={leaves.get(member.userId)}
                onOpen={() => openMember(member.userId)}
                facts={
                  round ? (
                    <RoundFacts round={round} currency={group.currency} wait={waits.get(round.round)} />
                  ) : (
                    t("board.noRound")
                  )
                }
                marks={round && marksOf(round)}
              />
            ) : (
              round && (
                <HStack gap="3" py="2.5" color="fg.muted">
                  <chakra.span display="grid" placeItems="center" boxSize="10" flexShrink="0" aria-hidden>
                    <Armchair size={20} />
                  </chakra.span>
                  <Stack gap="0" flex="1" minW="0" textStyle="sm">
                    <span>
                      <RoundFacts round={round} currency={group.currency} wait={waits.get(round.round)} />
                    </span>
                  </Stack>
                  {marksOf(round)}
                </HStack>
              )
            )}
          </li>
        ))}
      </chakra.ol>
      {free.length > freeShown && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t("schedule.less") : t("schedule.more", { count: free.length - freeShown })}
        </Button>
      )}
      {openedId !== null && <OpenedMember group={group} userId={openedId} onClose={close} />}
    </Card>
  );
}
