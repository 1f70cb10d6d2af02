import { useEffect, useState } from "react";

/** Whole seconds until an instant (milliseconds since 1970), counted down while the page is shown; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = until > now;
  useEffect(() => {
    setNow(Date.now());
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, until]);
  return secondsLeft;
}
