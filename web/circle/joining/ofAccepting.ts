import { AppFailure } from "../../lib/AppFailure.ts";

/** `may_join` words this refusal for joining; accepting has a sentence of its own, as the action answers it. */
export const ofAccepting = (refusal: AppFailure): AppFailure =>
  refusal.code === "identity-required"
    ? new AppFailure("identity-required-to-accept", "", { nextStep: refusal.nextStep })
    : refusal;
