import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Terms } from "./readTerms.ts";

const Cell = chakra("td", { base: { py: "2", pe: "3", verticalAlign: "top", overflowWrap: "anywhere" } });
const Head = chakra("th", {
  base: { py: "2", pe: "3", textAlign: "start", verticalAlign: "top", fontWeight: "medium", color: "fg.muted" },
});

/** Old and new terms side by side; what has changed is bold and says so. What was no term before is left out (D267). */
export function TermsTable({ after, before }: { before: Terms; after: Terms }) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("circle");
  const { t: tg } = useTranslation("groups");
  const startOf = ({ startDate }: Terms): ReactNode =>
    startDate === null ? t("changed.notSet") : <DateText value={startDate} format="full" />;
  const moneyOf = ({ amount, currency }: Terms): ReactNode => <MoneyText cents={amount} currency={currency} />;
  const payoutDayOf = ({ payoutDelay: days }: Terms): string =>
    days === 0 ? t("payoutDay.onDue") : t("payoutDay.after", { days });
  const byHandOf = ({ isByHand }: Terms): string => t(isByHand ? "changed.byHandYes" : "changed.byHandNo");
  const rows: { id: string; label: string; isChanged: boolean; isUnknown?: boolean; old: ReactNode; now: ReactNode }[] =
    [
      {
        id: "amount",
        label: t("changed.amount"),
        isChanged: before.amount !== after.amount || before.currency !== after.currency,
        old: moneyOf(before),
        now: moneyOf(after),
      },
      {
        id: "frequency",
        label: t("changed.frequency"),
        isChanged: before.frequency !== after.frequency,
        old: tg(`frequency.${before.frequency}`),
        now: tg(`frequency.${after.frequency}`),
      },
      {
        id: "limit",
        label: t("changed.limit"),
        isChanged: before.memberLimit !== after.memberLimit,
        old: before.memberLimit,
        now: after.memberLimit,
      },
      {
        id: "minimum",
        label: t("changed.minimum"),
        isChanged: before.minimum !== after.minimum,
        isUnknown: before.minimum === null,
        old: before.minimum,
        now: after.minimum,
      },
      {
        id: "byHand",
        label: t("changed.byHand"),
        isChanged: before.isByHand !== after.isByHand,
        isUnknown: before.isByHand === null,
        old: byHandOf(before),
        now: byHandOf(after),
      },
      {
        id: "start",
        label: t("changed.start"),
        isChanged: before.startDate !== after.startDate,
        old: startOf(before),
        now: startOf(after),
      },
      {
        id: "order",
        label: t("changed.order"),
        isChanged: before.order !== after.order,
        old: tc(`summary.orderMethod.${before.order}`),
        now: tc(`summary.orderMethod.${after.order}`),
      },
      {
        id: "payoutDay",
        label: t("payoutDay.label"),
        isChanged: before.payoutDelay !== after.payoutDelay,
        old: payoutDayOf(before),
        now: payoutDayOf(after),
      },
    ];
  return (
    <chakra.table w="full" textStyle="sm" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          <Head scope="col">{t("changed.term")}</Head>
          <Head scope="col">{t("changed.before")}</Head>
          <Head scope="col">{t("changed.after")}</Head>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ isUnknown }) => !isUnknown)
          .map(({ id, isChanged, label, now, old }) => (
            <chakra.tr key={id} borderTopWidth="1px" borderColor="border">
              <Head scope="row">{label}</Head>
              <Cell color={isChanged ? "fg.muted" : undefined}>{old}</Cell>
              <Cell fontWeight={isChanged ? "semibold" : undefined}>
                {now}
                {isChanged && (
                  <chakra.span color="accent.fg" fontWeight="medium">
                    {` · ${t("changed.changedMark")}`}
                  </chakra.span>
                )}
              </Cell>
            </chakra.tr>
          ))}
      </tbody>
    </chakra.table>
  );
}
