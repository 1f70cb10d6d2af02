/**
 * Reads again what is on screen: on pull to refresh, on the return to the tab, after a gap in the connection and when
 * time has passed. Live queries bring what people do.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { onGapClosed } from "./connection.ts";

type Read = () => Promise<unknown>;

const reads = new Set<Read>();

/** Registers how to read a part of the page again while it is on screen; null for a part that others read again. */
export function useReadAgain(read: Read | null): void {
  const latest = useEffectEvent(async () => read?.());
  const isRead = read !== null;
  // A press on "Refresh" reads this part from its first picture on.
  useLayoutEffect(() => {
    if (!isRead) return;
    const own: Read = () => latest();
    reads.add(own);
    return () => void reads.delete(own);
  }, [isRead]);
}

/**
 * Reads everything on screen again.
 * @returns whether there was anything to read
 * @throws AppFailure when a part could not be read; the other parts are read anyway
 */
export const readAllAgain = (): Promise<boolean> => readEach([...reads]);

async function readEach(some: readonly Read[]): Promise<boolean> {
  const started = some.map((read) => read());
  const outcomes = await Promise.allSettled(started);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return started.length > 0;
}

/** Reads everything again in the background. A part that cannot be read stays as it is until the next time. */
export function readAllQuietly(): void {
  readAllAgain().catch(() => {});
}

/** When it is read what became of a change that nobody knows of, in milliseconds: the service may be away for a while. */
const OUTCOME_READS_MS = [0, 4_000, 12_000, 30_000];

/** Lets the page show what became of a change whose answer says that it may be made. A page that is opened later reads anyway. */
export function readOutcome(): void {
  const shown = [...reads];
  const readWhatStays = () => readEach(shown.filter((read) => reads.has(read))).catch(() => {});
  for (const ms of OUTCOME_READS_MS) setTimeout(readWhatStays, ms);
}

/** Reads everything on screen again when a mark of the server's is another than the one that was read with it. */
export function useReadAtChange(mark: string | undefined): void {
  const last = useRef(mark);
  useEffect(() => {
    if (last.current === mark) return;
    last.current = mark;
    readAllQuietly();
  }, [mark]);
}

/** The wait after the return, so that a short glance reads nothing and the browser has delivered what it held back. */
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
