import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { AppFailure } from "../lib/AppFailure.ts";
import { useAttempt } from "./useAttempt.ts";

/** Milliseconds without a further key before the server is asked. */
const PAUSE_MS = 300;

export interface FailedSearch {
  state: "failed";
  failure: AppFailure;
  /** After how many seconds it asks again by itself; null when it does not. */
  wait: number | null;
}

export type Searched<Found> = { state: "searching" } | { state: "found"; found: Found } | FailedSearch;

const waitOf = ({ code, values }: AppFailure): number | null =>
  code === "too-many-requests" && typeof values["retryAfter"] === "number" ? values["retryAfter"] : null;

/**
 * Asks while somebody types; an answer that comes after further keys is dropped. A search that came too often is asked again by
 * itself when the server allows it.
 * @param wanted what is looked for; null asks nothing, and the empty text is asked for at once
 * @param find asks the server; it may throw an AppFailure
 * @param changes a higher number asks anew at once; what was found stays until the new answer is there
 */
export function useSearchAsTyped<Found>(
  wanted: string | null,
  find: (wanted: string) => Promise<Found>,
  changes = 0,
): { searched: Searched<Found>; again: () => void } {
  const [last, setLast] = useState<{ wanted: string; found: Found } | null>(null);
  const { failure, forget, run } = useAttempt(find);
  const ask = useCallback(async () => {
    if (wanted === null) return;
    const done = await run(wanted);
    if (done) setLast({ wanted, found: done.answer });
  }, [run, wanted]);
  useEffect(() => {
    const timer = setTimeout(ask, wanted === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [ask, forget, wanted]);

  // An answer on its way may be older than the change.
  const askAnew = useEffectEvent(() => {
    forget();
    void ask();
  });
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(askAnew);
    return () => clearTimeout(timer);
  }, [changes]);

  const wait = failure && waitOf(failure);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(ask, wait * 1000);
    return () => clearTimeout(timer);
  }, [ask, wait]);

  const again = () => void ask();
  if (failure) return { searched: { state: "failed", failure, wait }, again };
  const isFound = last !== null && last.wanted === wanted;
  return { searched: isFound ? { state: "found", found: last.found } : { state: "searching" }, again };
}
