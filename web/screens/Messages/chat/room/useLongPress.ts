import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from "react";

/** How long a finger stays until it is heard, in milliseconds. */
const LONG_PRESS_MS = 350;
/** A finger that moves further scrolls. In pixels. */
const STILL_PX = 10;

/**
 * Hears of a finger that stays, and not of a mouse, which has a button for the same. What is pressed so is not pressed once more
 * when the finger leaves: neither a link nor a button under it is followed.
 * @param onHold null where there is nothing to hear
 */
export function useLongPress(onHold: ((on: HTMLElement) => void) | null) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const wasHeld = useRef(false);
  const letGo = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasHeld.current = false;
      if (event.pointerType === "mouse" || !onHold) return;
      const on = event.currentTarget;
      const timer = setTimeout(() => {
        wasHeld.current = true;
        onHold(on);
      }, LONG_PRESS_MS);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = press;
      if (current && Math.hypot(event.clientX - current.x, event.clientY - current.y) > STILL_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // Otherwise the browser presses a mouse where the finger was, and the focus that it moves closes what was opened.
    onTouchEnd: (event: TouchEvent) => wasHeld.current && event.preventDefault(),
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      // A key or a screen reader pressed it, not the finger.
      if (event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
