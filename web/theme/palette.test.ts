import { describe, expect, it } from "vitest";
import { meanings } from "./meanings.ts";
import { contrast, easyToRead, moreContrast, palettes, tint } from "./palette.ts";

describe.each(Object.entries(palettes))("the %s theme", (_name, palette) => {
  const grounds = ["bg", "surface", "sunken"] as const;

  it.each(grounds)("body text on %s reads at 12:1 or better, muted text at 4.5:1", (ground) => {
    expect(contrast(palette.text, palette[ground])).toBeGreaterThan(12);
    expect(contrast(palette.muted, palette[ground])).toBeGreaterThan(4.5);
  });

  it.each(meanings)("%s reads as text on every ground and on its own tint", (meaning) => {
    const { ink } = palette[meaning];
    for (const ground of grounds) expect(contrast(ink, palette[ground])).toBeGreaterThan(4.5);
    expect(contrast(ink, tint(ink, palette.surface, 0.1))).toBeGreaterThan(4.5);
  });

  it.each(meanings)("text on solid %s reads, also while hovered", (meaning) => {
    const { ink, onInk } = palette[meaning];
    expect(contrast(onInk, ink)).toBeGreaterThan(4.5);
    expect(contrast(onInk, tint(ink, palette.text, 0.88))).toBeGreaterThan(4.5);
  });

  it("edges of controls stand out from their grounds by 3:1", () => {
    for (const ground of ["bg", "surface"] as const) expect(contrast(palette.edge, palette[ground])).toBeGreaterThan(3);
  });
});

describe.each(Object.entries(palettes))("the %s theme under high contrast", (_name, usual) => {
  const palette = moreContrast(usual);
  const { bg, muted, sunken, surface, text } = palette;

  it.each(meanings)("%s reads easily on every ground, on its own tint and under its own text", (meaning) => {
    const { ink, onInk } = palette[meaning];
    for (const ground of [bg, surface, sunken, tint(ink, surface, 0.1), tint(palette.accent.ink, surface, 0.1), onInk])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(easyToRead);
    expect(contrast(onInk, tint(ink, text, 0.88))).toBeGreaterThanOrEqual(easyToRead);
  });

  it("no meaning becomes plain text, and quiet words are not quiet", () => {
    for (const meaning of meanings) expect(palette[meaning].ink).not.toBe(text);
    expect(muted).toBe(text);
  });
});

it("knows black on white as 21:1", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
});
