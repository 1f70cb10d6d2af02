import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { workerPath } from "../../push/worker.ts";
import { useIsReleaseOver } from "../../relay/newRelease.ts";
import { toaster } from "../../ui/toaster.tsx";

/** It stays until its page is left, and no timer of a browser is longer. */
const UNTIL_THE_PAGE_ENDS_MS = 2 ** 31 - 1;
/** Between two looks for a new release, in milliseconds. */
const LOOK_EVERY_MS = 300_000;

/** A toast for as long as its page: each page has its own, because toasts end with their page. */
function VersionToast() {
  const { t } = useTranslation("shell");
  const [title, label] = [t("connection.newVersion"), t("errorPage.reload")];
  useEffect(() => {
    const shown = toaster.show({
      tone: "info",
      title,
      durationMs: UNTIL_THE_PAGE_ENDS_MS,
      action: { label, onSelect: () => location.reload() },
    });
    return () => toaster.dismiss(shown);
  }, [label, title]);
  return null;
}

/** Calls `tell` once the browser has found a new release. */
function useRelease(tell: () => void): void {
  useEffect(() => {
    const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    if (!workers) return;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = async () => {
      const registration = await workers.register(workerPath);
      if (isOver) return;
      registration.addEventListener("updatefound", () => {
        // The first worker of this device replaces none.
        if (registration.active) tell();
      });
      timer = setInterval(() => {
        if (document.visibilityState === "visible") registration.update().catch(() => {});
      }, LOOK_EVERY_MS);
    };
    // A browser that runs none does without.
    follow().catch(() => {});
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [tell]);
}

/**
 * Tells that a new release is here and offers to take it. A page that stands is never reloaded by itself: somebody may be writing.
 */
export function NewVersion() {
  const { pathname } = useLocation();
  const [isHere, setIsHere] = useState(false);
  useRelease(useCallback(() => setIsHere(true), []));
  const isOver = useIsReleaseOver();
  return isHere || isOver ? <VersionToast key={pathname} /> : null;
}
