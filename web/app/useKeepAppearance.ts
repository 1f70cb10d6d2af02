import { useTranslation } from "../i18n/useTranslation.ts";
import { changeAppearance, type Language } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";
import { toaster } from "../ui/toaster.tsx";

/** How the account names "as the system says". */
export type StoredTheme = ThemeName | "system";

/** Applies a choice at once and keeps it with the account (D171). Without a connection the account hears of it later, and what it refuses stays on this device. */
export function useKeepAppearance(): (change: { theme?: StoredTheme; language?: Language }) => void {
  const { t } = useTranslation("shell");
  return (change) => {
    const { language, theme } = change;
    changeAppearance({
      ...(theme && { theme: theme === "system" ? undefined : theme }),
      ...(language && { language }),
    });
    // Needed seldom, and here by then: what waits for a connection is watched since the first picture.
    void import("../offline/own.ts")
      .then(({ deliver }) =>
        deliver({
          kind: "prefer",
          what: { change },
          line: "preferences",
          slot: `prefer ${Object.keys(change).join()}`,
        }),
      )
      .catch(() => toaster.show({ tone: "late", title: t("appearance.notKept") }));
  };
}
