import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For a form that makes room for the words that it was sent: the focus goes to these words, and back to the form once
 * something else is asked. Without it, it would be lost with the button that was pressed.
 *
 * @param first the form's first input
 * @returns for the `ref` of what holds the words, which takes a `tabIndex` of -1
 */
export function useSentFocus(isSent: boolean, first: () => HTMLElement | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  const move = useEffectEvent(() => (isSent ? words.current : first())?.focus());
  // This moves the focus before the picture is painted. A later move could take it from an input that the person has just pressed.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    move();
  }, [isSent]);
  return words;
}
