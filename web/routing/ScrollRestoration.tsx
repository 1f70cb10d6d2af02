import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation } from "react-router-dom";
import { readInTab, whoIsHere, writeInTab } from "../session/ofPerson.ts";
import { useIsScrollKept } from "./hooks.ts";

const STORE = "scrolled";

/** How far down each entry of the history was scrolled, in pixels. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(readInTab(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Places, and whose they are; null while nobody is signed in. */
interface Known {
  of: string | null;
  places: Record<string, number>;
}

/** Whether they may be gone on with: whoever signs in goes on with what they saw before. */
const isOfWhoIsHere = ({ of }: Known) => of === null || of === whoIsHere();

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
  const known = useRef<Known | null>(null);
  const last = useRef(name);

  useLayoutEffect(() => {
    if (!known.current) {
      known.current = { of: whoIsHere(), places: stored() };
      if (!isReturn()) delete known.current.places[name];
    }
    const { places } = (known.current = {
      of: whoIsHere(),
      places: isOfWhoIsHere(known.current) ? known.current.places : {},
    });
    if (isKept) places[name] = places[last.current] ?? 0;
    else if (places[name] !== undefined) scrollTo(0, places[name]);
    else {
      const target = hash ? targetOf(hash) : null;
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    }
    last.current = name;
    const remember = () => (places[name] = scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [hash, isKept, name]);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const save = () => {
      if (known.current && isOfWhoIsHere(known.current)) writeInTab(STORE, JSON.stringify(known.current.places));
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, []);
  return null;
}
