import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStoredPreferences_profile$key } from "../__generated__/member/useStoredPreferences_profile.graphql.ts";
import { type Appearance, changeAppearance, type Language, storedAppearance } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";

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

/** The server's row is the truth, the device's copy a cache that paints first (D171). */
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
    const wanted = JSON.stringify({ ...storedAppearance(), ...appearanceOf(preferences) });
    if (wanted !== JSON.stringify(storedAppearance())) changeAppearance(appearanceOf(preferences), { isSmooth: false });
  }, [preferences]);
}
