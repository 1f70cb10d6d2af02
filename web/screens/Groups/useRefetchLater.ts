import { startTransition, useEffect, useEffectEvent, useRef } from "react";

const typingPauseMs = 300;

/** Calls `refetch` when `value` has changed and rested for a moment; what is on screen stays until the answer is here. */
export function useRefetchLater<Value>(value: Value, refetch: (value: Value) => void): void {
  const key = JSON.stringify(value);
  const asked = useRef(key);
  const ask = useEffectEvent(() => {
    asked.current = key;
    startTransition(() => refetch(value));
  });
  useEffect(() => {
    if (asked.current === key) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  }, [key]);
}
