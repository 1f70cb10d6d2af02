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
  /** Counts the reads, so that a new timer starts even when the answer is the same. */
  const [look, setLook] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useRef<{ seconds: number | null | undefined; changesAt: string | null | undefined; look: number }>(null);

  useEffect(() => {
    const isNewlyRead = read.current === null || read.current.seconds !== seconds || read.current.look !== look;
    const isOutOfDate = !isNewlyRead && read.current?.changesAt !== changesAt;
    if (isNewlyRead) read.current = { seconds, changesAt, look };
    if (seconds == null && !isOutOfDate && !hasFailed) return;
    const dueMs = Math.min((seconds ?? 0) * 1000 + Math.random() * spreadMs, longestMs);
    const timer = setTimeout(
      async () => {
        // A hidden page reads again when it becomes visible.
        if (document.visibilityState !== "visible") return;
        const isRead = await readAllAgain().then(
          () => true,
          () => false,
        );
        setHasFailed(!isRead);
        setLook((before) => before + 1);
      },
      isOutOfDate ? 0 : hasFailed ? retryMs : dueMs,
    );
    return () => clearTimeout(timer);
  }, [changesAt, hasFailed, look, seconds]);
}
