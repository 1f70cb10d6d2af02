import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStoredPreferences_profile$key } from "../__generated__/member/useStoredPreferences_profile.graphql.ts";
import { currentUserId } from "../session/useMyId.ts";
import { type Appearance, changeAppearance, type Language, storedAppearance } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";
import { refusedTheme } from "../theme/refusedTheme.ts";
import { sendAppearance } from "./useKeepAppearance.ts";

const themes: readonly string[] = ["default", "dark", "forest"] satisfies ThemeName[];
const languages: readonly string[] = ["en", "es", "fr"] satisfies Language[];

interface Preferences {
  theme: string;
  language: string;
  high_contrast: boolean;
  reduced_motion: boolean;
  performance_mode: boolean;
}

/** The stored preferences as this device's appearance; what is off is left to the system. */
export function appearanceOf(preferences: Preferences): Appearance {
  return {
    theme: themes.includes(preferences.theme) ? (preferences.theme as ThemeName) : undefined,
    language: languages.includes(preferences.language) ? (preferences.language as Language) : undefined,
    contrast: preferences.high_contrast ? "more" : undefined,
    motion: preferences.reduced_motion ? "reduced" : undefined,
    performance: preferences.performance_mode || undefined,
  };
}

const show = (appearance: Appearance): void => changeAppearance(appearance, { isSmooth: false });

/** Shows what is stored, under a theme that was refused and what was chosen here and the server has not heard of yet. */
async function showStored(row: Preferences, isOver: () => boolean): Promise<void> {
  const shown = storedAppearance();
  const preferences = { ...row, ...refusedTheme() };
  const stored = appearanceOf(preferences);
  if (JSON.stringify({ ...shown, ...stored }) === JSON.stringify(shown)) return;
  // Nothing was ever chosen on this device.
  if (Object.keys(shown).length === 0) return show(stored);
  const waiting = await waitingPreferences();
  if (!isOver()) show(appearanceOf({ ...preferences, ...waiting }));
}

/** The changes that wait to be sent or are on their way. Where the code that keeps them does not come, the row alone counts. */
async function waitingPreferences(): Promise<Partial<Preferences>> {
  try {
    const { ownOf, preferencesIn } = await import("../offline/own.ts");
    return preferencesIn(await ownOf(currentUserId()).queue.known()) as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** The server's row is the truth, the device's copy a cache that paints first (D171); only a theme that was refused is neither. */
export function useStoredPreferences(profile: useStoredPreferences_profile$key): void {
  const { preferences } = useFragment(
    graphql`
      fragment useStoredPreferences_profile on user_profiles {
        preferences {
          theme
          language
          high_contrast
          reduced_motion
          performance_mode
        }
      }
    `,
    profile,
  );
  useEffect(() => {
    if (!preferences) return;
    let isOver = false;
    void showStored(preferences, () => isOver);
    return () => {
      isOver = true;
    };
  }, [preferences]);
  useEffect(() => {
    const refused = refusedTheme();
    // Its person has been told. Refused again, it waits for the next start.
    if (refused.theme) void sendAppearance(refused).catch(() => {});
  }, []);
}
