import { useEffect, useRef, useState } from "react";
import { readAllAgain } from "./readAgain.ts";

/** Not all pages of a circle at the same moment: each waits up to so long more. */
const spreadMs = 3000;
/** A timer of the browser holds 24 days; after one the page looks at the latest. */
const longestMs = 24 * 3600 * 1000;
/** After a look that failed. */
const retryMs = 60_000;

/**
 * Reads the page again when time alone changes what it says: a contribution falls due, a grace ends, a day begins.
 * The server tells how long that is, since the device's clock is not the one that counts (D248).
 * @param seconds until then, by the last read; null when nothing changes
 * @param changesAt the instant itself, as a live query tells it: another one means that what was read is out of date
 */
export function usePassingTime(seconds: number | null | undefined, changesAt?: string | null): void {
  /** Counts the looks, so that an equal answer is waited for anew. */
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
        // Hidden pages read when they are looked at again.
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
