import { Component, createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { recordError } from "../lib/errorLog.ts";
import type { LoadedMatch, Router, RouterState } from "./router.ts";

interface Here {
  router: Router;
  state: RouterState;
}

/** One route as it is shown: what it holds, and what stands inside it. */
interface Shown {
  match: LoadedMatch;
  outlet: ReactNode;
}

export const HereContext = createContext<Here | null>(null);
export const ShownContext = createContext<Shown | null>(null);
export const FailureContext = createContext<unknown>(undefined);

/** Shows the page of the address. The present page stays until the next one can be shown. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useEffect(() => router.subscribe((next) => startTransition(() => setState(next))), [router]);
  const here = useMemo(() => ({ router, state }), [router, state]);
  return <HereContext value={here}>{pageOf(state, router)}</HereContext>;
}

function pageOf({ failure, location, matches }: RouterState, { routes }: Router): ReactNode {
  if (matches.length === 0) {
    const Fallback = routes.find(({ HydrateFallback }) => HydrateFallback)?.HydrateFallback;
    return Fallback && <Fallback />;
  }
  const shown = failure ? matches.slice(0, failure.at + 1) : matches;
  return shown.reduceRight<ReactNode>((outlet, match, at) => {
    const { errorElement, element } = match.route;
    const { Component: Screen = match.route.Component } = match.module;
    const content = Screen ? <Screen /> : (element ?? outlet);
    const hasFailed = failure?.at === at;
    const page = (
      <Level match={match} outlet={outlet}>
        {hasFailed ? null : content}
      </Level>
    );
    if (errorElement === undefined && !hasFailed) return page;
    return (
      <FailureBoundary at={location} failure={hasFailed ? { thrown: failure.thrown } : null} instead={errorElement}>
        {page}
      </FailureBoundary>
    );
  }, null);
}

function Level({ match, outlet, children }: Shown & { children: ReactNode }) {
  const shown = useMemo(() => ({ match, outlet }), [match, outlet]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

interface BoundaryProps {
  /** Where the page is: at the next one it is tried anew. */
  at: unknown;
  /** What failed before anything could be shown. */
  failure: { thrown: unknown } | null;
  instead: ReactNode;
  children: ReactNode;
}

class FailureBoundary extends Component<BoundaryProps, { at: unknown; failure: { thrown: unknown } | null }> {
  override state = { at: this.props.at, failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: { at: unknown }) {
    return at === state.at ? null : { at, failure: null };
  }

  override componentDidCatch(thrown: unknown) {
    recordError(thrown);
  }

  override render() {
    const failure = this.props.failure ?? this.state.failure;
    return failure ? <FailureContext value={failure}>{this.props.instead}</FailureContext> : this.props.children;
  }
}

/** The page inside this route. */
export function Outlet() {
  return use(ShownContext)?.outlet;
}
