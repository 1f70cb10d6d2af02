import { graphql } from "react-relay";
import type { OnboardingPageQuery } from "../../__generated__/member/OnboardingPageQuery.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Onboarding } from "./Onboarding.tsx";

/** The first visit with what it is made of. */
export function OnboardingPage({ onDone }: { onDone: () => void }) {
  const data = useOwnQuery<OnboardingPageQuery>(
    graphql`
      query OnboardingPageQuery {
        user_profiles_connection(first: 1) {
          edges {
            node {
              ...Onboarding_person
            }
          }
        }
        ...useLimits_query
      }
    `,
    {},
  );
  const limits = useLimits(data, [
    "avatar_max",
    "new_user",
    "new_user_of_provider",
    "onboarding_poll",
    "onboarding_polls",
    "username_change",
  ]);
  const person = data.user_profiles_connection.edges[0]?.node;
  return person ? <Onboarding person={person} limits={limits} onDone={onDone} /> : null;
}
