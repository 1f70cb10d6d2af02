import { type ReactNode, startTransition, use, useMemo, useRef, useState } from "react";
import { recordError } from "../lib/errorLog.ts";
import { Attempt, firstAttempt, nextAttempt, type OneAttempt } from "../relay/attempt.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

/**
 * Children that may fail and be tried again. What they have asked for, a query or code of their own, is asked anew with each
 * attempt, and what stands in their place stays until all of it has come.
 */
export function Attempts(props: {
  children: ReactNode;
  /** What stands in their place when they have failed; `tryAgain` ends with the attempt. */
  failed: (thrown: unknown, tryAgain: () => Promise<void>) => ReactNode;
}) {
  const around = use(Attempt)?.number ?? 0;
  const [own, setOwn] = useState(firstAttempt);
  /** Why the last try has failed, which may be something else than what failed first. */
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  const attempt = useMemo(() => ({ ...own, number: Math.max(around, own.number) }), [around, own]);
  /** What the children had asked for when they failed. */
  const asked = useRef<OneAttempt["reads"]>(new Map());
  const trying = useRef<Promise<void> | null>(null);
  const handleFailure = (thrown: unknown) => {
    // Before the children are taken away, and what they tell of it with them.
    asked.current = new Map(own.reads);
    recordError(thrown);
  };
  const tryOnce = async () => {
    try {
      const next = await nextAttempt(asked.current);
      startTransition(() => {
        setOwn(next);
        setFailure(null);
      });
    } catch (thrown) {
      recordError(thrown);
      setFailure({ thrown });
    } finally {
      trying.current = null;
    }
  };
  const tryAgain = () => (trying.current ??= tryOnce());
  const failed = (thrown: unknown) => props.failed(failure ? failure.thrown : thrown, tryAgain);
  return (
    <ErrorBoundary key={own.number} fallback={failed} onError={handleFailure}>
      <Attempt value={attempt}>{props.children}</Attempt>
    </ErrorBoundary>
  );
}
