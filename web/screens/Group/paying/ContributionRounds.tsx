import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ContributionRounds_group$key } from "../../../__generated__/member/ContributionRounds_group.graphql.ts";
import type { useLimits_query$key } from "../../../__generated__/member/useLimits_query.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePayoutWaits } from "../../../circle/schedule/usePayoutWaits.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useDebts, useStandings } from "../../../circle/standing/useStandings.ts";
import { required } from "../../../lib/required.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { asksNow } from "./asksNow.ts";
import { RoundPanel, type RoundPanelProps } from "./RoundPanel.tsx";
import type { Unlocking } from "./StandingNotice.tsx";

/** One round that I still owe from before: how much, to whom, since when, and its own way to pay, or why not (D59). */
function Debt(
  props: Omit<RoundPanelProps, "standing"> & {
    debt: Standing;
    isOfEarlierCycle: boolean;
    isOpen: boolean;
  },
) {
  const { t } = useTranslation("contribution");
  const { t: tc } = useTranslation("circle");
  const { debt, isOfEarlierCycle, isOpen, ...shown } = props;
  const { cycle, round } = debt;
  return (
    <details open={isOpen}>
      <chakra.summary cursor="pointer" minH="11" py="2" borderRadius="l2" focusVisibleRing="outside">
        <Trans
          t={t}
          i18nKey="arrears.row"
          values={{
            name: debt.recipient,
            round: tc(isOfEarlierCycle ? "open.roundOfCycle" : "open.round", { cycle, round }),
          }}
          components={{
            day: <DateText value={debt.dueDate} format="weekday" />,
            money: <MoneyText cents={debt.amount} currency={debt.currency} fontWeight="semibold" />,
          }}
        />
      </chakra.summary>
      <chakra.div pt="3">
        <RoundPanel {...shown} standing={debt} />
      </chakra.div>
    </details>
  );
}

/** What I still owe from before; then my contribution to this round. A former member sees the debts alone. */
export function ContributionRounds(props: { group: ContributionRounds_group$key; query: useLimits_query$key }) {
  const { t } = useTranslation("contribution");
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment ContributionRounds_group on groups {
        admin_alias
        admin_id
        cash_payout
        current_cycle
        end_date
        group_id
        id
        may_join
        status
        time_zone
        ...usePayoutWaits_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const { late_allowance, late_answer } = useLimits(props.query, ["late_allowance", "late_answer"]);
  const waits = usePayoutWaits(group);
  const standings = useStandings(group);
  const current = group.status === "started" ? (standings.find((standing) => standing.isCurrent) ?? null) : null;
  const mine = standings.find(({ isRecipient }) => isRecipient);
  // Whose settlement round returns nothing waits for nothing (D115).
  const isAhead = mine !== undefined && current !== null && mine.round > current.round && mine.comesBack !== 0;
  const turn = isAhead
    ? {
        round: mine.round,
        day: mine.payoutDate,
        cents: mine.comesBack ?? required(group.cash_payout, "groups.cash_payout"),
      }
    : undefined;
  const debts = useDebts(group);
  const isOver = !asksNow(group, current);
  const unlocking: Unlocking = {
    admin: group.admin_id === myId ? null : (group.admin_alias ?? ""),
    cycleEnds: group.end_date ?? null,
    allowedDays: late_allowance,
    answerHours: late_answer,
  };
  const round = { groupId: group.group_id, zone: group.time_zone, unlocking };
  return (
    <Stack gap="6">
      {debts.length > 0 && (
        <Stack gap="4">
          <chakra.h2 fontWeight="semibold">{t("arrears.title")}</chakra.h2>
          {debts.map((debt, index) => (
            <Debt
              key={`${debt.cycle}:${debt.round}`}
              {...round}
              debt={debt}
              isOfEarlierCycle={debt.cycle < group.current_cycle}
              isOpen={index === 0}
            />
          ))}
        </Stack>
      )}
      {!isOver && (
        <Stack pt={debts.length > 0 ? "5" : "0"} borderTopWidth={debts.length > 0 ? "1px" : "0"}>
          <RoundPanel
            key={current?.round}
            {...round}
            standing={current}
            wait={current ? waits.get(current.round) : undefined}
            turn={turn}
          />
        </Stack>
      )}
    </Stack>
  );
}
