import { expect, it } from "vitest";
import { parseAst } from "vite";
import { shortened, usedOf } from "./usedStyles.ts";

const PRESET = `
const conditions = defineConditions({
  hover: ["@media (hover: hover)", "&:hover"],
  groupHover: ".group:hover &",
  focus: "&:focus"
});
export const base = defineConfig({
  conditions,
  utilities: {
    // background
    background: { shorthand: ["bg"], values: (theme) => theme("colors") },
    divideX: { values: "sizes", transform(value) { return { "& > *": value } } },
    padding: { shorthand: "p", values: "spacing" },
    marginTop: { shorthand: ["mt"], values: "spacing" }
  }
});`;

const used = (...words: string[]) => usedOf(PRESET, parseAst(PRESET), new Set(words));

it("keeps what is named, also by a short form, and drops the rest", () => {
  const kept = used("bg", "p", "_hover");
  for (const name of ["background", "padding", "hover"]) expect(kept).toContain(`${name}:`);
  for (const name of ["divideX", "marginTop", "groupHover", "focus:"]) expect(kept).not.toContain(name);
});

it("is still the same code where everything is named", () => {
  expect(used("background", "divideX", "p", "mt", "_hover", "_groupHover", "_focus")).toBe(PRESET);
});

it("leaves code that can be read, whatever is dropped", () => {
  for (const words of [[], ["mt"], ["background"], ["_focus"]]) expect(() => parseAst(used(...words))).not.toThrow();
});

it("does not take the word of another thing for a condition", () => {
  expect(used("hover", "focus")).not.toMatch(/hover:|focus:/);
});

it("drops from a long list of names those that occur nowhere", () => {
  const names = Array.from({ length: 60 }, (_, at) => `name${at}`);
  for (const sign of [",", "|"]) {
    expect(shortened(`var list = "${names.join(sign)}";`, new Set(["name3", "name41"]))).toBe(
      `var list = "name3${sign}name41";`,
    );
  }
  expect(shortened('var few = "a,b,c";', new Set())).toBe('var few = "a,b,c";');
});
