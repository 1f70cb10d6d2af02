import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "fonts.css"), "utf8");

it("all faces of the font name the same weights: else a browser takes one of them alone, and our own letters are not in it", () => {
  const faces = [...css.matchAll(/@font-face \{[^}]*"Figtree Variable"[^}]*\}/g)].map(([face]) => face);
  expect(faces).toHaveLength(3);
  expect(new Set(faces.map((face) => /font-weight: ([^;]*);/.exec(face)?.[1]))).toEqual(new Set(["400 700"]));
});
