import { useTranslation } from "../i18n/useTranslation.ts";
import { changeAppearance, type Language, storedAppearance } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";
import { markedIfRefused } from "../theme/refusedTheme.ts";
import { toaster } from "../ui/toaster.tsx";

/** How the account names "as the system says". */
export type StoredTheme = ThemeName | "system";

/**
 * Sends a chosen theme or language to the account, now or as soon as there is a connection.
 * @throws AppFailure of a refusal
 */
export function sendAppearance(change: { theme?: string; language?: string }): Promise<void> {
  // Needed seldom, so no page waits for it.
  const sending = import("../offline/own.ts").then(({ deliver }) =>
    deliver({
      kind: "prefer",
      what: { change },
      line: "preferences",
      slot: `prefer ${Object.keys(change).join()}`,
    }),
  );
  return markedIfRefused(change, sending);
}

/**
 * Applies a choice at once and keeps it with the account (D171). Of what the account refuses a theme stays on this device, and
 * a language goes back to what it was.
 */
export function useKeepAppearance(): (change: { theme?: StoredTheme; language?: Language }) => void {
  const { t } = useTranslation("shell");
  return (change) => {
    const { language, theme } = change;
    const before = storedAppearance().language;
    changeAppearance({
      ...(theme && { theme: theme === "system" ? undefined : theme }),
      ...(language && { language }),
    });
    void sendAppearance(change).catch(() => {
      if (language) changeAppearance({ language: before });
      toaster.show({ tone: "late", title: t(theme ? "appearance.themeNotKept" : "connection.notDone") });
    });
  };
}
