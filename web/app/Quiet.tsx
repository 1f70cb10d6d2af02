import { Component, type ReactNode } from "react";
import { recordError } from "../lib/errorLog.ts";

/** For what a page can do without: when it fails, it is simply not there. */
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
