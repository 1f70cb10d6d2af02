import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Path,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from "react-router-dom";
import { type EntryMatch, matchEntries, type RouteEntry, spellingOf } from "./entry.ts";
import { type LoadedMatch, type LoadedPage, loadPage, pageHere } from "./load.ts";
import { Redirect, redirectTo } from "./redirect.ts";

type History = ReturnType<typeof createBrowserHistory>;
type Options = Pick<NavigateOptions, "replace" | "state" | "preventScrollReset">;

export interface RouterState extends LoadedPage {
  location: Location;
  historyAction: NavigationType;
  /** Whether another page is on its way. */
  isMoving: boolean;
  isScrollKept: boolean;
}

export interface Router {
  readonly state: RouterState;
  createHref: History["createHref"];
  /** Resolves when the page is here. A number goes that many entries back or forward. */
  navigate(to: To | number, options?: Options): Promise<void>;
  /** Starts all loaders of the page, or of the one that is on its way, again, whatever their `shouldRevalidate` says. */
  revalidate(): Promise<void>;
  /** Tells whenever the state has changed. */
  subscribe(listener: () => void): () => void;
}

const mostRedirects = 10;

export const createBrowserRouter = (routes: readonly RouteEntry[]): Router =>
  createRouter(routes, createBrowserHistory());

export const createMemoryRouter = (
  routes: readonly RouteEntry[],
  options: { initialEntries?: string[] } = {},
): Router => createRouter(routes, createMemoryHistory(options));

/** How a page is come to, and what its entry of the history keeps. */
interface Arriving {
  action: NavigationType;
  state?: unknown;
  isScrollKept?: boolean;
  /** Nothing that a loader has started is kept. */
  isAnew?: boolean;
}

const wholePath = (path: Partial<Path>): Path => ({ pathname: "/", search: "", hash: "", ...path });

/**
 * The library matches addresses, renders the matched routes and makes links; this fetches the code and the data of a page
 * before it is shown, so that the present one stays until then. The library's own way of doing it weighs three times as much.
 */
function createRouter(routes: readonly RouteEntry[], history: History): Router {
  const listeners = new Set<() => void>();
  let state: RouterState = {
    location: history.location,
    historyAction: NavigationType.Pop,
    matches: [],
    isMoving: true,
    isScrollKept: false,
  };
  /** Counts what was begun: of two pages on their way only the later one is shown. */
  let begun = 0;
  /** The page on its way. */
  let coming: { path: Path; arriving: Arriving } | undefined;

  const show = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** A route that stays keeps what its loader has started, unless the search or the whole address is asked for again. */
  const keptMatch = (match: EntryMatch, path: Path): LoadedMatch | undefined => {
    const { failure, location, matches } = state;
    if (failure) return undefined;
    const isAnew = location.search !== path.search || createPath(location) === createPath(path);
    return matches.find(
      ({ module, pathname, route }) =>
        route === match.route && pathname === match.pathname && (!isAnew || module.shouldRevalidate?.() === false),
    );
  };

  const load = (path: Path, isAnew = false): LoadedPage | Redirect | Promise<LoadedPage | Redirect> => {
    const found = matchEntries(routes, path.pathname);
    if (!found) throw new Error(`the table has no route for ${path.pathname}, not even one for unknown addresses`);
    const pathname = spellingOf(found, path.pathname);
    if (pathname !== path.pathname) return redirectTo(createPath({ ...path, pathname }));
    const url = new URL(createPath(path), "http://here");
    return pageHere(found) ?? loadPage(found, url, (match) => (isAnew ? undefined : keptMatch(match, path)));
  };

  const write = (path: Path, { action, state: kept }: Arriving): Location => {
    if (action === NavigationType.Push) history.push(path, kept);
    else if (action === NavigationType.Replace) history.replace(path, kept);
    return history.location;
  };

  /** Loads the page at `path` and shows it, unless another one was begun meanwhile. */
  const open = async (path: Path, arriving: Arriving, redirects = 0): Promise<void> => {
    begun += 1;
    const mine = begun;
    coming = { path, arriving };
    const loading = load(path, arriving.isAnew);
    if (loading instanceof Promise && !state.isMoving) show({ isMoving: true });
    const page = loading instanceof Promise ? await loading : loading;
    if (mine !== begun) return;
    if (page instanceof Redirect) {
      const to = page.from(path);
      if (redirects >= mostRedirects) throw new Error(`${to} leads in a circle`);
      // The entry that led here is there already, unless this one was only being made.
      const action = arriving.action === NavigationType.Push ? NavigationType.Push : NavigationType.Replace;
      return open(wholePath(resolvePath(to, path.pathname)), { action, state: null }, redirects + 1);
    }
    coming = undefined;
    show({
      location: write(path, arriving),
      historyAction: arriving.action,
      isScrollKept: arriving.isScrollKept ?? false,
      matches: page.matches,
      failure: page.failure,
      isMoving: false,
    });
  };

  history.listen(({ location }) => void open(location, { action: NavigationType.Pop }));
  void open(state.location, { action: NavigationType.Pop });

  return {
    get state() {
      return state;
    },
    createHref: history.createHref,
    async navigate(to, { preventScrollReset = false, replace = false, state: kept = null } = {}) {
      if (typeof to === "number") return history.go(to);
      const path = wholePath(resolvePath(to, state.location.pathname));
      const action = replace ? NavigationType.Replace : NavigationType.Push;
      await open(path, { action, state: kept, isScrollKept: preventScrollReset });
    },
    revalidate() {
      // Asking for the present page again would lose the one that somebody has just chosen.
      if (coming) return open(coming.path, { ...coming.arriving, isAnew: true });
      return open(state.location, { action: NavigationType.Pop, isScrollKept: true, isAnew: true });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
