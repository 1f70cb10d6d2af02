import { graphql, useFragment } from "react-relay";
import type { ProfileBanner_person$key } from "../../__generated__/member/ProfileBanner_person.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";

/** Offers the details again to who has skipped them (D152). */
export function ProfileBanner(props: { person: ProfileBanner_person$key }) {
  const { t } = useTranslation("dashboard");
  const { location, phone } = useFragment(
    graphql`
      fragment ProfileBanner_person on user_profiles {
        location
        phone
      }
    `,
    props.person,
  );
  if (phone || location) return null;
  return (
    <Banner
      title={t("profile.title")}
      action={
        <ButtonLink to="/profile?edit=1" size="sm" variant="outline">
          {t("profile.action")}
        </ButtonLink>
      }
    >
      {t("profile.text")}
    </Banner>
  );
}
