/** The steps of the first visit, in their order (D152). */
export const onboardingSteps = ["welcome", "profile", "identity", "payment", "complete"] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

interface Known {
  /** The step that this device was at; null for a first visit, also on another device. */
  kept: string | null;
  hasSeenTutorial: boolean;
  isVerified: boolean;
}

/** Where the flow goes on: who is verified is at the payment at least, and nobody sees the tutorial again on another device (D153). */
export function stepOf({ hasSeenTutorial, isVerified, kept }: Known): OnboardingStep {
  const reached = Math.max(
    onboardingSteps.findIndex((step) => step === kept),
    hasSeenTutorial ? 1 : 0,
    isVerified ? 3 : 0,
  );
  return onboardingSteps[reached] ?? "welcome";
}
