import { type AppFailure, asFailure } from "./AppFailure.ts";
import { pause } from "./pause.ts";

/** How often a call to the sign-in service is made again, after 1, 2 and 3 seconds; others say how often. */
export const mostRetries = 3;

/** No answer came, or the service could not answer: anything else is its answer. */
const hasNoAnswer = ({ code, status = 0 }: AppFailure) => code === "network" || status >= 500;

/**
 * Does the work, and again while no answer comes.
 * @param isWorthIt whether another try may end differently
 * @param isOver whether nobody waits for it any more, asked after each pause
 * @param most how many further tries there are
 * @param onRetry told which retry it is, from 1, before its pause
 * @throws AppFailure of the last try
 */
export async function retried<Answer>(
  work: () => Promise<Answer>,
  {
    isWorthIt = hasNoAnswer,
    isOver = () => false,
    most = mostRetries,
    onRetry,
    wait = pause,
  }: {
    isWorthIt?: (failure: AppFailure) => boolean;
    isOver?: () => boolean;
    most?: number;
    onRetry?: (retry: number) => void;
    wait?: (ms: number) => Promise<void>;
  } = {},
): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await work();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (retry > most || !isWorthIt(failure)) throw failure;
      onRetry?.(retry);
      await wait(retry * 1000);
      if (isOver()) throw failure;
    }
  }
}
