import { startTransition, useEffect, useRef, useState } from "react";

/** However fast messages come, the numbers on bell, menu and tabs change twice a second at most. */
export const COUNTS_EVERY_MS = 500;

/**
 * A value that changes at most once in `everyMs`: the first change at once, then the latest when the time is over. It
 * never stops what a tap has begun.
 */
export function useThrottled<Value extends string | number>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === shown) return;
    const change = () => {
      changedAt.current = performance.now();
      startTransition(() => setShown(value));
    };
    const timer = setTimeout(change, Math.max(0, changedAt.current + everyMs - performance.now()));
    return () => clearTimeout(timer);
  }, [everyMs, shown, value]);
  return shown;
}
