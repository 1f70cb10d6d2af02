import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Receipt_payment$key } from "../../__generated__/member/Receipt_payment.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { type Definition, DefinitionList } from "../../components/DefinitionList.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** What was paid for what: the numbered receipt of a contribution (D50), or the same lines before it has a number. */
export function Receipt(props: { payment: Receipt_payment$key }) {
  const { t } = useTranslation("contribution");
  const payment = useFragment(
    graphql`
      fragment Receipt_payment on payments {
        amount
        currency
        paid_at
        payout_round
        processing_fee
        receipt_number
        service_fee
        total
        group {
          name
        }
      }
    `,
    props.payment,
  );
  const money = (cents: number) => <MoneyText cents={cents} currency={payment.currency} />;
  const entries: Definition[] = [
    { id: "group", label: t("success.group"), value: payment.group?.name },
    { id: "round", label: t("success.round"), value: payment.payout_round },
    ...(payment.paid_at
      ? [{ id: "date", label: t("success.date"), value: <DateText value={payment.paid_at} format="dateTime" /> }]
      : []),
    { id: "amount", label: t("fees.contribution"), value: money(payment.amount) },
    { id: "service", label: t("fees.service"), value: money(payment.service_fee) },
    { id: "processing", label: t("fees.processing"), value: money(payment.processing_fee) },
    {
      id: "total",
      label: t("fees.total"),
      value: (
        <chakra.span textStyle="lg" fontWeight="semibold">
          {money(payment.total)}
        </chakra.span>
      ),
    },
  ];
  return (
    <Stack gap="2">
      {payment.receipt_number && (
        <chakra.h2 fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`${t("success.receipt")} ${payment.receipt_number}`}
        </chakra.h2>
      )}
      <DefinitionList entries={entries} />
    </Stack>
  );
}
