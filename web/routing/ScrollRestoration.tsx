import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation } from "react-router-dom";
import { useIsScrollKept } from "./hooks.ts";

const STORE = "scrolled";

/** How far down each entry of the history was scrolled, in pixels. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The name of an entry. A page that is loaded whole has no key of its own yet, so it goes by its address. */
const nameOf = ({ hash, key, pathname, search }: Location) => (key === "default" ? pathname + search + hash : key);

/** Whether the browser has come back to this page; whoever comes by a link or from a payment starts at its top. */
const isReturn = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type !== "navigate";

/** What stands behind the hash sign, as it was typed where it cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/** The way back leads to where one was on the page, a new page begins at its top, and a hash at what it names. */
export function ScrollRestoration() {
  const location = useLocation();
  const name = nameOf(location);
  const { hash } = location;
  const isKept = useIsScrollKept();
  const positions = useRef<Record<string, number> | null>(null);
  const last = useRef(name);

  useLayoutEffect(() => {
    if (!positions.current) {
      positions.current = stored();
      if (!isReturn()) delete positions.current[name];
    }
    const known = positions.current;
    if (isKept) known[name] = known[last.current] ?? 0;
    else if (known[name] !== undefined) scrollTo(0, known[name]);
    else {
      const target = hash ? targetOf(hash) : null;
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    }
    last.current = name;
    const remember = () => (known[name] = scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [hash, isKept, name]);

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
