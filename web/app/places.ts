import { createContext, useContext } from "react";
import { matchEntries, type RouteEntry } from "../routing/entry.ts";

/** Returns an address that leads to a page, and undefined for any other, so that it fits where a target is optional. */
export type ExistingPlace = (to: string) => string | undefined;

/** Answers from the route table. The page for unknown addresses does not count as a page. */
export function placesOf(routes: readonly RouteEntry[]): ExistingPlace {
  return (to) => {
    const { pathname } = new URL(to, "http://here");
    const page = matchEntries(routes, pathname)?.at(-1);
    return page && page.route.path !== "*" ? to : undefined;
  };
}

/** Set once, round the router. A piece shown without the app (a test, the gallery) takes every place as existing. */
export const PlacesContext = createContext<ExistingPlace>((to) => to);

/** For links to pages that may not be built yet: such a link appears as soon as the route table has the page. */
export const usePlaces = (): ExistingPlace => useContext(PlacesContext);
