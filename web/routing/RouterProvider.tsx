import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState, useTransition } from "react";
import { type Navigator, Outlet, type RouteObject, Router as Place, useRoutes } from "react-router-dom";
import type { EntryMatch, RouteEntry } from "./entry.ts";
import { FailureBoundary } from "./FailureBoundary.tsx";
import type { Router, RouterState } from "./router.ts";

interface Here {
  router: Router;
  state: RouterState;
}

export const HereContext = createContext<Here | null>(null);
/** What the loader of the route around has started. */
export const DataContext = createContext<unknown>(undefined);

/** Whether another page is fetched, or is here and waits for its data. */
export const MovingContext = createContext(false);

/** Shows the page of the address. The present page stays until the next one can be shown, and is rendered in slices. */
export function RouterProvider({ router, fallback = null }: { router: Router; fallback?: ReactNode }) {
  const [state, setState] = useState(router.state);
  const taken = useRef(state);
  const [isRendering, startTransition] = useTransition();
  // No external store: when such a one changes while a page is rendered in slices, React renders it again in one piece.
  const [isFetching, setIsFetching] = useState(router.state.isMoving);
  useEffect(() => {
    const take = () => {
      const next = router.state;
      setIsFetching(next.isMoving);
      // That another page is on its way changes nothing that is shown.
      if (isSamePage(taken.current, next)) return;
      taken.current = next;
      startTransition(() => setState(next));
    };
    take();
    return router.subscribe(take);
  }, [router, startTransition]);
  const here = useMemo(() => ({ router, state }), [router, state]);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  // The page itself has nothing to do when another one begins to come.
  const page = useMemo(
    () => (
      <HereContext value={here}>
        <Place location={state.location} navigationType={state.historyAction} navigator={navigator}>
          {state.matches.length === 0 ? fallback : <Routes matches={state.matches} />}
        </Place>
      </HereContext>
    ),
    [fallback, here, navigator, state],
  );
  return <MovingContext value={isFetching || isRendering}>{page}</MovingContext>;
}

const isSamePage = (one: RouterState, other: RouterState) =>
  one.location === other.location && one.matches === other.matches && one.failure === other.failure;

/** What the library's links and `useNavigate` use. */
const navigatorOf = (router: Router): Navigator => ({
  createHref: router.createHref,
  go: (delta) => void router.navigate(delta),
  push: (to, state, options) => void router.navigate(to, { ...options, state }),
  replace: (to, state, options) => void router.navigate(to, { ...options, state, replace: true }),
});

function Routes({ matches }: { matches: readonly EntryMatch[] }) {
  const table = useMemo(() => tableOf(matches), [matches]);
  return useRoutes(table);
}

/** The matched routes as a table with this one branch: of the whole table the library would rank every route again. */
const tableOf = ([match, ...inside]: readonly EntryMatch[]): RouteObject[] => {
  if (!match) return [];
  const { index, path } = match.route;
  const element = <Entry route={match.route} />;
  return [index ? { index, element } : { path, element, children: tableOf(inside) }];
};

/** One matched route: its code with its data, or what stands in its place when it failed. */
function Entry({ route }: { route: RouteEntry }) {
  const here = use(HereContext);
  if (!here) throw new Error("a route needs a RouterProvider around it");
  const { failure, matches } = here.state;
  const at = matches.findIndex((match) => match.route === route);
  const match = matches[at];
  const Screen = match?.module.Component;
  const hasFailed = failure?.at === at;
  // A layout stays as it is while pages change inside it.
  const content = useMemo(() => (Screen ? <Screen /> : (route.element ?? <Outlet />)), [Screen, route]);
  const page = <DataContext value={match?.data}>{hasFailed ? null : content}</DataContext>;
  if (route.errorElement === undefined && !hasFailed) return page;
  return (
    <FailureBoundary at={matches} failure={hasFailed ? failure : null} instead={route.errorElement}>
      {page}
    </FailureBoundary>
  );
}
