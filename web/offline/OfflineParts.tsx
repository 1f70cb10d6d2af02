import { useEffect } from "react";
import { fetchAllTexts } from "../i18n/i18n.ts";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { keepWith } from "../relay/kept.ts";
import { preloadReadablePages } from "../start/ahead.ts";
import { toaster } from "../ui/toaster.tsx";
import { closeOwn, ownOf } from "./own.ts";

/**
 * Keeps what the person reads, sends what waits, and tells of what the server refused after it had waited. It shows nothing
 * by itself, and comes after the first picture.
 */
export function OfflineParts({ userId }: { userId: string }) {
  const { t } = useTranslation("shell");
  const failureText = useFailureText();
  useEffect(() => {
    const { answers } = ownOf(userId);
    keepWith(answers);
    void answers.tidy();
    preloadReadablePages(fetchAllTexts);
    return () => {
      keepWith(null);
      closeOwn();
    };
  }, [userId]);
  useEffect(
    () =>
      ownOf(userId).queue.onRefused(({ kind }, failure) =>
        toaster.show({
          tone: "late",
          title: t(kind === "say" ? "connection.notSaid" : "connection.notDone"),
          text: kind === "say" ? `${failureText(failure)} ${t("connection.isBack")}` : failureText(failure),
        }),
      ),
    [failureText, t, userId],
  );
  return null;
}
