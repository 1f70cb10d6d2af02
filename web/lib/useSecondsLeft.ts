import { useEffect, useState } from "react";

/**
 * Whole seconds until an instant, counted down while the page is shown; 0 once it has passed.
 * @param until in milliseconds since 1970; 0 where nothing is waited for
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === 0) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    // Another instant is counted from this moment, not from the last tick before it.
    const first = setTimeout(tick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
