import { useEffect, useRef, useState } from "react";
import { readAllAgain } from "./readAgain.ts";

/** Each page waits up to this much longer, so that the pages of a circle do not all read at the same moment. */
const spreadMs = 3000;
/** The longest wait: a browser's timer cannot hold more than 24 days. */
const longestMs = 24 * 3600 * 1000;
/** The wait after a failed read. */
const retryMs = 60_000;

/**
 * Reads the page again when time alone changes what it shows: a contribution falls due, a grace ends, a day begins. The
 * server tells how long to wait, because the device's clock may be wrong (D248).
 * @param seconds until then, from the last read; null when nothing will change
 * @param changesAt the instant from the live query, and the marks that it follows; when it differs from the last one, the page is
 * out of date
 */
export function usePassingTime(seconds: number | null | undefined, changesAt?: string | null): void {
  /** Another object after each read, so that a new timer starts even when the answer is the same. */
  const [last, setLast] = useState({ hasFailed: false });
  /**
   * What the live query had told when the last read began. What it tells while a read is under way may be newer than the
   * answer of that read, so it counts as not read.
   */
  const asOf = useRef(changesAt);
  const told = useRef(changesAt);
  const isReading = useRef(false);

  useEffect(() => {
    told.current = changesAt;
    // The end of the read looks again.
    if (isReading.current) return;
    const isOutOfDate = asOf.current !== changesAt;
    if (seconds == null && !isOutOfDate && !last.hasFailed) return;
    const dueMs = Math.min((seconds ?? 0) * 1000 + Math.random() * spreadMs, longestMs);
    const timer = setTimeout(
      async () => {
        // A hidden page reads again when it becomes visible.
        if (document.visibilityState !== "visible") return;
        const toldBefore = told.current;
        isReading.current = true;
        const isRead = await readAllAgain().then(
          () => true,
          () => false,
        );
        isReading.current = false;
        if (isRead) asOf.current = toldBefore;
        setLast({ hasFailed: !isRead });
      },
      last.hasFailed ? retryMs : isOutOfDate ? 0 : dueMs,
    );
    return () => clearTimeout(timer);
  }, [changesAt, last, seconds]);
}
