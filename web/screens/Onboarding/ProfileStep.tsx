import { Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ProfileStep_person$key } from "../../__generated__/member/ProfileStep_person.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AvatarField } from "../Profile/AvatarField.tsx";
import { ProfileForm } from "../Profile/ProfileForm.tsx";

/** What others see of a person, given on the first visit or skipped. */
export function ProfileStep(props: {
  person: ProfileStep_person$key;
  limits: { avatar_max: number; username_change: number };
  onNext: () => void;
}) {
  const { limits, onNext } = props;
  const { t } = useTranslation("onboarding");
  const { alias, avatar_url, location, name, phone, user_id, username, username_changed_at } = useFragment(
    graphql`
      fragment ProfileStep_person on user_profiles {
        alias
        avatar_url
        location
        name
        phone
        user_id
        username
        username_changed_at
      }
    `,
    props.person,
  );
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          {t("profile.title")}
        </Heading>
        <p>{t("profile.text")}</p>
      </Stack>
      <AvatarField userId={user_id} name={alias} url={avatar_url ?? null} mostMegabytes={limits.avatar_max} />
      <ProfileForm
        stored={{ name, alias, username, phone: phone ?? "", location: location ?? "" }}
        usernameChangedAt={username_changed_at ?? null}
        usernameDays={limits.username_change}
        words={{ save: t("continue"), leave: t("skip") }}
        onSaved={onNext}
        onLeave={onNext}
      />
    </Stack>
  );
}
