import { chakra } from "@chakra-ui/react";
import { Trans, useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { StandSentence_group$key } from "../../__generated__/member/StandSentence_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { isSomebodyLate, useBoard } from "../members/useBoard.ts";
import { useSchedule } from "../schedule/useSchedule.ts";
import { useStandings } from "./useStandings.ts";
import { whereIStand } from "./whereIStand.ts";

const Sentence = chakra("p", {
  base: { textStyle: { base: "lg", md: "xl" }, fontWeight: "medium", textWrap: "balance", maxW: "46rem" },
});

/** The first sentence of the page: one amount, one date. */
export function StandSentence(props: { group: StandSentence_group$key }) {
  const { t } = useTranslation("circle");
  const { t: tg } = useTranslation("groups");
  const group = useFragment(
    graphql`
      fragment StandSentence_group on groups {
        cash_payout
        contribution_amount
        currency
        frequency
        join_option
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
  const schedule = useSchedule(group);

  if (group.join_option !== "member") {
    const free = group.status === "recruiting" ? (group.spots_left ?? 0) : 0;
    const frequency = tg(`frequency.${group.frequency as "monthly"}`);
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
    cashPayout: group.cash_payout ?? 0,
    isSomebodyLate: isSomebodyLate(members),
    standings,
    schedule,
  });
  return (
    <Sentence>
      <Trans
        t={t}
        i18nKey={`stand.${stand.key}`}
        values={{ round: stand.round }}
        components={{
          money: <MoneyText cents={stand.cents ?? 0} currency={group.currency} fontWeight="semibold" />,
          day: (
            <chakra.span fontWeight="semibold" whiteSpace="nowrap">
              <DateText value={stand.day ?? ""} format="weekday" />
            </chakra.span>
          ),
        }}
      />
    </Sentence>
  );
}
