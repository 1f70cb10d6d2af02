import type { ComponentType, ReactNode } from "react";
import { matchRoutes, type Params, type RouteObject } from "react-router-dom";

export interface LoaderArgs {
  params: Readonly<Params>;
  /** The address that is being opened; its origin says nothing. */
  url: URL;
}

/** Starts what a page reads; throws or returns `redirectTo(…)` to lead elsewhere. */
export type Loader = (args: LoaderArgs) => unknown;

/** What the code of a route brings. */
export interface RouteModule {
  Component?: ComponentType;
  loader?: Loader;
  /** False keeps what the loader has started when only the search changes, or the page is asked for again. */
  shouldRevalidate?: () => boolean;
}

/** One entry of the route table. */
export interface RouteEntry extends RouteModule {
  path?: string;
  index?: true;
  /** Fetches the code when the page is opened. */
  lazy?: () => Promise<RouteModule>;
  element?: ReactNode;
  /** Stands in the route's place when it, or what is inside it, has failed. */
  errorElement?: ReactNode;
  /** What the route says about its page. */
  handle?: unknown;
  children?: RouteEntry[];
}

export interface EntryMatch {
  route: RouteEntry;
  params: Readonly<Params>;
  /** The part of the address that the route and those around it stand for. */
  pathname: string;
}

const firstPartOf = (path: string) => path.replace(/^\/+/, "").split("/", 1)[0]!;

/** Whether an address that begins with `first` can fit the path. The library decodes it, and takes both cases alike. */
function canFit(path: string, first: string): boolean {
  const part = firstPartOf(path);
  if (part === "*" || part.startsWith(":") || first.includes("%")) return true;
  return part.toLowerCase() === first.toLowerCase();
}

/** A table without the entries whose path begins otherwise; what stands around them all is given with what is left inside. */
function narrowTo(table: readonly RouteEntry[], first: string, originals: Map<RouteEntry, RouteEntry>): RouteEntry[] {
  return table.flatMap((entry): RouteEntry[] => {
    const { children, path = "/" } = entry;
    if (path !== "/") return canFit(path, first) ? [entry] : [];
    if (!children) return [entry];
    const layout = { ...entry, children: narrowTo(children, first, originals) };
    originals.set(layout, entry);
    return [layout];
  });
}

/**
 * The one spelling of the address of a page: as the table writes it, without a slash at its end. What a page shows by its address
 * is then the same however somebody has typed it.
 */
export function spellingOf(matches: readonly EntryMatch[], pathname: string): string {
  const written = (matches.at(-1)?.route.path ?? "/").split("/");
  const given = pathname.replace(/\/+$/, "").split("/");
  if (written.length !== given.length || written.includes("*")) return pathname;
  return written.map((part, at) => (part.startsWith(":") ? given[at] : part)).join("/") || "/";
}

/** The routes that an address stands for, outermost first; null when the table has none. The library decides. */
export function matchEntries(table: readonly RouteEntry[], pathname: string): EntryMatch[] | null {
  // The library ranks all that it is given at each call: for the whole table that is longer than a frame on a phone.
  const originals = new Map<RouteEntry, RouteEntry>();
  const narrow = narrowTo(table, firstPartOf(pathname), originals);
  const matches = matchRoutes(narrow as RouteObject[], pathname) as EntryMatch[] | null;
  for (const match of matches ?? []) match.route = originals.get(match.route) ?? match.route;
  return matches;
}
