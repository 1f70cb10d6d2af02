import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { finishOnboardingMutation } from "../../__generated__/member/finishOnboardingMutation.graphql.ts";
import { recordError } from "../../lib/errorLog.ts";
import { environmentFor } from "../../relay/environment.ts";
import { commit } from "../../sending/useAction.ts";
import { writeOwn } from "../../session/ofPerson.ts";
import { DONE } from "./kept.ts";

const againMs = 30_000;

/** Keeps with the account that the first visit is over. @throws AppFailure where the server does not take it */
export async function finishOnboarding(environment: Environment): Promise<void> {
  // First, so that a lost connection or a closed tab asks nobody a second time.
  writeOwn(DONE, "1");
  await commit<finishOnboardingMutation>(
    environment,
    graphql`
      mutation finishOnboardingMutation {
        update_user_profiles(where: {}, _set: { has_completed_onboarding: true }) {
          returning {
            id
            has_completed_onboarding
          }
        }
      }
    `,
    {},
  );
}

/**
 * Tries again in the background until it is kept, for as long as the page is open and its person is here (D152).
 * @returns a function that ends it
 */
export function finishLater(environment: Environment, waitMs = againMs): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tryAgain = () => {
    // The environment changes with the person, and on this device the first visit of the next one is not over.
    if (environmentFor("member") !== environment) return;
    finishOnboarding(environment).catch((failure: unknown) => {
      recordError(failure);
      timer = setTimeout(tryAgain, againMs);
    });
  };
  timer = setTimeout(tryAgain, waitMs);
  return () => clearTimeout(timer);
}
