import { graphql, useFragment } from "react-relay";
import type { SetupBanner_person$key } from "../../__generated__/member/SetupBanner_person.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";

/**
 * Prompts who is verified and has not told where payouts go (D35, D157), as soon as there is the page where that is told.
 * Who is not verified has that step before them.
 */
export function SetupBanner(props: { person: SetupBanner_person$key }) {
  const { t } = useTranslation("dashboard");
  const page = usePlaces()("/payment-methods");
  const { is_verified, stripe_onboarding_completed } = useFragment(
    graphql`
      fragment SetupBanner_person on user_profiles {
        is_verified
        stripe_onboarding_completed
      }
    `,
    props.person,
  );
  if (page === undefined || !is_verified || stripe_onboarding_completed) return null;
  return (
    <Banner
      title={t("setup.title")}
      action={
        <ButtonLink to={page} size="sm" variant="outline">
          {t("setup.action")}
        </ButtonLink>
      }
    >
      {t("setup.text")}
    </Banner>
  );
}
