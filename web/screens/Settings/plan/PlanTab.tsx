import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Check, Sparkles } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PlanTab_person$data, PlanTab_person$key } from "../../../__generated__/member/PlanTab_person.graphql.ts";
import { usePlaces } from "../../../app/places.ts";
import type { Say } from "../../../i18n/areas.ts";
import { useDateText } from "../../../i18n/useDateText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { required } from "../../../lib/required.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { LineIcon } from "../../../ui/LineIcon.tsx";
import { SettingList, SettingRow } from "../SettingRow.tsx";

type Plan = NonNullable<NonNullable<PlanTab_person$data["subscription"]>["plan"]>;

const hoursOfDay = 24;

/** What a plan includes, as the catalogue has it (D1, D9). */
function featuresOf(plan: Plan, t: Say<"settings">): string[] {
  const { active_group_limit: circles, support_hours: hours } = plan;
  return [
    circles == null ? t("plan.circlesAny") : t("plan.circles", { count: circles }),
    ...(plan.has_auto_pay ? [t("plan.autoPay")] : []),
    ...(plan.has_advanced_scheduling ? [t("plan.scheduling")] : []),
    ...(plan.has_analytics ? [t("plan.analytics")] : []),
    ...(plan.has_custom_features ? [t("plan.custom")] : []),
    ...(plan.pays_fees ? [] : [t("plan.noFees")]),
    hours < hoursOfDay
      ? t("plan.supportHours", { count: hours })
      : t("plan.supportDays", { count: Math.round(hours / hoursOfDay) }),
  ];
}

/** My plan, what it includes, and the way to a larger one as soon as there is the page of plans. */
export function PlanTab(props: { person: PlanTab_person$key }) {
  const { t } = useTranslation("settings");
  const dateText = useDateText();
  const plans = usePlaces()("/subscription");
  const { subscription } = useFragment(
    graphql`
      fragment PlanTab_person on user_profiles {
        subscription {
          cancel_at_period_end
          subscription_end
          plan {
            active_group_limit
            has_advanced_scheduling
            has_analytics
            has_auto_pay
            has_custom_features
            name
            pays_fees
            support_hours
          }
        }
      }
    `,
    props.person,
  );
  const own = required(subscription, "user_profiles.subscription");
  const plan = required(own.plan, "subscribers.plan");
  const ends = own.subscription_end;
  return (
    <SettingList title={t("tab.subscription")}>
      <SettingRow row="plan">
        <Stack gap="4">
          <HStack gap="3" flexWrap="wrap" justify="space-between">
            <HStack gap="3" flexWrap="wrap">
              <chakra.span fontWeight="semibold">{t("row.plan.label")}</chakra.span>
              <Chip tone="brand" icon={Sparkles}>
                {plan.name}
              </Chip>
            </HStack>
            {plans && plan.pays_fees && (
              <ButtonLink to={plans} size="sm">
                {t("plan.upgrade")}
              </ButtonLink>
            )}
          </HStack>
          {ends && (
            <chakra.p color="fg.muted">
              {t(own.cancel_at_period_end ? "plan.ends" : "plan.renews", { date: dateText(ends, "day") })}
            </chakra.p>
          )}
          <chakra.ul listStyleType="none" aria-label={t("plan.includes")} display="grid" gap="2">
            {featuresOf(plan, t).map((feature) => (
              <HStack as="li" key={feature} gap="2" align="flex-start">
                <LineIcon color="brand.fg">
                  <Check size={16} />
                </LineIcon>
                {feature}
              </HStack>
            ))}
          </chakra.ul>
        </Stack>
      </SettingRow>
    </SettingList>
  );
}
