import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RoundSentence_group$key } from "../../__generated__/member/RoundSentence_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import { isUnpaid, sumOf } from "../debts/openContribution.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useBoard } from "../members/useBoard.ts";
import type { WaitReason } from "../schedule/payoutWait.ts";
import { usePayoutWaits } from "../schedule/usePayoutWaits.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { required } from "../../lib/required.ts";

/** How the sentence about the recipient ends: with the payout day, with the end of the waiting for the late, or without. */
const recipientWords: Record<WaitReason, "" | "WhenPaid" | "Then"> = {
  not_open: "",
  contributions: "",
  payout_day: "",
  overdue: "WhenPaid",
  coming: "Then",
  given_back: "Then",
  vote: "Then",
  frozen: "Then",
  released_now: "Then",
};

/**
 * Under the ring, in words: how many have paid or that nobody pays, who receives, and the one thing that the payout waits for, with its day;
 * before the start, that nobody can take a chair any more. How many are free stands in the ring.
 */
export function RoundSentence(props: { group: RoundSentence_group$key }) {
  const { t } = useTranslation("circle");
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment RoundSentence_group on groups {
        cash_payout
        currency
        payout_locked
        spots_left
        status
        ...useBoard_group
        ...useOpenContributions_group
        ...usePayoutWaits_group
        ...useSchedule_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const schedule = useSchedule(group);
  const waits = usePayoutWaits(group);
  const open = useOpenContributions(group).filter(isUnpaid);
  const sentences: React.ReactNode[] = [];

  if (group.status === "started" && members.length > 0) {
    const payers = members.filter(({ state }) => state !== "excused" && state !== "not_asked");
    const paid = payers.filter((member) => member.state === "paid").length;
    const count = payers.length - paid;
    const isPaidFor = payers.length > 0;
    if (!isPaidFor) sentences.push(t("board.nobodyPays"));
    else sentences.push(count === 0 ? t("board.allPaid") : t("board.waiting", { paid, payers: payers.length, count }));

    // Exits have ended the whole round: there is nothing that somebody could receive.
    const recipient = isPaidFor && members.find((member) => member.isRecipient);
    const round = schedule.find((row) => row.isCurrent);
    const wait = round && waits.get(round.round);
    if (recipient && round && wait) {
      const how = recipientWords[wait.reason];
      sentences.push(
        <Trans
          t={t}
          i18nKey={`board.${recipient.userId === myId ? "youReceive" : "receives"}${how}`}
          values={{ name: recipient.name }}
          components={{
            money: <MoneyText cents={round.cashAmount} currency={group.currency} fontWeight="semibold" color="fg" />,
            day: <DateText value={how === "WhenPaid" ? wait.day : round.payoutDate} format="weekday" />,
          }}
        />,
      );
      const { reason } = wait;
      // Of these two the sentence before has said all.
      if (reason !== "payout_day" && reason !== "overdue")
        sentences.push(
          <Trans
            t={t}
            i18nKey={`board.wait.${reason}`}
            components={{ day: <DateText value={wait.day} format="weekday" /> }}
          />,
        );
    }
    if (open.length > 0)
      sentences.push(
        <Trans
          t={t}
          i18nKey="board.openBefore"
          components={{
            money: <MoneyText cents={sumOf(open)} currency={group.currency} fontWeight="semibold" color="late.fg" />,
          }}
        />,
      );
  } else if (group.status === "recruiting" || group.status === "ready_to_start") {
    if (group.status === "ready_to_start") sentences.push(t("board.closed"));
    else if (required(group.spots_left, "groups.spots_left") === 0) sentences.push(t("board.full"));
    if (members.length > 0) sentences.push(t(group.payout_locked ? "board.orderFinal" : "board.orderOpen"));
  }
  if (sentences.length === 0) return null;
  return (
    <chakra.p aria-live="polite" color="fg.muted" textAlign="center" textWrap="balance">
      {sentences.map((sentence, at) => (
        // The sentences never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && " "}
          {sentence}
        </span>
      ))}
    </chakra.p>
  );
}
