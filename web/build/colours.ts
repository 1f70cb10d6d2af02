import { type ColourName, propertyOf } from "../theme/colours.ts";
import { type Meaning, meanings } from "../theme/meanings.ts";
import { moreContrast, type Palette, palettes, paper, tint } from "../theme/palette.ts";

type Values<Names extends string> = Readonly<Record<Names, string>>;

/** The shades of a `colorPalette`, made from one ink. */
function shadesOf(meaning: Meaning, palette: Palette, isMoreContrast: boolean) {
  const { ink, onInk } = palette[meaning];
  const wash = (share: number) => tint(ink, palette.surface, share);
  return {
    [meaning]: ink,
    [`${meaning}.solid`]: ink,
    [`${meaning}.hover`]: tint(ink, palette.text, 0.88),
    [`${meaning}.contrast`]: onInk,
    [`${meaning}.fg`]: ink,
    [`${meaning}.subtle`]: wash(0.1),
    [`${meaning}.muted`]: wash(0.18),
    [`${meaning}.emphasized`]: wash(0.3),
    [`${meaning}.border`]: isMoreContrast ? ink : wash(0.42),
    [`${meaning}.focusRing`]: palette.brand.ink,
  } as Values<Extract<ColourName, Meaning | `${Meaning}.${string}`>>;
}

/** The value of each name in a theme; borders, quiet words and meanings get stronger under high contrast. */
export function coloursOf(usual: Palette, isMoreContrast: boolean): Values<ColourName> {
  const palette = isMoreContrast ? moreContrast(usual) : usual;
  const { border, edge, muted } = palette;
  const wash = (meaning: Meaning) => tint(palette[meaning].ink, palette.surface, 0.1);
  const shades = meanings.map((meaning) => shadesOf(meaning, palette, isMoreContrast));
  return {
    ...(Object.assign({}, ...shades) as (typeof shades)[number]),
    bg: palette.bg,
    "bg.subtle": palette.sunken,
    "bg.muted": palette.sunken,
    "bg.emphasized": border,
    "bg.panel": palette.surface,
    "bg.inverted": palette.text,
    "bg.error": wash("late"),
    "bg.warning": wash("due"),
    "bg.success": wash("paid"),
    "bg.info": wash("info"),

    surface: palette.surface,
    sunken: palette.sunken,
    fg: palette.text,
    "fg.muted": muted,
    "fg.subtle": muted,
    "fg.inverted": palette.bg,
    "fg.error": palette.late.ink,
    "fg.warning": palette.due.ink,
    "fg.success": palette.paid.ink,
    "fg.info": palette.info.ink,
    border,
    "border.muted": border,
    "border.subtle": border,
    "border.emphasized": edge,
    "border.inverted": palette.text,
    "border.error": palette.late.ink,
    "border.warning": palette.due.ink,
    "border.success": palette.paid.ink,
    "border.info": palette.info.ink,
    "gray.solid": palette.text,
    "gray.contrast": palette.bg,
    "gray.fg": palette.text,
    // Seen on page and card alike: a well is darker than both in the dark, and a chip in its colour a hole.
    "gray.subtle": tint(edge, palette.surface, 0.18),
    "gray.muted": border,
    "gray.emphasized": border,
    "gray.border": edge,
    "gray.focusRing": palette.brand.ink,
  };
}

/** What floats; darker grounds need a deeper shade. */
const shadows = {
  light: "--shade-1:0 1px 3px #1d24301a;--shade-2:0 6px 20px -6px #1d24302e;--shade-3:0 16px 40px -12px #1d243047",
  dark: "--shade-1:0 1px 3px #00000080;--shade-2:0 6px 20px -6px #000000b3;--shade-3:0 16px 40px -12px #000c",
};

const written = (values: Partial<Values<ColourName>>) =>
  Object.entries(values)
    .map(([name, value]) => `${propertyOf(name)}:${value}`)
    .join(";");

/** A theme as properties of the page. */
const theme = (palette: Palette, shade: "light" | "dark") =>
  `${written(coloursOf(palette, false))};${shadows[shade]};color-scheme:${shade}`;

/** What high contrast changes in a theme. */
function contrast(palette: Palette): string {
  const usual = coloursOf(palette, false);
  const strong = Object.entries(coloursOf(palette, true)).filter(
    ([name, value]) => usual[name as ColourName] !== value,
  );
  return written(Object.fromEntries(strong));
}

/** The colours of the page that waits for its scripts. */
function firstOf(palette: Palette): string {
  const { accent, bg, brand, fg } = coloursOf(palette, false);
  return written({ accent, bg, brand, fg });
}

/** Every colour of every theme. Without scripts the system's choice of dark or light holds. */
export const colourStyle = [
  `:root{${theme(palettes.default, "light")}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${firstOf(palettes.dark)};color-scheme:dark}}`,
  `[data-theme=dark]{${theme(palettes.dark, "dark")}}`,
  `[data-theme=forest]{${theme(palettes.forest, "dark")}}`,
  `[data-contrast=more][data-theme=default]{${contrast(palettes.default)}}`,
  `[data-contrast=more][data-theme=dark]{${contrast(palettes.dark)}}`,
  `[data-contrast=more][data-theme=forest]{${contrast(palettes.forest)}}`,
  // Above every theme and contrast.
  `@media print{:root:root:root{${theme(paper, "light")}}}`,
].join("");
