import { useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "../../theme/appearance.ts";

const durationMs = 480;
/** Milliseconds until about the moment when the coin that caused the change lands. */
const delayMs = 560;

/** Returns `target`. When it grows while on screen, the number counts up to it; with motion off it changes at once. */
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
