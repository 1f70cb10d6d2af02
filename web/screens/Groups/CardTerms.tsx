import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { CardTerms_group$key } from "../../__generated__/member/CardTerms_group.graphql.ts";
import { FittedAmount } from "../../components/FittedMoney.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";

/** What one pays, how often, and the total payout at one's turn with what of it is cash (D29). */
export function CardTerms(props: { group: CardTerms_group$key }) {
  const { t } = useTranslation("browse");
  const frequencyText = useFrequencyText();
  const group = useFragment(
    graphql`
      fragment CardTerms_group on groups {
        cash_payout
        contribution_amount
        currency
        frequency
        total_payout
      }
    `,
    props.group,
  );
  return (
    <chakra.div containerType="inline-size">
      <HStack columnGap="6" rowGap="2" align="flex-start" justify="space-between" flexWrap="wrap">
        <Stack gap="0" minW="0">
          <FittedAmount cents={group.contribution_amount} currency={group.currency} largest="1.375rem" />
          <chakra.span color="fg.muted" textStyle="sm">
            {frequencyText(group.frequency)}
          </chakra.span>
        </Stack>
        <Stack gap="0" align="flex-end" ms="auto" minW="0" textAlign="end">
          <FittedAmount
            cents={required(group.total_payout, "groups.total_payout")}
            currency={group.currency}
            largest="1.375rem"
          />
          <chakra.span color="fg.muted" textStyle="sm">
            {t("card.total")}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans
              t={t}
              i18nKey="card.cash"
              components={{
                money: (
                  <MoneyText cents={required(group.cash_payout, "groups.cash_payout")} currency={group.currency} />
                ),
              }}
            />
          </chakra.span>
        </Stack>
      </HStack>
    </chakra.div>
  );
}
