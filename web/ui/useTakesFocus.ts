import { type RefObject, useEffect, useRef } from "react";

/**
 * For text that takes the place of a button that was pressed: it takes the focus over, which would be lost with the
 * button, and so a screen reader reads it.
 * @param isThere whether the text is shown
 * @returns the text's ref (it needs `tabIndex={-1}`), and what to call when the button is pressed
 */
export function useTakesFocus<Part extends HTMLElement>(
  isThere: boolean,
): { text: RefObject<Part | null>; handlePress: () => void } {
  const text = useRef<Part>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isThere || !wasPressed.current) return;
    wasPressed.current = false;
    // With the button gone the focus is nowhere; a person who has gone on elsewhere keeps it there.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, [isThere]);
  return { text, handlePress: () => void (wasPressed.current = true) };
}
