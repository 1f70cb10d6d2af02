import { Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AccountStanding_person$key } from "../../../__generated__/member/AccountStanding_person.graphql.ts";
import { DefinitionList } from "../../../components/DefinitionList.tsx";
import { useDateText } from "../../../i18n/useDateText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useProductMinute } from "../../../lib/productClock.ts";

/** What of the account is confirmed, verified and set up, and when somebody last signed in with it (D238). */
export function AccountStanding(props: { person: AccountStanding_person$key }) {
  const { t } = useTranslation("settings");
  const dateText = useDateText();
  const now = useProductMinute();
  const {
    email_confirmed_at,
    is_verified,
    last_sign_in_at,
    stripe_onboarding_completed,
    two_factor_enabled,
    withdrawals_held_until,
  } = useFragment(
    graphql`
      fragment AccountStanding_person on user_profiles {
        email_confirmed_at
        is_verified
        last_sign_in_at
        stripe_onboarding_completed
        two_factor_enabled
        withdrawals_held_until
      }
    `,
    props.person,
  );
  const entries = [
    {
      id: "email",
      label: t("security.emailConfirmed"),
      value: t(email_confirmed_at ? "security.confirmed" : "security.notConfirmed"),
    },
    {
      id: "identity",
      label: t("security.identity"),
      value: t(is_verified ? "security.verified" : "security.notVerified"),
    },
    {
      id: "payouts",
      label: t("security.payouts"),
      value: t(stripe_onboarding_completed ? "security.setUp" : "security.notSetUp"),
    },
    { id: "twoFactor", label: t("security.twoFactor"), value: t(two_factor_enabled ? "security.on" : "security.off") },
    ...(withdrawals_held_until && Date.parse(withdrawals_held_until) > now
      ? [
          {
            id: "withdrawals",
            label: t("security.withdrawals"),
            value: t("security.heldUntil", { until: dateText(withdrawals_held_until, "dateTime") }),
          },
        ]
      : []),
    {
      id: "lastSignIn",
      label: t("security.lastSignIn"),
      value: last_sign_in_at ? dateText(last_sign_in_at, "dateTime") : t("security.never"),
    },
  ];
  return (
    <Stack gap="1">
      <DefinitionList entries={entries} />
    </Stack>
  );
}
