import { type EntryMatch, type RouteEntry, type RouteModule } from "./entry.ts";
import { Redirect } from "./redirect.ts";

/** A matched route with its code and what its loader has started. */
export interface LoadedMatch extends EntryMatch {
  module: RouteModule;
  data: unknown;
}

export interface LoadedPage {
  /** Outermost first. */
  matches: readonly LoadedMatch[];
  /** What was thrown on the way to the page, and the match whose `errorElement` stands in its place. */
  failure?: { thrown: unknown; at: number };
}

/** A route's code, fetched once; a failed fetch is tried anew the next time. */
const modules = new WeakMap<RouteEntry, RouteModule>();

const moduleHere = (route: RouteEntry) => (route.lazy ? modules.get(route) : route);

async function fetchModule(route: RouteEntry): Promise<RouteModule> {
  const module = (await route.lazy?.()) ?? route;
  modules.set(route, module);
  return module;
}

/** The match whose `errorElement` takes the place of a route that failed. */
const keeperOf = (matches: readonly EntryMatch[], at: number) =>
  Math.max(
    0,
    matches.findLastIndex(({ route }, index) => index <= at && route.errorElement !== undefined),
  );

/** The page at once, where neither code nor data has to be fetched; such a page needs no second paint. */
export function pageHere(found: readonly EntryMatch[]): LoadedPage | undefined {
  const matches = found.flatMap((match): LoadedMatch[] => {
    const module = moduleHere(match.route);
    return module && !match.route.loader && !module.loader ? [{ ...match, module, data: undefined }] : [];
  });
  return matches.length === found.length ? { matches } : undefined;
}

/**
 * Fetches the code of all matched routes side by side and starts their loaders.
 * @param keptOf a match that stays as it is, with what its loader has started
 * @returns where a loader leads instead, or the page
 */
export async function loadPage(
  found: readonly EntryMatch[],
  url: URL,
  keptOf: (match: EntryMatch) => LoadedMatch | undefined,
): Promise<LoadedPage | Redirect> {
  const settled = await Promise.allSettled(
    found.map(async (match): Promise<LoadedMatch | Redirect> => {
      const kept = keptOf(match);
      if (kept) return { ...kept, params: match.params };
      const module = moduleHere(match.route) ?? (await fetchModule(match.route));
      const data = await (match.route.loader ?? module.loader)?.({ params: match.params, url });
      return data instanceof Redirect ? data : { ...match, module, data };
    }),
  );
  const outcomes = settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason));
  const away = outcomes.find((outcome) => outcome instanceof Redirect);
  if (away) return away;
  const matches = settled.map((one, at): LoadedMatch => {
    const bare = { ...found[at]!, module: found[at]!.route, data: undefined };
    return one.status === "fulfilled" ? (one.value as LoadedMatch) : bare;
  });
  const failedAt = settled.findIndex(({ status }) => status === "rejected");
  if (failedAt < 0) return { matches };
  return { matches, failure: { thrown: outcomes[failedAt] as unknown, at: keeperOf(found, failedAt) } };
}
