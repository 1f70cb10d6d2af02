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

/** The routes that an address stands for, outermost first; null when the table has none. The library decides. */
export function matchEntries(table: readonly RouteEntry[], pathname: string): EntryMatch[] | null {
  return matchRoutes(table as RouteObject[], pathname) as EntryMatch[] | null;
}
