import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useFirstVisit_profile$key } from "../__generated__/member/useFirstVisit_profile.graphql.ts";
import { DONE } from "../screens/Onboarding/kept.ts";
import { readOwn } from "../session/ofPerson.ts";

/**
 * Tells that the person has the first visit before them (D151). Who has seen it to its end on this device is not asked again;
 * where the server did not hear of it, it is told now (D152).
 */
export function useFirstVisit(profile: useFirstVisit_profile$key, onFirstVisit: () => void): void {
  const environment = useRelayEnvironment();
  const { has_completed_onboarding: isOver } = useFragment(
    graphql`
      fragment useFirstVisit_profile on user_profiles {
        has_completed_onboarding
      }
    `,
    profile,
  );
  const tell = useEffectEvent(onFirstVisit);
  useEffect(() => {
    if (isOver) return;
    if (readOwn(DONE) === null) {
      tell();
      return;
    }
    const stopping = import("../screens/Onboarding/finishOnboarding.ts").then(
      ({ finishLater }) => finishLater(environment, 0),
      () => null,
    );
    return () => void stopping.then((stop) => stop?.());
  }, [environment, isOver]);
}
