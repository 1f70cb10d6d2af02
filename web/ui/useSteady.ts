import { useLayoutEffect, useRef, useState } from "react";

/**
 * The same function in every picture, which does what that of the latest one does: a part that is given it is not drawn again for it.
 * For what people do, not for what is drawn.
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
