/** What this device keeps of a person's first visit. */
import { readOwn, writeOwn } from "../../session/ofPerson.ts";
import type { OnboardingStep } from "./steps.ts";

/** The step that they are at. */
export const STEP = "onboarding-step";
/** That they have seen it to its end, also where the server did not hear of it yet. */
export const DONE = "onboarding-done";

const IDENTITY: OnboardingStep = "identity";
const AFTER_IDENTITY: OnboardingStep = "payment";

/** Whoever goes on without the identity check has skipped its step, also by saying so on the check's own page (D152). */
export function skipIdentity(): void {
  if (readOwn(STEP) === IDENTITY) writeOwn(STEP, AFTER_IDENTITY);
}
