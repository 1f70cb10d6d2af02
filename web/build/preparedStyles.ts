import path from "node:path";
import { ChakraProvider, type ChakraProviderProps } from "@chakra-ui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { system } from "../theme/system.ts";
import { without } from "./without.ts";

const WEB = path.resolve(import.meta.dirname, "..");
const PREPARED = "virtual:prepared-tokens";
const CHAKRA = "@chakra-ui\\/react\\/dist\\/esm";
const SHEET = path.join(WEB, "theme/sheet.ts");

/** Modules of Chakra whose work is done here, and what is left of them. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)token-dictionary\.js$/, "tokenDictionary.js"],
  [/(?:^|\/)provider\.js$/, "provider.js"],
];

/** Pieces of Chakra's modules that make the sheet, or tell it to tools: nothing here asks for them any more. */
const UNUSED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    new RegExp(`${CHAKRA}/styled-system/system\\.js$`),
    [
      "_global",
      "addPropertyType",
      "getGlobalCss",
      "getPreflightCss",
      "getTokenCss",
      "query",
      "token",
      "tokenFn",
      "tokenMap",
    ],
  ],
  [
    new RegExp(`${CHAKRA}/styled-system/utility\\.js$`),
    ["addPropertyType", "assignPropertyType", "assignPropertyTypes", "getTypes"],
  ],
];

/** The style of the document and what the names of styles mean, as Chakra writes it when the page begins. */
export function preparedSheet(): string {
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system() } as ChakraProviderProps));
  return [...markup.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join("");
}

type Json = string | { readonly [name: string]: Json };
const asObject = (map: ReadonlyMap<string, unknown>): Json =>
  Object.fromEntries([...map].map(([name, value]) => [name, value instanceof Map ? asObject(value) : String(value)]));

/** What styles look up in Chakra's dictionary of tokens, as a module. */
export function preparedTokens(): string {
  const { tokens } = system();
  const raw = [...tokens.tokenMap.values()].filter(({ extensions: { category = "" } }) =>
    /^(?:breakpoints|opacity)$/.test(category),
  );
  const parts = {
    references: asObject(tokens.flatMap),
    palettes: asObject(tokens.colorPaletteMap),
    values: Object.fromEntries(raw.map(({ name, value }) => [name, value])),
  };
  return Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/**
 * Does what Chakra does at each start of the app, once: the names of styles are looked up in a list that stands in the
 * scripts, and the sheet with their meanings stands in the page (firstPaint.ts).
 */
export function preparedStyles(): Plugin {
  return {
    name: "prepared-styles",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === PREPARED) return `\0${PREPARED}`;
      if (!/@chakra-ui\/react\/dist\/esm\//.test(importer)) return null;
      const [, lean] = REPLACED.find(([name]) => name.test(source)) ?? [];
      return lean ? path.join(import.meta.dirname, "lean/chakra", lean) : null;
    },
    load(id) {
      if (id === `\0${PREPARED}`) return preparedTokens();
      return id === SHEET ? "export const globalCss = {}, theme = {};" : null;
    },
    transform: {
      filter: { id: UNUSED.map(([module]) => module) },
      handler(code, id) {
        const names = UNUSED.find(([module]) => module.test(id))?.[1] ?? [];
        return { code: without(code, this.parse(code), names), map: null };
      },
    },
  };
}
