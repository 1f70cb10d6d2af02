import { AppFailure } from "../../lib/AppFailure.ts";

/** Gives the refusal that `may_join` words for joining the words that it has for accepting, as the action itself answers. */
export const ofAccepting = (refusal: AppFailure): AppFailure =>
  refusal.code === "identity-required"
    ? new AppFailure("identity-required-to-accept", "", { nextStep: refusal.nextStep })
    : refusal;
