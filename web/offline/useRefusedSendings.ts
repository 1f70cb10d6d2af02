import { useEffect } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { readAllQuietly } from "../relay/readAgain.ts";
import { toaster } from "../ui/toaster.tsx";
import { ownOf } from "./own.ts";

/** Tells of what the server refused after it had waited, where nobody is there to take it back. */
export function useRefusedSendings(userId: string): void {
  const { t } = useTranslation("shell");
  const failureText = useFailureText();
  useEffect(
    () =>
      ownOf(userId).queue.onRefused(({ kind }, failure) => {
        toaster.show({
          tone: "late",
          title: t(kind === "say" ? "connection.notSaid" : "connection.notDone"),
          text: kind === "say" ? `${failureText(failure)} ${t("connection.isBack")}` : failureText(failure),
        });
        // It was shown as done: by rows, switches and numbers.
        if (kind !== "say") readAllQuietly();
      }),
    [failureText, t, userId],
  );
}
