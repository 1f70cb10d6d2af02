import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { recordError } from "../lib/errorLog.ts";
import { readAllQuietly } from "../relay/readAgain.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

/**
 * A part of a page that stands or fails alone: when something it needs is missing it says so in its own place, the error
 * is kept for support, and the rest of the page stays.
 */
export function Part({ children }: { children: ReactNode }) {
  const { t } = useTranslation("ui");
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    readAllQuietly();
    setAttempt(attempt + 1);
  };
  const failed = (
    <Banner
      tone="late"
      title={t("partFailed")}
      action={
        <Button variant="outline" size="sm" onClick={tryAgain}>
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
