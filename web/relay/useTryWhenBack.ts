import { useEffectEvent, useLayoutEffect } from "react";
import { onGapClosed } from "./connection.ts";
import { isCodeFailure, isOutOfReach } from "./outOfReach.ts";
import { retryWaitMs } from "./retryWait.ts";

/** From this retry on the wait grows no more: 15 to 30 seconds. */
const LATE_RETRY = 5;
const soonMs = () => retryWaitMs(LATE_RETRY);

/**
 * Tries by itself when something may have changed at the server: when the net is back, when the live connection is, on the
 * return to the tab, and after a wait where none of them tells, as for a visitor, who has no live connection.
 * @param isWanted nothing is tried without it
 * @param waitMs from one try to the next, in milliseconds; asked before each
 */
export function useTries(isWanted: boolean, tryAgain: () => void, waitMs: () => number): void {
  const nextWaitMs = useEffectEvent(() => waitMs());
  const tryNow = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === "visible") tryAgain();
  });
  // With what is shown meanwhile, so that a net that is back in the same moment is heard.
  useLayoutEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        wait();
        tryNow();
      }, nextWaitMs());
    };
    const heard = () => tryNow();
    wait();
    addEventListener("online", heard);
    document.addEventListener("visibilitychange", heard);
    const forgetGap = onGapClosed(heard);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", heard);
      document.removeEventListener("visibilitychange", heard);
      forgetGap();
    };
  }, [isWanted]);
}

/**
 * Tries again by itself what failed while the service was out of reach, within half a minute at the latest.
 * @param thrown why it failed; what no wait can mend is left to the person
 */
export function useTryWhenBack(thrown: unknown, tryAgain: () => void): void {
  useTries(isOutOfReach(thrown) || isCodeFailure(thrown), tryAgain, soonMs);
}
