import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { recordError } from "../lib/errorLog.ts";
import { readAllAgain } from "../relay/readAgain.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

/**
 * A part of a page that fails alone. When a value that it needs is missing, it says so in its own place and keeps the error
 * for support; the rest of the page stays.
 */
export function Part({ children }: { children: ReactNode }) {
  const { t } = useTranslation("ui");
  const [attempt, setAttempt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const tryAgain = async () => {
    setIsReading(true);
    // With the old data the part would fail again, so it is drawn only after the new data has come.
    await readAllAgain().catch(() => {});
    setIsReading(false);
    setAttempt((before) => before + 1);
  };
  const failed = (
    <Banner
      tone="late"
      title={t("partFailed")}
      action={
        <Button variant="outline" size="sm" isPending={isReading} onClick={() => void tryAgain()}>
          {t("retry")}
        </Button>
      }
    />
  );
  return (
    <ErrorBoundary key={attempt} fallback={failed} onError={recordError}>
      {children}
    </ErrorBoundary>
  );
}
