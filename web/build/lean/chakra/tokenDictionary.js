/* Chakra's dictionary of tokens, as far as styles ask it, from the lists that the build has prepared. */
import { palettes, references, values } from "virtual:prepared-tokens";
import { expandTokenReferences } from "../../../../node_modules/@chakra-ui/react/dist/esm/styled-system/expand-reference.js";

const getVar = (name, fallback) => references[name] ?? fallback;

/** A name within braces; of a colour, perhaps with how much of it is left. */
const refer = (path) => {
  const [name, percent] = path.split("/");
  return percent ? `color-mix(in srgb, ${getVar(name, name)} ${percent}%, transparent)` : getVar(name, name);
};

let byCategory;
/** Of each category, what its names stand for; most styles name one. */
const categories = () => {
  if (byCategory) return byCategory;
  byCategory = {};
  for (const [path, value] of Object.entries(references)) {
    const dot = path.indexOf(".");
    (byCategory[path.slice(0, dot)] ??= {})[path.slice(dot + 1)] = value;
  }
  return byCategory;
};

const dictionary = {
  colorPaletteMap: new Map(Object.entries(palettes)),
  expandReferenceInValue: (value) => (/\{|token\(/.test(value) ? expandTokenReferences(value, refer) : value),
  getByName: (name) => (name in values ? { value: values[name] } : undefined),
  getCategoryValues: (category) => categories()[category] ?? null,
  getVar,
};

export const createTokenDictionary = () => dictionary;
