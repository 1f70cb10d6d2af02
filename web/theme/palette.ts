/** The colours of the three themes as plain data; contrast is proved in palette.test.ts. */
import { type Meaning, meanings } from "./meanings.ts";

export type ThemeName = "default" | "dark" | "forest";

/** A colour with a meaning, and the colour of text on it. */
interface Ink {
  ink: string;
  onInk: string;
}

export interface Palette {
  bg: string;
  surface: string;
  sunken: string;
  border: string;
  /** Edges of controls: 3:1 against their ground, so that a field is seen as one. */
  edge: string;
  text: string;
  muted: string;
  brand: Ink;
  /** Marks whose turn it is; at most one on a screen. */
  accent: Ink;
  paid: Ink;
  due: Ink;
  late: Ink;
  info: Ink;
}

export const palettes: Record<ThemeName, Palette> = {
  default: {
    bg: "#FBFAF7",
    surface: "#FFFFFF",
    sunken: "#F3F0EA",
    border: "#E4DFD6",
    edge: "#8C8574",
    text: "#1D2430",
    muted: "#566070",
    brand: { ink: "#0B6B61", onInk: "#FFFFFF" },
    accent: { ink: "#A94B14", onInk: "#FFFFFF" },
    paid: { ink: "#1A7A48", onInk: "#FFFFFF" },
    due: { ink: "#9A5B00", onInk: "#FFFFFF" },
    late: { ink: "#B3261E", onInk: "#FFFFFF" },
    info: { ink: "#2456B3", onInk: "#FFFFFF" },
  },
  dark: {
    bg: "#0E1318",
    surface: "#161D24",
    sunken: "#0A0E12",
    border: "#2A3641",
    edge: "#667789",
    text: "#E8EDF2",
    muted: "#9FB0C0",
    brand: { ink: "#2FB5A5", onInk: "#04211D" },
    accent: { ink: "#F0A35E", onInk: "#2A1503" },
    paid: { ink: "#5CCB8F", onInk: "#04210F" },
    due: { ink: "#F2B84B", onInk: "#261900" },
    late: { ink: "#FF8A7A", onInk: "#330905" },
    info: { ink: "#86B4FF", onInk: "#061B3D" },
  },
  forest: {
    bg: "#0C1A12",
    surface: "#12261A",
    sunken: "#08120C",
    border: "#24402F",
    edge: "#5E8A70",
    text: "#E7F2EA",
    muted: "#A6C0AF",
    brand: { ink: "#86CF7A", onInk: "#0A1F0C" },
    accent: { ink: "#EBC56C", onInk: "#241A02" },
    paid: { ink: "#7ADB9B", onInk: "#05210F" },
    due: { ink: "#F0C25A", onInk: "#241900" },
    late: { ink: "#FF9483", onInk: "#330A05" },
    info: { ink: "#9CC3FF", onInk: "#081D3E" },
  },
};

const printed: Ink = { ink: "#000000", onInk: "#FFFFFF" };

/** Every theme on paper: black on white. */
export const paper: Palette = {
  bg: "#FFFFFF",
  surface: "#FFFFFF",
  sunken: "#FFFFFF",
  border: "#8C8C8C",
  edge: "#595959",
  text: "#000000",
  muted: "#000000",
  brand: printed,
  accent: printed,
  paid: printed,
  due: printed,
  late: printed,
  info: printed,
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `ink` laid over `ground`, as hex; share runs from 0 to 1. */
export function tint(ink: string, ground: string, share: number): string {
  const below = channels(ground);
  const mixed = channels(ink).map((value, at) => Math.round(value * share + (below[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What reads easily with poor sight: WCAG 1.4.6, level AAA. */
export const easyToRead = 7;

/**
 * An ink mixed with the colour of text until it reads easily on every ground, on its own tint and under its own text, and
 * on the tint of the accent, which a card has whose turn it is.
 */
function strengthened({ ink, onInk }: Ink, { accent, bg, sunken, surface, text }: Palette): Ink {
  const grounds = [bg, surface, sunken, tint(accent.ink, surface, 0.1), onInk];
  const isEasy = (mixed: string) =>
    [...grounds, tint(mixed, surface, 0.1)].every((ground) => contrast(mixed, ground) >= easyToRead) &&
    contrast(onInk, tint(mixed, text, 0.88)) >= easyToRead;
  const mixtures = Array.from({ length: 20 }, (_, step) => tint(text, ink, step / 20));
  return { ink: mixtures.find(isEasy) ?? text, onInk };
}

/** A theme under high contrast: borders, quiet words and every meaning stronger, on the same grounds. */
export function moreContrast(palette: Palette): Palette {
  const strong = tint(palette.text, palette.surface, 0.6);
  const withAccent = { ...palette, accent: strengthened(palette.accent, palette) };
  const inks = Object.fromEntries(meanings.map((meaning) => [meaning, strengthened(withAccent[meaning], withAccent)]));
  return { ...palette, ...(inks as Record<Meaning, Ink>), border: strong, edge: strong, muted: palette.text };
}
