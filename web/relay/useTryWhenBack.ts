import { useEffectEvent, useLayoutEffect } from "react";
import { onGapClosed } from "./connection.ts";
import { isCodeFailure, isOutOfReach } from "./outOfReach.ts";
import { retryWaitMs } from "./retryWait.ts";

/** From this retry on the wait grows no more: 15 to 30 seconds. */
const LATE_RETRY = 5;

/**
 * Tries again by itself what failed while the service was out of reach: when the net is back, when the live connection is,
 * on the return to the tab, and within half a minute where none of them tells, as for a visitor, who has no live connection.
 * @param thrown why it failed; what no wait can mend is left to the person
 */
export function useTryWhenBack(thrown: unknown, tryAgain: () => void): void {
  const isToTry = isOutOfReach(thrown) || isCodeFailure(thrown);
  const tryNow = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === "visible") tryAgain();
  });
  // With what tells of the failure, so that a net that is back in the same moment is heard.
  useLayoutEffect(() => {
    if (!isToTry) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        wait();
        tryNow();
      }, retryWaitMs(LATE_RETRY));
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
  }, [isToTry]);
}
