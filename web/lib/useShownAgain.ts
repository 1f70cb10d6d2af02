import { useEffect } from "react";

/** Calls `onShown` when Back or Forward of the browser brings this page back from its cache: an act that left the page still looks busy. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    addEventListener("pageshow", handleShow);
    return () => removeEventListener("pageshow", handleShow);
  }, [onShown]);
}
