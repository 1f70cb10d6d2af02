import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { signInCodes } from "../i18n/signInCodes.ts";

const REFUSALS = /\/schema\/refusals\/\w+\.json\?raw$/;

/** The sentences of a language that pages before the sign-in can need; forms of a plural go with their code. */
export function sentencesOfSignIn(all: Readonly<Record<string, string>>): Record<string, string> {
  const codes = new Set<string>(signInCodes);
  return Object.fromEntries(Object.entries(all).filter(([key]) => codes.has(key.replace(/_[a-z]+$/, ""))));
}

/**
 * Leaves out of the words of the sign-in pages (which are fetched as text, see `i18n/texts`) the refusals that none of them can
 * meet: two thirds of all sentences there.
 */
export function signInSentences(): Plugin {
  return {
    name: "sign-in-sentences",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!REFUSALS.test(id)) return null;
      const all = JSON.parse(await readFile(id.replace(/\?raw$/, ""), "utf8")) as Record<string, string>;
      return `export default ${JSON.stringify(JSON.stringify(sentencesOfSignIn(all)))}`;
    },
  };
}
