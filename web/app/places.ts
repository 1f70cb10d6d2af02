import { createContext, useContext } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";

/** Gives an address back when a page stands there, else undefined, so that it fits where a target is optional. */
export type ExistingPlace = (to: string) => string | undefined;

/** What the route table knows. The page for unknown addresses is no place to lead anybody to. */
export function placesOf(routes: RouteObject[]): ExistingPlace {
  return (to) => {
    const { pathname } = new URL(to, "http://here");
    const page = matchRoutes(routes, pathname)?.at(-1);
    return page && page.route.path !== "*" ? to : undefined;
  };
}

/** Set once, round the router. A piece shown without the app (a test, the gallery) takes every place as existing. */
export const PlacesContext = createContext<ExistingPlace>((to) => to);

/** For links to what may not be built yet: they appear by themselves with their line in the route table. */
export const usePlaces = (): ExistingPlace => useContext(PlacesContext);
