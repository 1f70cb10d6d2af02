import { type ReactNode, use, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { recordError } from "../lib/errorLog.ts";
import { Attempt, nextAttempt } from "../relay/attempt.ts";
import { readAllAgain } from "../relay/readAgain.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

/**
 * A part of a page that fails alone. When a value that it needs is missing, it says so in its own place and keeps the error
 * for support; the rest of the page stays. Tried again, it asks anew where it has a query of its own.
 */
export function Part({
  children,
  failed: said,
  failedText,
}: {
  children: ReactNode;
  /** What is said of this part when it fails, where the general sentence says too little. */
  failed?: string;
  /** More of it. */
  failedText?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const around = use(Attempt);
  const [attempt, setAttempt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const tryAgain = async () => {
    setIsReading(true);
    // With the old data the part would fail again, so it is drawn only after the new data has come.
    await readAllAgain().catch(() => {});
    setIsReading(false);
    setAttempt(nextAttempt());
  };
  const failed = (
    <Banner
      tone="late"
      title={said ?? t("partFailed")}
      action={
        <Button variant="outline" size="sm" isPending={isReading} onClick={() => void tryAgain()}>
          {t("retry")}
        </Button>
      }
    >
      {failedText}
    </Banner>
  );
  return (
    <ErrorBoundary key={attempt} fallback={failed} onError={recordError}>
      <Attempt value={Math.max(around, attempt)}>{children}</Attempt>
    </ErrorBoundary>
  );
}
