import type { ComponentType, ReactNode } from "react";

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoaderFunctionArgs {
  params: Params;
  /** The address that is being opened; its origin says nothing. */
  url: URL;
}

/** Starts what a page reads, and throws or returns `redirect(…)` to lead elsewhere. */
export type LoaderFunction = (args: LoaderFunctionArgs) => unknown;

/** What a route's module may bring. */
export interface RouteModule {
  Component?: ComponentType;
  loader?: LoaderFunction;
  /** False keeps what the loader has started when only the search changes, or the page is asked for again. */
  shouldRevalidate?: () => boolean;
}

/** One entry of the route table. Paths begin with a slash; `:name` takes one part, `*` takes whatever nothing else does. */
export interface RouteObject extends RouteModule {
  path?: string;
  index?: true;
  lazy?: () => Promise<RouteModule>;
  element?: ReactNode;
  /** Stands in the route's place when it, or what is inside it, has failed. */
  errorElement?: ReactNode;
  /** Shown while the first page is on its way. */
  HydrateFallback?: ComponentType;
  /** What the route says about its page. */
  handle?: unknown;
  children?: RouteObject[];
}

export interface RouteMatch {
  route: RouteObject;
  params: Params;
  /** The part of the address that the route and those around it stand for. */
  pathname: string;
}

interface Branch {
  routes: readonly RouteObject[];
  parts: readonly string[];
  rank: number;
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** A part that is written out goes before a name, and both before the star. */
function rankOf(parts: readonly string[]): number {
  return parts.reduce((rank, part) => rank + (part === "*" ? -2 : part.startsWith(":") ? 3 : 10), 0);
}

function branchesOf(table: readonly RouteObject[], around: readonly RouteObject[] = []): Branch[] {
  return table.flatMap((route): Branch[] => {
    const routes = [...around, route];
    if (route.children) return branchesOf(route.children, routes);
    // The innermost path says it all, because each is written whole.
    const parts = partsOf(routes.findLast(({ path }) => path !== undefined)?.path ?? "/");
    return [{ routes, parts, rank: rankOf(parts) + (route.index ? 2 : 0) }];
  });
}

const known = new WeakMap<readonly RouteObject[], readonly Branch[]>();

function branches(table: readonly RouteObject[]): readonly Branch[] {
  let found = known.get(table);
  if (!found) {
    found = branchesOf(table).toSorted((one, other) => other.rank - one.rank);
    known.set(table, found);
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function paramsOf(parts: readonly string[], asked: readonly string[]): Params | null {
  const isOpen = parts.at(-1) === "*";
  if (isOpen ? asked.length < parts.length - 1 : asked.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const given = asked[at] ?? "";
    if (part === "*") return params;
    if (part.startsWith(":")) params[part.slice(1)] = decoded(given);
    else if (part.toLowerCase() !== given.toLowerCase()) return null;
  }
  return params;
}

/** The routes that an address stands for, outermost first; null when the table has none. */
export function matchRoutes(table: readonly RouteObject[], pathname: string): RouteMatch[] | null {
  const asked = partsOf(pathname);
  for (const { parts, routes } of branches(table)) {
    const params = paramsOf(parts, asked);
    if (params) {
      return routes.map((route, at) => ({
        route,
        params,
        pathname: at === routes.length - 1 ? pathname : (route.path ?? "/"),
      }));
    }
  }
  return null;
}
