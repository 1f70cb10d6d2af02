/** What this device keeps of a person's first visit. */

/** The step that they are at. */
export const STEP = "onboarding-step";
/** That they have seen it to its end, also where the server did not hear of it yet. */
export const DONE = "onboarding-done";
