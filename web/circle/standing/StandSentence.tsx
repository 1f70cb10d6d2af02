import { useFrequencyText } from "../groupWords.ts";
import { chakra } from "@chakra-ui/react";
import { Trans, useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { StandSentence_group$key } from "../../__generated__/member/StandSentence_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { isMemberBy } from "../../lib/mayI.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { isSomebodyLate, useBoard } from "../members/useBoard.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { useDebts, useStandings } from "./useStandings.ts";
import { whereIStand } from "./whereIStand.ts";
import { required } from "../../lib/required.ts";

const Sentence = chakra("p", {
  base: { textStyle: { base: "lg", md: "xl" }, fontWeight: "medium", textWrap: "balance", maxW: "46rem" },
});

/** The first sentence of the page: one amount, one date. */
export function StandSentence(props: { group: StandSentence_group$key }) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const group = useFragment(
    graphql`
      fragment StandSentence_group on groups {
        cash_payout
        contribution_amount
        currency
        frequency
        may_join
        spots_left
        start_date
        status
        ...useBoard_group
        ...useSchedule_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const standings = useStandings(group);
  const debts = useDebts(group);
  const schedule = useSchedule(group);

  if (!isMemberBy(group.may_join)) {
    const free = group.status === "recruiting" ? required(group.spots_left, "groups.spots_left") : 0;
    const frequency = frequencyText(group.frequency);
    return (
      <Sentence>
        <Trans
          t={t}
          i18nKey={free > 0 ? "stand.joinable" : "stand.notJoinable"}
          values={{ count: free, frequency }}
          components={{
            money: <MoneyText cents={group.contribution_amount} currency={group.currency} fontWeight="semibold" />,
          }}
        />
      </Sentence>
    );
  }
  const stand = whereIStand({
    status: group.status,
    startDate: group.start_date ?? null,
    cashPayout: required(group.cash_payout, "groups.cash_payout"),
    isSomebodyLate: isSomebodyLate(members),
    standings,
    debts,
    schedule,
  });
  return (
    <Sentence>
      <Trans
        t={t}
        i18nKey={`stand.${stand.key}`}
        values={{ round: stand.round }}
        components={{
          ...(stand.cents !== undefined && {
            money: <MoneyText cents={stand.cents} currency={group.currency} fontWeight="semibold" />,
          }),
          ...(stand.day !== undefined && {
            day: (
              <chakra.span fontWeight="semibold" whiteSpace="nowrap">
                <DateText value={stand.day} format="weekday" />
              </chakra.span>
            ),
          }),
        }}
      />
    </Sentence>
  );
}
