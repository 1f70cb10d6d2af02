import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in the place of children that failed, and may depend on why. */
  fallback: ReactNode | ((thrown: unknown) => ReactNode);
  onError?: (thrown: unknown) => void;
  children: ReactNode;
}

/** Keeps a failing part of a page from taking the rest with it. With a new `key` it tries again. */
export class ErrorBoundary extends Component<Props, { failure: { thrown: unknown } | null }> {
  override state: { failure: { thrown: unknown } | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError?.(thrown);
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === "function" ? fallback(failure.thrown) : fallback;
  }
}
