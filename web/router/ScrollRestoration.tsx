import { use, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "./hooks.ts";
import { HereContext } from "./RouterProvider.tsx";

const STORE = "scrolled";

/** How far down each entry of the history was scrolled, by its key, in pixels. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Whether the browser has come back to this page; whoever comes by a link or from a payment starts at its top. */
const isReturn = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type !== "navigate";

/** The way back leads to where one was on the page, a new page begins at its top, and a hash at what it names. */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const isKept = use(HereContext)?.state.isScrollKept ?? false;
  const positions = useRef<Record<string, number> | null>(null);

  useLayoutEffect(() => {
    positions.current ??= isReturn() ? stored() : {};
    const known = positions.current;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!isKept) {
      if (known[key] !== undefined) scrollTo(0, known[key]);
      else if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    }
    const remember = () => (known[key] = scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [hash, isKept, key]);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const save = () => {
      try {
        sessionStorage.setItem(STORE, JSON.stringify(positions.current));
      } catch {
        // Without storage a reload starts at the top.
      }
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, []);
  return null;
}
