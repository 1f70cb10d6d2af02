import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { toaster } from "../../ui/toaster.tsx";

/** It stays until its page is left, and no timer of a browser is longer. */
const UNTIL_THE_PAGE_ENDS_MS = 2 ** 31 - 1;
/** Between two looks for a new release, in milliseconds. */
const LOOK_EVERY_MS = 300_000;

/**
 * Tells that a new release is here and offers to take it. The page is never reloaded by itself: somebody may be writing.
 */
export function useNewVersion(): void {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    if (!workers) return;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = async () => {
      const registration = await workers.register("/sw.js");
      if (isOver) return;
      registration.addEventListener("updatefound", () => {
        // The first worker of this device replaces none.
        if (registration.active) setIsHere(true);
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
  }, []);

  const [title, label] = [t("connection.newVersion"), t("errorPage.reload")];
  useEffect(() => {
    if (!isHere) return;
    // Toasts end with their page, so each page has its own.
    const shown = toaster.show({
      tone: "info",
      title,
      durationMs: UNTIL_THE_PAGE_ENDS_MS,
      action: { label, onSelect: () => location.reload() },
    });
    return () => toaster.dismiss(shown);
  }, [isHere, label, pathname, title]);
}
