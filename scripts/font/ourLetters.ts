import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../..");
const WHOLE = path.join(root, "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
/** The part of Figtree that a first visit fetches. */
export const OURS = path.join(root, "web/theme/fonts/figtree.woff2");

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");

/** Every sign that our texts in English, Spanish and French use, with the signs of money and of typing. */
export const letters = [
  ascii,
  "\u{A0}¡£§©ª«°·º»¿×÷",
  "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒŸ",
  "ßàáâäçèéêëìíîïñòóôöùúûüœÿ",
  "\u{2009}\u{202F}–—‘’“”„•…‹›€−",
].join("");

/** Figtree with our letters alone, in the weights that the theme names. Always the same bytes. */
export async function ourFont(): Promise<Buffer> {
  return subsetFont(readFileSync(WHOLE), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** The same letters as a style names them: `U+20-7E,U+A0,…`. */
export function unicodeRange(): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const hex = (point: number) => point.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
