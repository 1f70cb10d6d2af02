import {
  browserHistory,
  type History,
  type Location,
  memoryHistory,
  type Path,
  pathOf,
  resolve,
  type To,
} from "./history.ts";
import { matchRoutes, type RouteMatch, type RouteModule, type RouteObject } from "./table.ts";

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** Kept with the entry, for the page that is opened. */
  state?: unknown;
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean;
}

/** A matched route with its code and what its loader has started. */
export interface LoadedMatch extends RouteMatch {
  module: RouteModule;
  data: unknown;
}

export interface RouterState {
  location: Location;
  historyAction: "POP" | "PUSH" | "REPLACE";
  /** Outermost first; empty until the first page is here. */
  matches: readonly LoadedMatch[];
  /** What was thrown on the way to the page, and the match whose `errorElement` stands in its place. */
  failure?: { thrown: unknown; at: number };
  /** Whether another page is on its way. */
  isMoving: boolean;
  isScrollKept: boolean;
}

export interface Router {
  readonly state: RouterState;
  readonly routes: readonly RouteObject[];
  /** Resolves when the page is here. A number goes that many entries back or forward. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Starts all loaders of the page again, and shows it again where it has failed. */
  revalidate(): Promise<void>;
  /** Tells the state at once, and whenever it changes. */
  subscribe(listener: (state: RouterState) => void): () => void;
}

const REDIRECTS = 10;

/** For a loader to return or throw: leads to another page, which takes the place of this one. */
export const redirect = (to: string): Response => new Response(null, { status: 302, headers: { location: to } });

const isRedirect = (value: unknown): value is Response =>
  value instanceof Response && value.status === 302 && value.headers.has("location");

export const createBrowserRouter = (routes: readonly RouteObject[]): Router => createRouter(routes, browserHistory());

export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries = ["/"] }: { initialEntries?: readonly [string] } = {},
): Router => createRouter(routes, memoryHistory(initialEntries[0]));

/** A route's code, fetched once; a failed fetch is tried anew the next time. */
const modules = new WeakMap<RouteObject, RouteModule>();

const moduleHere = (route: RouteObject) => (route.lazy ? modules.get(route) : route);

async function fetchModule(route: RouteObject): Promise<RouteModule> {
  const module = (await route.lazy?.()) ?? route;
  modules.set(route, module);
  return module;
}

interface Loaded {
  matches: LoadedMatch[];
  failure?: { thrown: unknown; at: number };
}

/** How a page is come to, and what its entry of the history keeps. */
interface Arriving {
  action: RouterState["historyAction"];
  state?: unknown;
  isScrollKept?: boolean;
  /** No loader keeps what it has started. */
  isAnew?: boolean;
}

class Redirection extends Error {
  readonly to: string;

  constructor(to: string) {
    super("redirect");
    this.to = to;
  }
}

/** The match whose `errorElement` takes the place of a route that failed. */
const keeperOf = (matches: readonly RouteMatch[], at: number) =>
  Math.max(
    0,
    matches.findLastIndex(({ route }, index) => index <= at && route.errorElement !== undefined),
  );

