/**
 * What is on screen and was read once, so that it can be read again: when somebody pulls, comes back to the tab, when a
 * gap in the connection closes, and when time has passed. Live queries follow what people do; all else comes this way.
 */
import { useEffect, useEffectEvent } from "react";
import { onGapClosed } from "./connection.ts";

type Read = () => Promise<unknown>;

const reads = new Set<Read>();

/** Names how a part of the page is read again, for as long as it is on screen; null where other parts do it. */
export function useReadAgain(read: Read | null): void {
  const latest = useEffectEvent(async () => read?.());
  const isRead = read !== null;
  useEffect(() => {
    if (!isRead) return;
    const own: Read = () => latest();
    reads.add(own);
    return () => void reads.delete(own);
  }, [isRead]);
}

/**
 * Reads everything on screen again.
 * @returns whether there was anything to read
 * @throws AppFailure when a part could not be read; the others are
 */
export async function readAllAgain(): Promise<boolean> {
  const started = [...reads].map((read) => read());
  const outcomes = await Promise.allSettled(started);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return started.length > 0;
}

/** A look that nobody asked for: what fails stays as it is shown, and the next look makes up for it. */
export function readAllQuietly(): void {
  readAllAgain().catch(() => {});
}

/** So long after coming back: what the browser held up is then here, and a passing glance costs nothing. */
const settleMs = 500;

/** Reads again on the return to the tab and after a gap in the connection. For the layout, once. */
export function useReadAgainOnReturn(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const readSoon = () => {
      stop();
      if (document.visibilityState === "visible") timer = setTimeout(readAllQuietly, settleMs);
    };
    const handleVisibility = () => (document.visibilityState === "visible" ? readSoon() : stop());
    document.addEventListener("visibilitychange", handleVisibility);
    addEventListener("focus", readSoon);
    addEventListener("online", readSoon);
    const forgetGap = onGapClosed(readSoon);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", handleVisibility);
      removeEventListener("focus", readSoon);
      removeEventListener("online", readSoon);
      forgetGap();
    };
  }, []);
}
