import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import MagicString from "magic-string";
import type { ESTree, Plugin } from "vite";

const WEB = path.resolve(import.meta.dirname, "..");
const CHAKRA = path.resolve(WEB, "../node_modules/@chakra-ui/react/dist/esm");
const PRESET = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const IMPORTED = /import (?:type )?\{([^}]*)\} from "@chakra-ui\/react"/g;

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
const wordsIn = (text: string) => text.match(/\w+/g) ?? [];

/** Lists of every CSS property and every attribute there is. */
const LISTS =
  /@pandacss\/is-valid-prop\/dist\/index\.mjs$|@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/;

/** Our own code, and the pieces of Chakra that it names. */
function sources(): string[] {
  const ours = globSync("{*,*/**/*}.{ts,tsx}", {
    cwd: WEB,
    exclude: ["__generated__/**", "build/**", "dist/**", "server/**", "test/**"],
  })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(WEB, file), "utf8"));
  const names = new Set(ours.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, list = ""]) => wordsIn(list))));
  const theirs = [...names].flatMap((name) => globSync(`components/${kebab(name)}/*.js`, { cwd: CHAKRA }));
  return [...ours, ...theirs.map((file) => readFileSync(path.join(CHAKRA, file), "utf8"))];
}

type Entry = ESTree.ObjectProperty & { key: { name: string } };

const entriesOf = (node: ESTree.Node): Entry[] =>
  node.type === "ObjectExpression"
    ? node.properties.filter((one): one is Entry => one.type === "Property" && one.key.type === "Identifier")
    : [];

/** The names of an entry: its own and its short forms. */
const namesOf = (entry: Entry, code: string): string[] => {
  const shorthand = entriesOf(entry.value).find(({ key }) => key.name === "shorthand");
  return [entry.key.name, ...(shorthand ? wordsIn(code.slice(shorthand.value.start, shorthand.value.end)) : [])];
};

/** Every object literal below a node. */
function* objectsIn(node: unknown): Generator<ESTree.ObjectExpression> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "ObjectExpression") yield node as ESTree.ObjectExpression;
  for (const below of Object.values(node)) yield* objectsIn(below);
}

/** Chakra's preset without the conditions and style props whose names occur nowhere in `words`. */
export function usedOf(code: string, program: ESTree.Program, words: ReadonlySet<string>): string {
  const out = new MagicString(code);
  const drop = (entries: Entry[], isUsed: (entry: Entry) => boolean) => {
    for (const entry of entries) {
      if (isUsed(entry)) continue;
      const comma = code.slice(entry.end).match(/^\s*,/)?.[0].length ?? 0;
      out.remove(entry.start, entry.end + comma);
    }
  };
  for (const object of objectsIn(program)) {
    const entries = entriesOf(object);
    if (entries.some(({ key }) => key.name === "hover")) drop(entries, ({ key }) => words.has(`_${key.name}`));
    const utilities = entries.find(({ key }) => key.name === "utilities");
    if (utilities) drop(entriesOf(utilities.value), (entry) => namesOf(entry, code).some((name) => words.has(name)));
  }
  return out.toString();
}

/** A list of names inside a text, or of alternatives inside an expression, without those that occur nowhere in `words`. */
export const shortened = (code: string, words: ReadonlySet<string>): string =>
  code.replaceAll(/\w+(?:([,|])\w+){40,}/g, (list: string, sign: string) =>
    list
      .split(sign)
      .filter((name) => words.has(name))
      .join(sign),
  );

/**
 * Leaves out of Chakra's preset what no style of ours names: each entry is prepared at the start of the app, on a cheap phone
 * for longer than the page takes to be drawn.
 */
export function usedStyles(): Plugin {
  let words: ReadonlySet<string> | undefined;
  return {
    name: "used-styles",
    apply: "build",
    transform: {
      filter: { id: [PRESET, LISTS] },
      handler(code, id) {
        words ??= new Set(sources().flatMap(wordsIn));
        return { code: LISTS.test(id) ? shortened(code, words) : usedOf(code, this.parse(code), words), map: null };
      },
    },
  };
}
