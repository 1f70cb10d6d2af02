import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { CircleCheck, CircleDashed } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PaymentTab_person$key } from "../../__generated__/member/PaymentTab_person.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** What I pay with, where payouts go, what is left to set up, and which circles pay by themselves (D237). */
export function PaymentTab(props: { person: PaymentTab_person$key }) {
  const { t } = useTranslation("profile");
  const dateText = useDateText();
  const existing = usePlaces();
  const person = useFragment(
    graphql`
      fragment PaymentTab_person on user_profiles {
        is_verified
        stripe_onboarding_completed
        default_contribution_method {
          bank_name
          brand
          last4
          method_type
        }
        default_withdrawal_account {
          account_type_detail
          bank_name
          brand
          last4
        }
        auto_paid: memberships(where: { auto_pay_enabled: { _eq: true }, status: { _eq: active } }) {
          group {
            group_id
            name
            short_id
            url_slug
            to_charge: standings(where: { is_owed: { _eq: true } }, order_by: [{ due_at: asc }], limit: 1) {
              due_date
            }
          }
        }
      }
    `,
    props.person,
  );
  const method = person.default_contribution_method;
  const account = person.default_withdrawal_account;
  const card = (brand: string | null | undefined, last4: string) =>
    t("payment.card", { brand: brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : t("payment.cardWord"), last4 });
  const bank = (name: string | null | undefined, last4: string) =>
    t("payment.bank", { bank: name ?? t("payment.bankWord"), last4 });
  const isSetUp = person.stripe_onboarding_completed;
  const methods = existing("/payment-methods");
  const history = existing("/payment-history");
  return (
    <Stack gap="6">
      <Card aria-labelledby="payments">
        <Stack gap="4">
          <Heading as="h2" size="md" id="payments">
            {t("payment.title")}
          </Heading>
          <DefinitionList
            entries={[
              {
                id: "contribution",
                label: t("payment.contribution"),
                value: method
                  ? method.method_type === "card"
                    ? card(method.brand, method.last4)
                    : bank(method.bank_name, method.last4)
                  : t("payment.contributionNone"),
              },
              {
                id: "payout",
                label: t("payment.payout"),
                value: account
                  ? account.account_type_detail === "card"
                    ? card(account.brand, account.last4)
                    : bank(account.bank_name, account.last4)
                  : t("payment.payoutNone"),
              },
              {
                id: "setup",
                label: t("payment.setup"),
                value: (
                  <Chip tone={isSetUp ? "paid" : "due"} icon={isSetUp ? CircleCheck : CircleDashed}>
                    {t(isSetUp ? "payment.setupDone" : "payment.setupOpen")}
                  </Chip>
                ),
                note: isSetUp ? undefined : t(person.is_verified ? "payment.setupNext" : "payment.setupVerify"),
              },
            ]}
          />
          <HStack gap="3" flexWrap="wrap" _empty={{ display: "none" }}>
            {!person.is_verified && <ButtonLink to="/identity-verification">{t("payment.verifyAction")}</ButtonLink>}
            {person.is_verified && !isSetUp && methods && (
              <ButtonLink to={methods}>{t("payment.setupAction")}</ButtonLink>
            )}
            {methods && (
              <ButtonLink to={methods} variant="outline">
                {t("payment.methods")}
              </ButtonLink>
            )}
            {history && (
              <ButtonLink to={history} variant="outline">
                {t("payment.history")}
              </ButtonLink>
            )}
          </HStack>
        </Stack>
      </Card>
      <Card aria-labelledby="auto-pay">
        <Stack gap="2">
          <Heading as="h2" size="md" id="auto-pay">
            {t("payment.autoPay")}
          </Heading>
          {person.auto_paid.length === 0 ? (
            <chakra.p color="fg.muted">{t("payment.autoPayNone")}</chakra.p>
          ) : (
            <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
              {person.auto_paid.map(({ group }) => {
                const due = group.to_charge[0]?.due_date;
                return (
                  <HStack as="li" key={group.group_id} justify="space-between" gap="3" flexWrap="wrap" py="2.5">
                    <TextLink to={groupPath(group)} minW="0" overflowWrap="anywhere">
                      {group.name}
                    </TextLink>
                    <chakra.span color="fg.muted">
                      {due ? t("payment.autoPayNext", { date: dateText(due, "day") }) : t("payment.autoPayNothing")}
                    </chakra.span>
                  </HStack>
                );
              })}
            </chakra.ul>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
