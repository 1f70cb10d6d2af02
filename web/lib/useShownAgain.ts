import { useEffect } from "react";

/** Calls when the browser's own Back or Forward shows the page again as it was left, with what was under way then. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    addEventListener("pageshow", handleShow);
    return () => removeEventListener("pageshow", handleShow);
  }, [onShown]);
}
