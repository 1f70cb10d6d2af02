import { useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "../../theme/appearance.ts";

const durationMs = 480;
/** About when the coin that caused the change lands. */
const delayMs = 560;

/** Follows `target`, counting there when it grows while on screen; at once when motion is off. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    latest.current = target;
    if (from === target) return;
    if (target < from || !isMotionAllowed()) {
      setShown(target);
      return;
    }
    const start = performance.now() + delayMs;
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / durationMs));
      setShown(Math.round(from + (target - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(target);
    };
  }, [target]);

  return shown;
}
