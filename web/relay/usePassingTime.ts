import { useEffect, useRef, useState } from "react";
import { readAllAgain } from "./readAgain.ts";

/** Each page waits up to this much longer, so that the pages of a circle do not all read at the same moment. */
const spreadMs = 3000;
/** A browser's timer can wait 24 days at most; the page reads again after one day at the latest. */
const longestMs = 24 * 3600 * 1000;
/** Waited after a read that failed. */
const retryMs = 60_000;

/**
 * Reads the page again when time alone changes what it says: a contribution falls due, a grace ends, a day begins.
 * The server tells how long that is, since the device's clock is not the one that counts (D248).
 * @param seconds until then, by the last read; null when nothing changes
 * @param changesAt the instant itself, as a live query tells it: another one means that what was read is out of date
 */
export function usePassingTime(seconds: number | null | undefined, changesAt?: string | null): void {
  /** Counts the reads, so that a new timer starts also when the answer is equal to the last one. */
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
