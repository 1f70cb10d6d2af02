import { expect, it } from "vitest";
import { colourStyle } from "../build/colours.ts";
import { contrast } from "./palette.ts";
import { system } from "./system.ts";

const properties = (css: string) => [...css.matchAll(/(--(?:hue|shade)-[\w-]+)[:)]/g)].map(([, name]) => name);
const rule = (selector: string) => {
  const from = colourStyle.indexOf(`${selector}{`) + selector.length + 1;
  return colourStyle.slice(from, colourStyle.indexOf("}", from));
};
const asked = new Set(system().tokens.allTokens.flatMap(({ value }) => properties(String(value))));

it("names colours at all", () => {
  expect(asked.size).toBeGreaterThan(90);
});

it.each([":root", "[data-theme=dark]", "[data-theme=forest]"])("%s has a value for each colour and shadow", (theme) => {
  const given = new Set(properties(rule(theme)));
  expect([...asked].filter((name) => !given.has(name))).toEqual([]);
});

it("high contrast makes borders stronger and quiet words loud, in each theme with its own colours", () => {
  for (const theme of ["[data-theme=default]", "[data-theme=dark]", "[data-theme=forest]"]) {
    const strong = rule(`[data-contrast=more]${theme}`);
    expect(strong).toMatch(/--hue-border:#/);
    expect(strong).toMatch(/--hue-fg-muted:#/);
    expect(strong).not.toMatch(/--hue-bg:/);
  }
});

it.each(["", "[data-contrast=more]"])(
  "a grey chip stands out from page and card in each theme %s, and its words read",
  (more) => {
    for (const theme of ["[data-theme=default]", "[data-theme=dark]", "[data-theme=forest]"]) {
      const usual = rule(theme === "[data-theme=default]" ? ":root" : theme);
      const strong = more && rule(more + theme);
      const hue = (name: string) => new RegExp(`--hue-${name}:(#\\w+)`).exec(`${strong};${usual}`)?.[1] ?? "";
      for (const ground of ["bg", "surface"])
        expect(contrast(hue("gray-subtle"), hue(ground)), theme).toBeGreaterThan(1.08);
      expect(contrast(hue("gray-subtle"), hue("fg-muted")), theme).toBeGreaterThan(4.5);
      expect(contrast(hue("gray-subtle"), hue("gray-fg")), theme).toBeGreaterThan(7);
    }
  },
);
