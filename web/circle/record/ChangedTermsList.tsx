import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { frequencies, orders } from "../groupWords.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isRecord, textOf } from "../../lib/json.ts";
import { oneOf } from "../../lib/required.ts";

type Terms = Readonly<Record<string, unknown>>;

/** Each term that was changed, as it was and as it became (D89). */
export function ChangedTermsList({ after, before }: { before: unknown; after: unknown }) {
  const { t } = useTranslation("record");
  const lines = useTermLines();
  if (!isRecord(before) || !isRecord(after)) return null;
  return (
    <chakra.ul listStyleType="none" textStyle="sm" color="fg.muted">
      {lines
        .filter(({ name }) => name in after)
        .map(({ label, name, shown }) => (
          <chakra.li key={name} overflowWrap="anywhere">
            <Trans
              t={t}
              i18nKey="change"
              values={{ name: label }}
              components={{ before: <>{shown(before)}</>, after: <strong>{shown(after)}</strong> }}
            />
          </chakra.li>
        ))}
    </chakra.ul>
  );
}

/** The terms in the order of the agreement, by the names that the server keeps them under. */
function useTermLines(): { name: string; label: string; shown: (terms: Terms) => ReactNode }[] {
  const { t } = useTranslation("record");
  const { t: tm } = useTranslation("manage");
  const { t: tc } = useTranslation("circle");
  const { t: tg } = useTranslation("groups");
  const textAt = (terms: Terms, name: string) => textOf(terms[name]);
  return [
    {
      name: "contribution_amount",
      label: tm("changed.amount"),
      shown: (terms) => (
        <MoneyText cents={Number(terms["contribution_amount"])} currency={textAt(terms, "currency") ?? ""} />
      ),
    },
    {
      name: "frequency",
      label: tm("changed.frequency"),
      shown: (terms) => tg(`frequency.${oneOf(frequencies, textAt(terms, "frequency"), "recorded.frequency")}`),
    },
    { name: "member_limit", label: tm("changed.limit"), shown: (terms) => String(terms["member_limit"]) },
    {
      name: "minimum_members_to_start",
      label: tm("changed.minimum"),
      shown: (terms) => String(terms["minimum_members_to_start"]),
    },
    {
      name: "start_date",
      label: tm("changed.start"),
      shown: (terms) => {
        const day = textAt(terms, "start_date");
        return day ? <DateText value={day} format="full" /> : t("notSet");
      },
    },
    {
      name: "payout_assignment_method",
      label: tm("changed.order"),
      shown: (terms) =>
        tc(`summary.orderMethod.${oneOf(orders, textAt(terms, "payout_assignment_method"), "recorded.order")}`),
    },
    {
      name: "payout_delay_days",
      label: tm("payoutDay.label"),
      shown: (terms) => {
        const days = Number(terms["payout_delay_days"]);
        return days === 0 ? tm("payoutDay.onDue") : tm("payoutDay.after", { days });
      },
    },
  ];
}
