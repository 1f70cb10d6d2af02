interface Recipe {
  merge(other: Recipe): Recipe;
}
type Config = Recipe | { __cva__?: boolean };
type Make = (config: Config) => Recipe;

/** Recipes by the function of the look that makes them, or by the one that they begin with, and by what is put to it. */
const made = new WeakMap<object, WeakMap<object, Recipe>>();

function keep(first: object, second: object, make: () => Recipe): Recipe {
  const ofFirst = made.get(first) ?? new WeakMap<object, Recipe>();
  made.set(first, ofFirst);
  const recipe = ofFirst.get(second) ?? make();
  ofFirst.set(second, recipe);
  return recipe;
}

/** The recipe that a kind of element is drawn by, made when the first one is drawn. */
export const recipeOf = <From extends Config | undefined>(make: Make, config: From) =>
  !config || "merge" in config ? config : keep(make, config, () => make(config));

/** The recipe of an element that is made of another one. */
export const mergedRecipe = (base: Recipe | undefined, own: Recipe | undefined) =>
  base && own ? keep(base, own, () => base.merge(own)) : (base ?? own);
