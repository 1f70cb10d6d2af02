import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { CompletionBanner_group$key } from "../../__generated__/member/CompletionBanner_group.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { Banner } from "../../ui/Banner.tsx";

/** Tells since when a circle is complete, and until when it stays in the lists (D83). */
export function CompletionBanner(props: { group: CompletionBanner_group$key; query: useLimits_query$key }) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const group = useFragment(
    graphql`
      fragment CompletionBanner_group on groups {
        archive_days_left
        status
      }
    `,
    props.group,
  );
  const { archive_after } = useLimits(props.query, ["archive_after"]);
  const left = group.archive_days_left;
  if (group.status !== "completed" || left == null) return null;
  if (left === 0) return <Banner title={t("completion.archivedTitle")}>{t("completion.archivedText")}</Banner>;
  const days = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (
    <Banner tone="paid" title={t("completion.title")}>
      {t("completion.text", { ago: days.format(left - archive_after, "day"), left: days.format(left, "day") })}
    </Banner>
  );
}