function createRouter(routes: readonly RouteObject[], history: History): Router {
  const listeners = new Set<(state: RouterState) => void>();
  let state: RouterState = {
    location: history.location,
    historyAction: "POP",
    matches: [],
    isMoving: true,
    isScrollKept: false,
  };
  /** Counts what was begun: of two pages on their way only the later one is shown. */
  let begun = 0;

  const show = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };

  /** A route that stays keeps what its loader has started, unless the search or the whole address is asked for again. */
  const keptMatch = (match: RouteMatch, path: Path): LoadedMatch | undefined => {
    const { failure, location, matches } = state;
    if (failure) return undefined;
    const isAnew = location.search !== path.search || pathOf(location) === pathOf(path);
    return matches.find(
      ({ module, pathname, route }) =>
        route === match.route && pathname === match.pathname && (!isAnew || module.shouldRevalidate?.() === false),
    );
  };

  /** At once where nothing has to be fetched, so that such a page needs no second paint. */
  const load = (path: Path, isAnew: boolean): Loaded | Promise<Loaded> => {
    const found = matchRoutes(routes, path.pathname);
    if (!found) {
      const [route = {}] = routes;
      const nowhere = { route, params: {}, pathname: "/", module: route, data: undefined };
      return { matches: [nowhere], failure: { thrown: new Response(null, { status: 404 }), at: 0 } };
    }
    const atOnce = found.flatMap((match): LoadedMatch[] => {
      const module = moduleHere(match.route);
      return module && !match.route.loader && !module.loader ? [{ ...match, module, data: undefined }] : [];
    });
    return atOnce.length === found.length ? { matches: atOnce } : loadAll(found, path, isAnew);
  };

  const loadAll = async (found: readonly RouteMatch[], path: Path, isAnew: boolean): Promise<Loaded> => {
    const settled = await Promise.allSettled(
      found.map(async (match): Promise<LoadedMatch> => {
        const kept = isAnew ? undefined : keptMatch(match, path);
        if (kept) return { ...kept, params: match.params };
        const { loader } = match.route;
        const url = new URL(pathOf(path), "http://here");
        const module = moduleHere(match.route) ?? (await fetchModule(match.route));
        const data = await (loader ?? module.loader)?.({ params: match.params, url });
        if (isRedirect(data)) throw data;
        return { ...match, module, data };
      }),
    );
    const matches = settled.map((one, at) =>
      one.status === "fulfilled" ? one.value : { ...found[at]!, module: found[at]!.route, data: undefined },
    );
    const thrown = settled.flatMap((one, at) =>
      one.status === "rejected" ? [{ reason: one.reason as unknown, at }] : [],
    );
    const away = thrown.find(({ reason }) => isRedirect(reason));
    if (away) throw new Redirection((away.reason as Response).headers.get("location") ?? "/");
    const [first] = thrown;
    return first ? { matches, failure: { thrown: first.reason, at: keeperOf(found, first.at) } } : { matches };
  };

  /** Loads the page at `path` and shows it, unless another one was begun meanwhile. */
  const open = async (path: Path, arriving: Arriving, redirects = 0): Promise<void> => {
    begun += 1;
    const mine = begun;
    const finish = ({ failure, matches }: Loaded) => {
      if (mine !== begun) return;
      const { action, isScrollKept = false } = arriving;
      const location =
        action === "POP" ? { ...history.location } : history.write(path, arriving.state, action === "REPLACE");
      show({ location, historyAction: action, isScrollKept, failure, matches, isMoving: false });
    };
    try {
      const loading = load(path, arriving.isAnew === true);
      if (!(loading instanceof Promise)) return finish(loading);
      if (!state.isMoving) show({ isMoving: true });
      finish(await loading);
    } catch (thrown) {
      if (!(thrown instanceof Redirection) || redirects >= REDIRECTS) throw thrown;
      if (mine !== begun) return;
      // The entry that led here is there already, unless this one was only being made.
      const action = arriving.action === "PUSH" ? "PUSH" : "REPLACE";
      await open(resolve(thrown.to, path), { action, state: null }, redirects + 1);
    }
  };

  history.listen((location) => void open(location, { action: "POP" }));
  void open(state.location, { action: "POP" });

  return {
    routes,
    get state() {
      return state;
    },
    async navigate(to, { preventScrollReset = false, replace = false, state: kept = null } = {}) {
      if (typeof to === "number") return history.go(to);
      const path = resolve(to, state.location);
      const action = replace ? "REPLACE" : "PUSH";
      await open(path, { action, state: kept, isScrollKept: preventScrollReset });
    },
    revalidate: () => open(state.location, { action: "POP", isScrollKept: true, isAnew: true }),
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      return () => void listeners.delete(listener);
    },
  };
}
