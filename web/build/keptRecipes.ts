import path from "node:path";
import type { Plugin } from "vite";

const FACTORY = /@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/;
const KEPT = path.join(import.meta.dirname, "lean/chakra/recipes.ts");

/** Each pair replaces a line by which Chakra makes a recipe with one that looks for the kept recipe first. */
const REPLACED: readonly (readonly [string, string])[] = [
  ["const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);", "const cvaFn = recipeOf(cva, configOrCva);"],
  [
    "const baseCva = tag.__emotion_cva && !tag.__emotion_cva.__cva__ ? cva(tag.__emotion_cva) : tag.__emotion_cva;",
    "const baseCva = recipeOf(cva, tag.__emotion_cva);",
  ],
  ["const cvaRecipe = mergeCva(baseCva, cvaFn);", "const cvaRecipe = mergedRecipe(baseCva, cvaFn);"],
];

/** The module with recipes that are made once. @throws where it makes them otherwise, as in another version */
export function withKeptRecipes(code: string): string {
  const kept = REPLACED.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`this version does not say once: ${from}`);
    return text.replace(from, to);
  }, code);
  return `import { mergedRecipe, recipeOf } from ${JSON.stringify(KEPT)};\n${kept}`;
}

/**
 * Chakra makes the recipe of each element anew whenever it is drawn, and with it forgets all styles that it has worked out
 * for such elements. Here each kind of element keeps its recipe.
 */
export const keptRecipes = (): Plugin => ({
  name: "kept-recipes",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: FACTORY },
    handler: (code) => ({ code: withKeptRecipes(code), map: null }),
  },
});
