import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { withKeptRecipes } from "./keptRecipes.ts";
import { mergedRecipe, recipeOf } from "./lean/chakra/recipes.ts";

const factory = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve("@chakra-ui/react")),
    "../esm/styled-system/factory.js",
  ),
  "utf8",
);

it("every recipe that the installed version makes while it draws is a kept one", () => {
  const kept = withKeptRecipes(factory);
  expect(factory).toMatch(/\bcva\(/);
  expect(kept).not.toMatch(/\bcva\(/);
  expect(kept).toContain("mergedRecipe(baseCva, cvaFn)");
});

it("refuses a version that makes them otherwise", () => {
  expect(() => withKeptRecipes(factory.replace("cva(configOrCva)", "cva(config)"))).toThrow("does not say once");
});

const recipeNamed = (name: string) => ({ name, merge: vi.fn((other: object) => ({ ...recipeNamed("both"), other })) });

it("a recipe is made once of what it is made of, and one that is made already is itself", () => {
  const make = vi.fn(() => recipeNamed("made"));
  const config = {};
  const recipe = recipeOf(make, config);
  expect(recipe).toMatchObject({ name: "made" });
  expect(recipeOf(make, config)).toBe(recipe);
  expect(recipeOf(make, {})).not.toBe(recipe);
  expect(make).toHaveBeenCalledTimes(2);
  // Another look makes its own of the same.
  expect(recipeOf(() => recipeNamed("other"), config)).toMatchObject({ name: "other" });
  expect(recipeOf(make, recipe)).toBe(recipe);
  expect(recipeOf(make, undefined)).toBeUndefined();
});

it("two recipes are merged once, and one alone stays as it is", () => {
  const [base, own] = [recipeNamed("base"), recipeNamed("own")];
  const both = mergedRecipe(base, own);
  expect(both).toMatchObject({ name: "both", other: own });
  expect(mergedRecipe(base, own)).toBe(both);
  expect(base.merge).toHaveBeenCalledOnce();
  expect(mergedRecipe(undefined, own)).toBe(own);
  expect(mergedRecipe(base, undefined)).toBe(base);
});
