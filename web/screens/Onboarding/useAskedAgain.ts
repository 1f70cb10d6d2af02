import { useEffect } from "react";
import { readAllQuietly } from "../../relay/readAgain.ts";

/**
 * Reads the person again every so many seconds, so many times at most, while somebody looks: whether the identity check that
 * goes on elsewhere has ended. What comes live comes sooner.
 */
export function useAskedAgain(everySeconds: number, most: number): void {
  useEffect(() => {
    let times = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times += 1;
      if (times >= most) clearInterval(timer);
      readAllQuietly();
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds, most]);
}
