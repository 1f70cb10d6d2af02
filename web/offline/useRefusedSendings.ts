import { useEffect } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { readAllQuietly } from "../relay/readAgain.ts";
import { storedAppearance } from "../theme/appearance.ts";
import { markRefusedTheme } from "../theme/refusedTheme.ts";
import { toaster } from "../ui/toaster.tsx";
import { ownOf } from "./own.ts";
import type { WaitingEntry } from "./Waiting.ts";

/** The theme of an entry, where this device shows it: nobody has chosen another since. */
function shownThemeOf(entry: WaitingEntry): string | null {
  const theme = entry.kind === "prefer" ? entry.what.change.theme : undefined;
  return theme && theme === (storedAppearance().theme ?? "system") ? theme : null;
}

/** Tells of what the server refused after it had waited, where nobody is there to take it back. */
export function useRefusedSendings(userId: string): void {
  const { t } = useTranslation("shell");
  const failureText = useFailureText();
  useEffect(
    () =>
      ownOf(userId).queue.onRefused((entry, failure) => {
        const theme = shownThemeOf(entry);
        if (theme !== null) {
          markRefusedTheme(theme);
          toaster.show({ tone: "late", title: t("appearance.themeNotKept") });
          return;
        }
        const { kind } = entry;
        const isBack = t(failure.code === "chat-not-found" ? "connection.isWithMessages" : "connection.isBack");
        toaster.show({
          tone: "late",
          title: t(kind === "say" ? "connection.notSaid" : "connection.notDone"),
          text: kind === "say" ? `${failureText(failure)} ${isBack}` : failureText(failure),
        });
        // It was shown as done: by rows, switches and numbers.
        if (kind !== "say") readAllQuietly();
      }),
    [failureText, t, userId],
  );
}
