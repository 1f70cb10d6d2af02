import { Heading } from "@chakra-ui/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AccountStatus_person$key } from "../../__generated__/member/AccountStatus_person.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import type { Key } from "../../i18n/areas.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";

/** Whether something is done, in words. */
function Standing({ isDone, done, open }: { isDone: boolean; done: Key<"security">; open: Key<"security"> }) {
  const { t } = useTranslation("security");
  return (
    <Chip tone={isDone ? "paid" : "gray"} icon={isDone ? CircleCheck : CircleAlert}>
      {t(isDone ? done : open)}
    </Chip>
  );
}

/** How my account stands (D238). */
export function AccountStatus(props: { person: AccountStatus_person$key }) {
  const { t } = useTranslation("security");
  const person = useFragment(
    graphql`
      fragment AccountStatus_person on user_profiles {
        email_confirmed_at
        is_verified
        last_sign_in_at
        stripe_onboarding_completed
        two_factor_enabled
      }
    `,
    props.person,
  );
  return (
    <Card aria-labelledby="account-status">
      <Heading as="h2" size="md" id="account-status">
        {t("status.title")}
      </Heading>
      <DefinitionList
        entries={[
          {
            id: "email",
            label: t("status.email"),
            value: (
              <Standing
                isDone={person.email_confirmed_at !== null}
                done="status.emailConfirmed"
                open="status.emailOpen"
              />
            ),
          },
          {
            id: "identity",
            label: t("status.identity"),
            value: <Standing isDone={person.is_verified} done="status.verified" open="status.unverified" />,
          },
          {
            id: "payouts",
            label: t("status.payouts"),
            value: (
              <Standing
                isDone={person.stripe_onboarding_completed}
                done="status.payoutsSet"
                open="status.payoutsOpen"
              />
            ),
          },
          {
            id: "twoFactor",
            label: t("status.twoFactor"),
            value: <Standing isDone={person.two_factor_enabled} done="status.on" open="status.off" />,
          },
          {
            id: "lastSignIn",
            label: t("status.lastSignIn"),
            value: person.last_sign_in_at ? (
              <DateText value={person.last_sign_in_at} format="dateTime" />
            ) : (
              t("status.never")
            ),
          },
        ]}
      />
    </Card>
  );
}
