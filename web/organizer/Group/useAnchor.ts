import { type RefObject, useEffect } from "react";

/** Scrolls to a part that the address names. It comes after the page, which has looked for its own anchors by then. */
export function useAnchor(part: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    if (location.hash === `#${name}`) part.current?.scrollIntoView();
  }, [part, name]);
}
