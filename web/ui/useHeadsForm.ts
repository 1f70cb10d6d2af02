import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For the heading over a form that a button opens, and that closes again: it takes the focus that went with the button or
 * with the form, and comes into view. A person who has gone on elsewhere while it was sent keeps the focus there.
 * @param isOpen whether the form is there; one that is there from the beginning was come for, so the heading takes the focus too
 * @returns what the heading takes as its properties
 */
export function useHeadsForm<Head extends HTMLElement>(
  isOpen: boolean,
): { ref: RefObject<Head | null>; tabIndex: -1; outline: "0"; scrollMarginTop: "24" } {
  const head = useRef<Head>(null);
  const wasOpen = useRef(false);
  // This moves the focus before the picture is painted. A later move could take it from an input that the person has just pressed.
  useLayoutEffect(() => {
    const hasLeft = !isOpen && document.activeElement !== document.body;
    if (wasOpen.current !== isOpen && !hasLeft) head.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { ref: head, tabIndex: -1, outline: "0", scrollMarginTop: "24" };
}
