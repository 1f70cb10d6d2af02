import { graphql, useFragment } from "react-relay";
import type { CompletionBanner_group$key } from "../../__generated__/member/CompletionBanner_group.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { payersOf, sumOf } from "../debts/openContribution.ts";
import { useOpenContributions } from "../debts/useOpenContributions.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMyId } from "../../session/useMyId.ts";
import { Banner } from "../../ui/Banner.tsx";

/** Tells since when a circle is complete, and until when it stays in the lists (D83). */
export function CompletionBanner(props: { group: CompletionBanner_group$key; query: useLimits_query$key }) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment CompletionBanner_group on groups {
        archive_days_left
        currency
        status
        ...useOpenContributions_group
      }
    `,
    props.group,
  );
  const open = useOpenContributions(group);
  const { archive_after } = useLimits(props.query, ["archive_after"]);
  const left = group.archive_days_left;
  const stillOpenText = () => {
    const others = open.filter(({ payerId }) => payerId !== myId);
    const isMine = others.length < open.length;
    return t(`completion.${!isMine ? "open" : others.length > 0 ? "openMineAnd" : "openMine"}`, {
      amount: { cents: sumOf(open), currency: group.currency },
      people: payersOf(others),
    });
  };
  if (group.status !== "completed" || left == null) return null;
  const stillOpen = open.length > 0 && ` ${stillOpenText()}`;
  if (left === 0) {
    return (
      <Banner tone={stillOpen ? "due" : "info"} title={t("completion.archivedTitle")}>
        {t("completion.archivedText")}
        {stillOpen}
      </Banner>
    );
  }
  const days = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (
    <Banner tone={stillOpen ? "due" : "paid"} title={t("completion.title")}>
      {t("completion.text", { ago: days.format(left - archive_after, "day"), left: days.format(left, "day") })}
      {stillOpen}
    </Banner>
  );
}
