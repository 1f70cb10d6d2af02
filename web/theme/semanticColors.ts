import { meanings, type Palette, palettes, tint } from "./palette.ts";

type Pick = (palette: Palette) => string;

/** One value per theme, and one more each under high contrast. The order is the order of the rules: a later one wins. */
function perTheme(pick: Pick, pickContrast?: Pick) {
  const value: Record<string, string> = {
    base: pick(palettes.default),
    _dark: pick(palettes.dark),
    _forest: pick(palettes.forest),
  };
  if (pickContrast) {
    value._moreContrast = pickContrast(palettes.default);
    value._moreContrastDark = pickContrast(palettes.dark);
    value._moreContrastForest = pickContrast(palettes.forest);
  }
  return { value };
}

const strongBorder: Pick = (palette) => tint(palette.text, palette.surface, 0.6);
const border = perTheme((palette) => palette.border, strongBorder);
const muted = perTheme(
  (palette) => palette.muted,
  (palette) => palette.text,
);
const sunken = perTheme((palette) => palette.sunken);
const text = perTheme((palette) => palette.text);
const inkOf = (meaning: (typeof meanings)[number]) => perTheme((palette) => palette[meaning].ink);
const washOf = (meaning: (typeof meanings)[number], share: number) =>
  perTheme((palette) => tint(palette[meaning].ink, palette.surface, share));

/** The shades a `colorPalette` needs, made from one ink. */
const inkPalettes = Object.fromEntries(
  meanings.map((meaning) => [
    meaning,
    {
      DEFAULT: inkOf(meaning),
      solid: inkOf(meaning),
      hover: perTheme((palette) => tint(palette[meaning].ink, palette.text, 0.88)),
      contrast: perTheme((palette) => palette[meaning].onInk),
      fg: inkOf(meaning),
      subtle: washOf(meaning, 0.1),
      muted: washOf(meaning, 0.18),
      emphasized: washOf(meaning, 0.3),
      border: perTheme(
        (palette) => tint(palette[meaning].ink, palette.surface, 0.42),
        (palette) => palette[meaning].ink,
      ),
      focusRing: inkOf("brand"),
    },
  ]),
);

export const semanticColors = {
  ...inkPalettes,
  bg: {
    DEFAULT: perTheme((palette) => palette.bg),
    subtle: sunken,
    muted: sunken,
    emphasized: border,
    panel: perTheme((palette) => palette.surface),
    inverted: text,
    error: washOf("late", 0.1),
    warning: washOf("due", 0.1),
    success: washOf("paid", 0.1),
    info: washOf("info", 0.1),
  },
  surface: perTheme((palette) => palette.surface),
  sunken,
  fg: {
    DEFAULT: text,
    muted,
    subtle: muted,
    inverted: perTheme((palette) => palette.bg),
    error: inkOf("late"),
    warning: inkOf("due"),
    success: inkOf("paid"),
    info: inkOf("info"),
  },
  border: {
    DEFAULT: border,
    muted: border,
    subtle: border,
    emphasized: perTheme((palette) => palette.edge, strongBorder),
    inverted: text,
    error: inkOf("late"),
    warning: inkOf("due"),
    success: inkOf("paid"),
    info: inkOf("info"),
  },
  /** The neutral palette of components that were given no colour. */
  gray: {
    solid: text,
    contrast: perTheme((palette) => palette.bg),
    fg: text,
    subtle: sunken,
    muted: border,
    emphasized: border,
    border: perTheme((palette) => palette.edge, strongBorder),
    focusRing: inkOf("brand"),
  },
};
