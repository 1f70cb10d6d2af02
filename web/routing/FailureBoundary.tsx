import { Component, createContext, type ReactNode } from "react";
import { recordError } from "../lib/errorLog.ts";

/** What was thrown, for what stands in the failed page's place. */
export const FailureContext = createContext<{ thrown: unknown } | null>(null);

interface BoundaryProps {
  /** Where the page is: at the next one it is tried anew. */
  at: unknown;
  /** What failed before anything could be shown. */
  failure: { thrown: unknown } | null;
  instead: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  at: unknown;
  failure: { thrown: unknown } | null;
}

/** Shows `instead` in the place of a page that failed, until another page is opened. */
export class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
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
