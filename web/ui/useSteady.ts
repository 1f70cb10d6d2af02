import { useLayoutEffect, useRef, useState } from "react";

/**
 * Returns one function that stays the same and always calls the latest `act`. A memoised part that gets it is not drawn again
 * when only `act` has changed. For what people do; what is drawn must not call it.
 */
export function useSteady<Args extends unknown[], Answer>(act: (...args: Args) => Answer): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return steady;
}
