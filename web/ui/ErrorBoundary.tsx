import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in the place of children that failed. */
  fallback: ReactNode;
  onError?: (thrown: unknown) => void;
  children: ReactNode;
}

/** Keeps a failing part of a page from taking the rest with it. With a new `key` it tries again. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError?.(thrown);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
