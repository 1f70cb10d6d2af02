import { chakra, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { NextCards_person$key } from "../../__generated__/member/NextCards_person.graphql.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatDate } from "../../lib/dates.ts";
import { readMayI } from "../../lib/mayI.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { required } from "../../lib/required.ts";

/** What I owe next and what I get next, each with its date: the first thing seen. */
export function NextCards(props: { person: NextCards_person$key }) {
  const { t } = useTranslation("dashboard");
  const locale = useLocale();
  const person = useFragment(
    graphql`
      fragment NextCards_person on user_profiles {
        due: standings(
          where: {
            is_owed: { _eq: true }
            state: { _in: ["early", "due_today", "grace", "late_allowed", "expired", "too_early"] }
          }
          order_by: [{ due_date: asc }]
          limit: 1
        ) {
          amount
          currency
          due_date
          may_pay
          payout_round
          state
          group {
            group_id
            name
            short_id
            url_slug
          }
        }
        turn: standings(
          where: { is_recipient: { _eq: true }, group: { status: { _eq: started } }, is_paid_out: { _eq: false } }
          order_by: [{ payout_date: asc }]
          limit: 1
        ) {
          payout_date
          payout_round
          group {
            cash_payout
            currency
            group_id
            name
            short_id
            url_slug
          }
        }
      }
    `,
    props.person,
  );
  const due = person.due[0];
  const turn = person.turn[0];
  const canPay = due !== undefined && readMayI(due.may_pay).allowed;
  const isLate = due !== undefined && ["grace", "late_allowed", "expired"].includes(due.state ?? "");
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Card tone={canPay ? "accent" : "plain"}>
        <Stack gap="3" h="full">
          <HStack gap="2" color="fg.muted" textStyle="label">
            <ArrowUpRight size={18} aria-hidden />
            {t("next.due")}
          </HStack>
          {due?.group ? (
            <>
              <MoneyText
                cents={required(due.amount, "standings.amount")}
                currency={required(due.currency, "standings.currency")}
                textStyle="4xl"
                fontWeight="semibold"
                lineHeight="1.1"
              />
              <chakra.p color={isLate ? "late.fg" : undefined}>
                {t(isLate ? "next.since" : "next.by", {
                  date: formatDate(required(due.due_date, "standings.due_date"), "weekday", locale),
                })}{" "}
                {t("next.in", { group: due.group.name })}
              </chakra.p>
              <chakra.div mt="auto">
                <ButtonLink to={groupPath(due.group)} variant={canPay ? "solid" : "outline"}>
                  {canPay ? t("next.pay") : t("next.see")}
                </ButtonLink>
              </chakra.div>
            </>
          ) : (
            <Stack gap="1">
              <chakra.p textStyle="xl" fontWeight="semibold">
                {t("next.noDue")}
              </chakra.p>
              <chakra.p color="fg.muted">{t("next.noDueText")}</chakra.p>
            </Stack>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap="3" h="full">
          <HStack gap="2" color="fg.muted" textStyle="label">
            <ArrowDownLeft size={18} aria-hidden />
            {t("next.payout")}
          </HStack>
          {turn?.group ? (
            <>
              <MoneyText
                cents={required(turn.group.cash_payout, "groups.cash_payout")}
                currency={turn.group.currency}
                textStyle="4xl"
                fontWeight="semibold"
                lineHeight="1.1"
              />
              <p>
                {t("next.on", {
                  date: formatDate(required(turn.payout_date, "standings.payout_date"), "weekday", locale),
                })}{" "}
                {t("next.from", { group: turn.group.name })}
              </p>
              <chakra.div mt="auto">
                <ButtonLink to={groupPath(turn.group)} variant="outline">
                  {t("next.see")}
                </ButtonLink>
              </chakra.div>
            </>
          ) : (
            <Stack gap="1">
              <chakra.p textStyle="xl" fontWeight="semibold">
                {t("next.noPayout")}
              </chakra.p>
              <chakra.p color="fg.muted">{t("next.noPayoutText")}</chakra.p>
            </Stack>
          )}
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
