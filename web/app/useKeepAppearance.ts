import { useRef } from "react";
import { graphql } from "react-relay";
import type { useKeepAppearanceMutation } from "../__generated__/member/useKeepAppearanceMutation.graphql.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useCommit } from "../sending/useAction.ts";
import { changeAppearance, type Language } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";
import { toaster } from "../ui/toaster.tsx";

/** How the account names "as the system says". */
export type StoredTheme = ThemeName | "system";

/** Applies a choice at once and keeps it with the account (D171). What cannot be kept stays on this device. */
export function useKeepAppearance(): (change: { theme?: StoredTheme; language?: Language }) => void {
  const { t } = useTranslation("shell");
  const commit = useCommit<useKeepAppearanceMutation>(graphql`
    mutation useKeepAppearanceMutation($change: user_preferences_set_input!) {
      update_user_preferences(where: {}, _set: $change) {
        returning {
          id
          theme
          language
        }
      }
    }
  `);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  return (change) => {
    const { language, theme } = change;
    changeAppearance({
      ...(theme && { theme: theme === "system" ? undefined : theme }),
      ...(language && { language }),
    });
    // One after another: the last choice is the one that is kept.
    sending.current = sending.current
      .then(() => commit({ change }))
      .catch(() => toaster.show({ tone: "late", title: t("appearance.notKept") }));
  };
}
