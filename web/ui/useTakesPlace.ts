import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * For text that takes the place of a button that was pressed. The place stays as high as it was, so that nothing else
 * comes under the finger; the text takes the focus over, which would be lost with the button, and so a screen reader
 * reads it.
 * @param isThere whether the text is shown
 * @returns what the place and the text take as their properties, and what to call when the button is pressed
 */
export function useTakesPlace<Place extends HTMLElement, Text extends HTMLElement>(
  isThere: boolean,
): {
  place: { ref: RefObject<Place | null>; minH: string | undefined };
  text: { ref: RefObject<Text | null>; tabIndex: -1 };
  handlePress: () => void;
} {
  const place = useRef<Place>(null);
  const text = useRef<Text>(null);
  const wasPressed = useRef(false);
  const [minH, setMinH] = useState<string>();
  useEffect(() => {
    if (!isThere || !wasPressed.current) return;
    wasPressed.current = false;
    // With the button gone the focus is nowhere; a person who has gone on elsewhere keeps it there.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, [isThere]);
  return {
    place: { ref: place, minH },
    text: { ref: text, tabIndex: -1 },
    handlePress: () => {
      wasPressed.current = true;
      setMinH(`${place.current?.offsetHeight ?? 0}px`);
    },
  };
}
