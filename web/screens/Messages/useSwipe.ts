import { type TouchEvent, useRef } from "react";

/** Pixels that a finger must travel sideways. */
const FAR = 60;

/** Whether something between a finger and the page has more at its side than it shows: a row of tabs in long words. */
function scrollsSideways(touched: Element, page: Element): boolean {
  for (let part: Element | null = touched; part && part !== page; part = part.parentElement)
    if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX)) return true;
  return false;
}

/**
 * A swipe sideways with one finger: to the left is one on, to the right is one back. A finger that moves more up or down
 * than sideways scrolls, and what scrolls sideways by itself keeps its swipes.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ currentTarget, target, touches }: TouchEvent) => {
      const finger = touches[0];
      const isOwn =
        target instanceof Element &&
        target.closest("[data-no-swipe], input, textarea, dialog") === null &&
        !scrollsSideways(target, currentTarget);
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
