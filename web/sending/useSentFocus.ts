import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a form that makes room for the words that it was sent: the focus goes to these words, and back to the form once
 * something else is asked. Without it, it would be lost with the button that was pressed.
 *
 * @param first the form's first input
 * @returns for the `ref` of what holds the words, which takes a `tabIndex` of -1
 */
export function useSentFocus(isSent: boolean, first: () => HTMLElement | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const latest = useRef(first);
  const wasSent = useRef(isSent);
  useLayoutEffect(() => {
    latest.current = first;
  });
  // The focus moves with the picture. A later move would take it from an input that the person has pressed meanwhile.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    (isSent ? words.current : latest.current())?.focus();
  }, [isSent]);
  return words;
}
