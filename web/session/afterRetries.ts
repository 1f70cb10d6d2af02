import { AppFailure } from "../lib/AppFailure.ts";

/** What is said when the last retry of a call to the sign-in service was not answered either. */
export const afterRetries = (failure: AppFailure): AppFailure =>
  failure.code === "network" ? new AppFailure("service-unavailable", failure.message, { cause: failure }) : failure;
