import { use, useMemo } from "react";
import { FailureContext } from "./FailureBoundary.tsx";
import { DataContext, HereContext, MovingContext } from "./RouterProvider.tsx";

function useHere() {
  const here = use(HereContext);
  if (!here) throw new Error("this piece needs a RouterProvider around it");
  return here;
}

/** What the loader of this route has started. */
export const useLoaderData = <Data>(): Data => use(DataContext) as Data;

/** Whether another page is on its way, until it is shown. */
export const useIsMoving = (): boolean => use(MovingContext);

/** Starts all loaders of the page again, also after it has failed. */
export const useRevalidate = (): (() => Promise<void>) => useHere().router.revalidate;

/** What the matched routes say about their page, outermost first. */
export function useHandles(): readonly unknown[] {
  const { matches } = useHere().state;
  return useMemo(() => matches.map(({ route }) => route.handle), [matches]);
}

/** Whether the page's entry of the history asks to stay where it was scrolled to. */
export const useIsScrollKept = (): boolean => useHere().state.isScrollKept;

/** In an `errorElement`: what was thrown. */
export const useRouteError = (): unknown => use(FailureContext)?.thrown;
