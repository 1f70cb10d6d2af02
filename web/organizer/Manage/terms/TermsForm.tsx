import { chakra, SimpleGrid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { TermsFormMutation } from "../../../__generated__/group_admin/TermsFormMutation.graphql.ts";
import { frequencies, type FrequencyWord, orders, type OrderWord } from "../../../circle/groupWords.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { localDay } from "../../../lib/dates.ts";
import { productNow } from "../../../lib/productClock.ts";
import { longestAmount, readAmount, typedAmount } from "../../../lib/readAmount.ts";
import { required } from "../../../lib/required.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useInputs, useSendForm } from "../../../sending/useSendForm.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { RadioCards } from "../../../ui/RadioCards.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { FormButtons } from "../FormButtons.tsx";
import { countOptions } from "./countOptions.ts";

/** From the catalogue (R3): cents, members, days, hours. */
export interface TermsLimits {
  contribution_min: number;
  contribution_max: number;
  members_min: number;
  members_max: number;
  payout_delay_max: number;
  terms_answer: number;
}

interface Terms {
  amount: string;
  currency: string;
  frequency: FrequencyWord;
  memberLimit: string;
  order: OrderWord;
  startDate: string;
}

const inputs: Readonly<Record<string, keyof Terms>> = {
  contribution_amount: "amount",
  currency: "currency",
  frequency: "frequency",
  member_limit: "memberLimit",
  start_date: "startDate",
};

export function TermsForm(props: {
  group: {
    group_id: string;
    contribution_amount: number;
    currency: string;
    current_cycle: number;
    current_members: number;
    frequency: Terms["frequency"];
    member_limit: number;
    order: Terms["order"];
    start_date?: string | null;
  };
  limits: TermsLimits;
  /** Codes of those that are on. */
  currencies: readonly string[];
  onClose: () => void;
}) {
  const { currencies, group, limits } = props;
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const { t: tg } = useTranslation("groups");
  const failureText = useFailureText();
  const locale = useLocale();
  const [today] = useState(() => localDay(productNow()));
  const commit = useCommit<TermsFormMutation>(graphql`
    mutation TermsFormMutation(
      $groupId: uuid!
      $amount: Int!
      $currency: String!
      $frequency: String!
      $memberLimit: Int!
      $order: String!
      $startDate: date!
    ) {
      change_group_terms(
        group_id: $groupId
        contribution_amount: $amount
        currency: $currency
        frequency: $frequency
        member_limit: $memberLimit
        payout_assignment_method: $order
        start_date: $startDate
      ) {
        success
      }
    }
  `);
  const amountOf = ({ amount, currency }: Pick<Terms, "amount" | "currency">) => readAmount(amount, currency, locale);
  const form = useSendForm<Terms>({
    defaultValues: {
      amount: typedAmount(group.contribution_amount, group.currency, locale),
      currency: group.currency,
      frequency: group.frequency,
      memberLimit: String(group.member_limit),
      order: group.order,
      startDate: group.start_date ?? "",
    },
    check: (terms) => ({
      amount:
        amountOf(terms) === null
          ? failureText(
              new AppFailure("contribution-range", "", {
                values: {
                  min: { cents: limits.contribution_min, currency: terms.currency },
                  max: { cents: limits.contribution_max, currency: terms.currency },
                },
              }),
            )
          : undefined,
      startDate: terms.startDate ? undefined : failureText(new AppFailure("start-date-required", "")),
    }),
    inputOf: (field) => inputs[field],
    send: async (terms) => {
      await readAfter(
        commit({
          groupId: group.group_id,
          amount: required(amountOf(terms), "terms.amount"),
          currency: terms.currency,
          frequency: terms.frequency,
          memberLimit: Number(terms.memberLimit),
          order: terms.order,
          startDate: terms.startDate,
        }),
      );
      toaster.show({ tone: "paid", title: t("saved") });
      props.onClose();
    },
  });
  const { currency, order } = useInputs(form);
  const offered = currencies.includes(group.currency) ? currencies : [group.currency, ...currencies];
  // What is owed from a cycle that has run is in its currency (D43).
  const isCurrencyFinal = group.current_cycle > 1;
  const others = group.current_members - 1;
  return (
    <chakra.form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        {others > 0 && (
          <Banner tone="due" title={t("terms.asksTitle")}>
            {t("terms.asksText", { count: others, hours: limits.terms_answer })}
          </Banner>
        )}
        {offered.length > 1 && (
          <SelectField
            label={tc("currency")}
            options={offered.map((code) => ({ value: code, label: code }))}
            error={form.errorOf("currency")}
            hint={isCurrencyFinal && failureText(new AppFailure("currency-is-final", ""))}
            disabled={isCurrencyFinal}
            {...(isCurrencyFinal ? { value: currency } : form.register("currency"))}
          />
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField
            label={`${tc("amount")} (${currency})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestAmount}
            error={form.errorOf("amount")}
            {...form.register("amount")}
          />
          <SelectField
            label={tc("frequency")}
            options={frequencies.map((value) => ({ value, label: tg(`frequency.${value}`) }))}
            error={form.errorOf("frequency")}
            {...form.register("frequency")}
          />
          <SelectField
            label={tc("limit")}
            options={countOptions(Math.max(limits.members_min, group.current_members), limits.members_max)}
            error={form.errorOf("memberLimit")}
            {...form.register("memberLimit")}
          />
          <TextField
            label={tc("start")}
            type="date"
            min={today}
            error={form.errorOf("startDate")}
            {...form.register("startDate")}
          />
        </SimpleGrid>
        <RadioCards
          label={tc("order")}
          value={order}
          onChange={(method) => form.setValue("order", method)}
          options={orders.map((value) => ({ value, label: tc(value), hint: tc(`${value}Hint`) }))}
        />
        <FormButtons save={t("terms.save")} isBusy={form.isBusy} refusal={form.refusal} onCancel={props.onClose} />
      </Stack>
    </chakra.form>
  );
}
