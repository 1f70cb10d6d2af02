/**
 * The colours that a style may name. Their values stand in the page itself, by theme and contrast (`build/colours.ts`), so
 * that a phone reads them as a style instead of computing them.
 */
import { type Meaning, meanings } from "./meanings.ts";

/** What a `colorPalette` needs, made from one ink. */
export const shades = [
  "solid",
  "hover",
  "contrast",
  "fg",
  "subtle",
  "muted",
  "emphasized",
  "border",
  "focusRing",
] as const;
/** The neutral palette, of components that were given no colour, is never hovered. */
const grayShades = shades.filter((shade) => shade !== "hover");
const signs = ["error", "warning", "success", "info"] as const;
const parts = {
  bg: ["subtle", "muted", "emphasized", "panel", "inverted", ...signs],
  fg: ["muted", "subtle", "inverted", ...signs],
  border: ["muted", "subtle", "emphasized", "inverted", ...signs],
} as const;

type Part = keyof typeof parts;
export type ColourName =
  | Meaning
  | `${Meaning}.${(typeof shades)[number]}`
  | `gray.${Exclude<(typeof shades)[number], "hover">}`
  | Part
  | { [Name in Part]: `${Name}.${(typeof parts)[Name][number]}` }[Part]
  | "surface"
  | "sunken";

/** The property of the page that holds a colour's value, such as `--hue-brand-solid`. */
export const propertyOf = (name: string): `--hue-${string}` => `--hue-${name.replace(".", "-")}`;

const named = (name: ColourName) => ({ value: `var(${propertyOf(name)})` });
const tree = (name: string, below: readonly string[]) =>
  Object.fromEntries(below.map((part) => [part, named(`${name}.${part}` as ColourName)]));

/** Chakra's colours: each name refers to the page's own value of it. */
export const colours = {
  ...Object.fromEntries(meanings.map((meaning) => [meaning, { DEFAULT: named(meaning), ...tree(meaning, shades) }])),
  ...Object.fromEntries(
    Object.entries(parts).map(([part, below]) => [part, { DEFAULT: named(part as Part), ...tree(part, below) }]),
  ),
  gray: tree("gray", grayShades),
  surface: named("surface"),
  sunken: named("sunken"),
};
