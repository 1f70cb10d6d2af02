import { useFrequencyText } from "../../circle/groupWords.ts";
import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { CardTerms_group$key } from "../../__generated__/member/CardTerms_group.graphql.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { required } from "../../lib/required.ts";

/** What one pays, how often, and the cash that comes back at one's turn. */
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
      }
    `,
    props.group,
  );
  return (
    <HStack gap="6" align="flex-start" justify="space-between">
      <Stack gap="0">
        <MoneyText cents={group.contribution_amount} currency={group.currency} textStyle="xl" fontWeight="semibold" />
        <chakra.span color="fg.muted" textStyle="sm">
          {frequencyText(group.frequency)}
        </chakra.span>
      </Stack>
      <Stack gap="0" align="flex-end">
        <MoneyText
          cents={required(group.cash_payout, "groups.cash_payout")}
          currency={group.currency}
          textStyle="xl"
          fontWeight="semibold"
        />
        <chakra.span color="fg.muted" textStyle="sm">
          {t("card.pot")}
        </chakra.span>
      </Stack>
    </HStack>
  );
}
