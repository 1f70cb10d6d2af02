import { type RefObject, useEffect } from "react";

/**
 * Scrolls to a part that the address names. It comes after the page has looked for its anchors: its data were awaited.
 * Somebody who has scrolled meanwhile, or came back to where they were, stays there.
 */
export function useAnchor(part: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    if (location.hash === `#${name}` && scrollY === 0) part.current?.scrollIntoView();
  }, [part, name]);
}
