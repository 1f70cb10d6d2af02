import { use, useCallback, useMemo } from "react";
import type { Location, To } from "./history.ts";
import { FailureContext, HereContext, ShownContext } from "./RouterProvider.tsx";
import type { NavigateOptions } from "./router.ts";
import type { Params } from "./table.ts";

function useHere() {
  const here = use(HereContext);
  if (!here) throw new Error("this piece needs a RouterProvider around it");
  return here;
}

export const useLocation = (): Location => useHere().state.location;

type NavigateTo = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** The same function for as long as the app runs. */
export const useNavigate = (): NavigateTo => useHere().router.navigate;

/** "loading" while another page is on its way. */
export const useNavigation = (): { state: "idle" | "loading" } => ({
  state: useHere().state.isMoving ? "loading" : "idle",
});

export const useRevalidator = () => ({ revalidate: useHere().router.revalidate });

/** The matched routes, outermost first. */
export function useMatches(): readonly { pathname: string; params: Params; data: unknown; handle: unknown }[] {
  const { matches } = useHere().state;
  return useMemo(
    () => matches.map(({ data, params, pathname, route }) => ({ pathname, params, data, handle: route.handle })),
    [matches],
  );
}

export const useParams = (): Params => use(ShownContext)?.match.params ?? {};

/** What the loader of this route has given. */
export const useLoaderData = <Data>(): Data => use(ShownContext)?.match.data as Data;

/** In an `errorElement`: what was thrown. */
export const useRouteError = (): unknown => (use(FailureContext) as { thrown: unknown } | undefined)?.thrown;

/** Whether it was not our code that failed, but an address without a page. */
export const isRouteErrorResponse = (thrown: unknown): thrown is Response => thrown instanceof Response;

type SearchInit = ConstructorParameters<typeof URLSearchParams>[0];
type SetSearch = (next: SearchInit | ((present: URLSearchParams) => SearchInit), options?: NavigateOptions) => void;

/** What stands behind the question mark, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearch>(
    (next, options) => {
      const changed = new URLSearchParams(typeof next === "function" ? next(params) : next);
      void navigate({ search: changed.size > 0 ? `?${changed}` : "" }, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
