import { type ReactNode, use, useState } from "react";
import { recordError } from "../lib/errorLog.ts";
import { Attempt, nextAttempt } from "../relay/attempt.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

/** Children that may fail and be tried again: with each attempt they ask anew where they have a query or code of their own. */
export function Attempts(props: {
  children: ReactNode;
  /** What stands in their place when they have failed. */
  failed: (thrown: unknown, tryAgain: () => void) => ReactNode;
}) {
  const around = use(Attempt);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => setAttempt(nextAttempt());
  return (
    <ErrorBoundary key={attempt} fallback={(thrown) => props.failed(thrown, tryAgain)} onError={recordError}>
      <Attempt value={Math.max(around, attempt)}>{props.children}</Attempt>
    </ErrorBoundary>
  );
}
