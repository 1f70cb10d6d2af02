import { useCallback } from "react";
import { asFailure } from "../../../lib/AppFailure.ts";

const CHANGED_ELSEWHERE = new Set(["two-factor-is-on", "no-two-factor"]);

export type Follow = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs an act on the second factor. Where it is refused because another tab or device has turned the factor on or off since this
 * page was read, the page is read again; the refusal is told like any other.
 */
export const useFollow = (read: () => Promise<void>): Follow =>
  useCallback(
    async (act) => {
      try {
        return await act();
      } catch (thrown) {
        if (CHANGED_ELSEWHERE.has(asFailure(thrown).code)) void read();
        throw thrown;
      }
    },
    [read],
  );
