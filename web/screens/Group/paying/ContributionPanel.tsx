import { chakra, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ContributionPanel_group$key } from "../../../__generated__/member/ContributionPanel_group.graphql.ts";
import type { useLimits_query$key } from "../../../__generated__/member/useLimits_query.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { Trans } from "../../../i18n/Trans.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatMoney } from "../../../lib/money.ts";
import { isMemberBy } from "../../../lib/mayI.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { Card } from "../../../ui/Card.tsx";
import { isOwed, RoundPanel, type RoundPanelProps } from "./RoundPanel.tsx";
import { useJustPaid } from "./useJustPaid.ts";
import { useLiveStandings } from "../../../circle/standing/useLiveStandings.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { badgeOf, type Unlocking } from "./StandingNotice.tsx";
import { sumOf } from "../../../circle/debts/openContribution.ts";
import { lateIn } from "../../../circle/members/board.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useDebts, useStandings } from "../../../circle/standing/useStandings.ts";

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

/**
 * What I still owe from before; then my contribution to this round: what is owed, until when, what it costs, and the
 * button. A former member sees the debts alone.
 */
export function ContributionPanel(props: { group: ContributionPanel_group$key; query: useLimits_query$key }) {
  const { t } = useTranslation("contribution");
  const locale = useLocale();
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment ContributionPanel_group on groups {
        admin_alias
        admin_id
        current_cycle
        end_date
        group_id
        id
        may_join
        status
        time_zone
        ...useBoard_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const { late_allowance, late_answer } = useLimits(props.query, ["late_allowance", "late_answer"]);
  const isPotWaiting = lateIn(useBoard(group)).length > 0;
  useLiveStandings(group.id);
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "contribution");
  const standings = useStandings(group);
  useJustPaid(standings);
  const hasStarted = group.status === "started";
  const current = hasStarted ? (standings.find((standing) => standing.isCurrent) ?? null) : null;
  const debts = useDebts(group);
  const isOver = ["completed", "closed", "inactive"].includes(group.status) || !isMemberBy(group.may_join);
  if (isOver && debts.length === 0) return null;

  const unlocking: Unlocking = {
    admin: group.admin_id === myId ? null : (group.admin_alias ?? ""),
    cycleEnds: group.end_date ?? null,
    allowedDays: late_allowance,
    answerHours: late_answer,
  };
  const round = { groupId: group.group_id, zone: group.time_zone, isPotWaiting, unlocking };
  const money = (cents: number, { currency }: Standing) => formatMoney(cents, currency, { locale });
  const said = [
    t("title"),
    debts[0] && `${t("arrears.title")}: ${money(sumOf(debts), debts[0])}`,
    !isOver && t(`badge.${badgeOf(current)}`),
    !isOver && isOwed(current) && money(current.amount, current),
  ];
  return (
    <Card ref={card} aria-label={said.filter(Boolean).join(", ")} id="contribution" scrollMarginTop="20">
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
            <RoundPanel key={current?.round} {...round} standing={current} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
