import type { ThemeName } from "./palette.ts";

export type Language = "en" | "es" | "fr";

/** What a person chose on this device; a missing entry means "as the system says". */
export interface Appearance {
  theme?: ThemeName;
  contrast?: "more" | "normal";
  motion?: "reduced";
  /** Performance mode: no animations, smaller pictures, fewer live updates. */
  performance?: boolean;
  language?: Language;
}

const key = "appearance";

function read(): string {
  try {
    return localStorage.getItem(key) ?? "{}";
  } catch {
    return "{}";
  }
}

/** The stored choice, not what is shown: with no `theme` the system decides. */
export function storedAppearance(): Appearance {
  try {
    return JSON.parse(read()) as Appearance;
  } catch {
    return {};
  }
}

/**
 * Saves on this device and applies it; `undefined` for an entry hands it back to the system. Colours that a person has just
 * chosen fade in after the next frame. Such a fade makes the browser style the whole page twice.
 */
export function changeAppearance(change: Partial<Appearance>, { isSmooth = true } = {}): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...storedAppearance(), ...change }));
  } catch {
    // Without storage the choice cannot outlive the page; there is nothing to mend here.
  }
  dispatchEvent(new CustomEvent("appearance", { detail: { isSmooth } }));
}

/** False under reduced motion (system or settings) and in performance mode. */
export function isMotionAllowed(): boolean {
  return !document.documentElement.hasAttribute("data-still");
}

/** True in performance mode: pictures come in their smaller size (D173). */
export function isSparing(): boolean {
  return document.documentElement.hasAttribute("data-performance");
}
