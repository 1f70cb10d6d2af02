import { useLayoutEffect, useRef, useState } from "react";

/**
 * Returns a function that never changes and calls the latest `act`. A memoised component that gets it is not drawn again when
 * only `act` is new. Use it for what people do, and do not call it while a component is drawn.
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
