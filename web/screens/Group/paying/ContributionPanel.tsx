import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ContributionPanel_group$key } from "../../../__generated__/member/ContributionPanel_group.graphql.ts";
import type { useLimits_query$key } from "../../../__generated__/member/useLimits_query.graphql.ts";
import { sumOf } from "../../../circle/debts/openContribution.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useAllStandings, useDebts, useStandings } from "../../../circle/standing/useStandings.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { Card } from "../../../ui/Card.tsx";
import { asksNow } from "./asksNow.ts";
import { ContributionRounds } from "./ContributionRounds.tsx";
import { isOwed } from "./RoundPanel.tsx";
import { badgeOf } from "./StandingNotice.tsx";
import { useJustPaid } from "./useJustPaid.ts";

/** My contributions to a circle on its page, with a name of its own for screen readers; nothing where none is asked. */
export function ContributionPanel(props: { group: ContributionPanel_group$key; query: useLimits_query$key }) {
  const { t } = useTranslation("contribution");
  const { t: tu } = useTranslation("ui");
  const locale = useLocale();
  const group = useFragment(
    graphql`
      fragment ContributionPanel_group on groups {
        may_join
        status
        ...ContributionRounds_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "contribution");
  const standings = useStandings(group);
  const current = group.status === "started" ? (standings.find((standing) => standing.isCurrent) ?? null) : null;
  const debts = useDebts(group);
  // Here, because the list below goes away with the last debt.
  useJustPaid(useAllStandings(group));
  const isAsked = asksNow(group, current);
  if (!isAsked && debts.length === 0) return null;

  const money = (cents: number, { currency }: Standing) => formatMoney(cents, currency, { locale });
  const said = [
    t("title"),
    debts[0] && tu("titled", { title: t("arrears.title"), text: money(sumOf(debts), debts[0]) }),
    isAsked && t(`badge.${badgeOf(current)}`),
    isAsked && isOwed(current) && money(current.amount, current),
  ];
  return (
    <Card ref={card} aria-label={said.filter(Boolean).join(", ")} id="contribution" scrollMarginTop="20">
      <ContributionRounds group={group} query={props.query} />
    </Card>
  );
}
