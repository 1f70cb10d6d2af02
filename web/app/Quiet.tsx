import { Component, type ReactNode } from "react";
import { recordError } from "../lib/errorLog.ts";

/** For parts that a page can do without: one that fails is not shown. */
export class Quiet extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    recordError(thrown);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
