import { type TouchEvent, useRef } from "react";

/** Pixels that a finger must travel sideways. */
const FAR = 60;

/**
 * A swipe sideways with one finger: to the left is one on, to the right is one back. A finger that moves more up or down
 * than sideways scrolls, and what scrolls sideways by itself keeps its swipes.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const finger = touches[0];
      const isOwn = target instanceof Element && target.closest("[data-no-swipe], input, textarea, dialog") === null;
      start.current = touches.length === 1 && finger && isOwn ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) <= FAR || Math.abs(x) <= Math.abs(y)) return;
      const isLeftToRight = document.documentElement.dir !== "rtl";
      onSwipe(x < 0 === isLeftToRight ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
