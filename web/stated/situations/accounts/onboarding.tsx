import { OnboardingPage } from "../../../screens/Onboarding/OnboardingPage.tsx";
import { onboardingAnswers } from "../../../screens/Onboarding/onboardingForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { openAs, press, refuse, type Row } from "../pages.tsx";

/** Somebody who is verified sees the first visit to its end. */
async function end(say: Say, more: Row = {}): Promise<void> {
  openAs(
    "chloe",
    { path: "/dashboard", element: <OnboardingPage onDone={() => {}} /> },
    "/dashboard",
    onboardingAnswers({ person: { is_verified: true, tutorial_seen_at: "2026-03-15T11:59:40Z" }, more }),
  );
  await press(say("onboarding.skip"));
}

export const onboarding: readonly Situation[] = [
  { name: "a first visit that is over", says: ["onboarding.complete.title"], play: (say) => end(say) },
  {
    name: "a first visit whose end cannot be kept",
    says: ["onboarding.complete.notSaved"],
    play: (say) => end(say, { update_user_profiles: refuse("network") }),
  },
];
