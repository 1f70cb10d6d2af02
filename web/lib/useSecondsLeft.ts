import { useEffect, useState } from "react";

/** Whole seconds until an instant (milliseconds since 1970), counted down while the page is shown; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Nothing is waited for.
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
