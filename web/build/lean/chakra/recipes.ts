interface Recipe {
  merge(other: Recipe): Recipe;
}
type Make = (config: object) => Recipe;

/** The recipes that are made already, by the two things that each was made of. */
const made = new WeakMap<object, WeakMap<object, Recipe>>();

function keep(first: object, second: object, make: () => Recipe): Recipe {
  const ofFirst = made.get(first) ?? new WeakMap<object, Recipe>();
  made.set(first, ofFirst);
  const recipe = ofFirst.get(second) ?? make();
  ofFirst.set(second, recipe);
  return recipe;
}

/** Makes the recipe of a kind of element when the first one is drawn. A recipe, and nothing, are given back as they are. */
export const recipeOf = (make: Make, config: object | undefined) =>
  !config || "merge" in config ? config : keep(make, config, () => make(config));

/** Merges the recipe of an element into that of the element which it is made of; one alone is given back as it is. */
export const mergedRecipe = (base: Recipe | undefined, own: Recipe | undefined) =>
  base && own ? keep(base, own, () => base.merge(own)) : (base ?? own);
