import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const lean = (name: string) => path.join(import.meta.dirname, "lean", name);

const installed = (name: string) => path.resolve(import.meta.dirname, "../../node_modules", name);

/** Entries of libraries that come as one piece, or with words for developers, and what takes their place. */
const ENTRIES: Readonly<Record<string, string>> = {
  "hoist-non-react-statics": lean("hoistStatics.js"),
  "react-relay": lean("reactRelay.js"),
  "react-router": installed("react-router/dist/production/index.mjs"),
  "relay-runtime": lean("relayRuntime.js"),
};

/**
 * React-relay reads fragments in two ways and uses the one that its feature flags name; this is the other. And no document
 * of ours is updatable, has a field with a handler such as `@connection`, or changes lists by a mutation's `configs`.
 */
const SWITCHED_OFF =
  /\/(?:useFragmentInternal_CURRENT|createUpdatableProxy|RelayDefaultHandlerProvider|RelayDeclarativeMutationConfig)$/;
const RESOLVERS = /\/LiveResolverCache$/;

const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * The router without what only its own server and its forms use. Its links know how to fetch pages ahead, which ours do in
 * `start/ahead.ts`; and a piece that has been given a name for developers counts as used.
 */
export const withoutServer = (code: string) =>
  code
    .replace(/^function PrefetchPageLinks\(.*?^\}/ms, "function PrefetchPageLinks() { return null; }")
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
    .replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, "$1/* @__PURE__ */ $2");

const ICONS = "lucide-react/dist/esm";
const ICON_IMPORT = /^import \{([^}]*)\} from "lucide-react";$/gm;

/** The file of each icon, by the names that lucide-react gives it. */
export function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(installed(`${ICONS}/lucide-react.mjs`), "utf8");
  return new Map(
    [...index.matchAll(/^export \{(.*)\} from '\.\/(icons\/.*)';$/gm)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, installed(`${ICONS}/${file}`)] as const),
    ),
  );
}

/**
 * Imports each icon from its own file: through the library's index every page seems to need the icons of all of them, and
 * the first page would load them.
 */
export function oneByOne(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(ICON_IMPORT, (whole, list: string) => {
    const names = list.split(",").map((name) => name.trim());
    const lines = names.flatMap((name) => {
      if (name === "" || name.startsWith("type ")) return [];
      const [icon = "", as = icon] = name.split(" as ");
      const file = files.get(icon);
      return file ? [`import ${as} from ${JSON.stringify(file)};`] : [];
    });
    return lines.length === names.filter((name) => !name.startsWith("type ") && name !== "").length
      ? lines.join(" ")
      : whole;
  });
}

const LISTS = /^import \{([^}]*)\busePaginationFragment,?([^}]*)\} from "react-relay";$/m;

/** Takes what lists alone use from an entry of its own, so that it is not with what every page uses. */
export const listsApart = (code: string) =>
  code.replace(
    LISTS,
    (_, before: string, after: string) =>
      `import {${before}${after}} from "react-relay"; import { usePaginationFragment } from ${JSON.stringify(lean("reactRelayLists.js"))};`,
  );

/**
 * Leaves out of the build what libraries carry for others: the containers of react-relay and the tools of relay-runtime,
 * which each come as one piece.
 */
export function leanLibraries(): Plugin {
  const files = iconFiles();
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => {
      if (SWITCHED_OFF.test(source)) return lean("switchedOff.js");
      return RESOLVERS.test(source) ? lean("resolverCache.js") : (ENTRIES[source] ?? null);
    },
    transform: {
      filter: { id: [/web\/.*\.tsx?$/, ROUTER] },
      handler: (code, id) => ({
        code: ROUTER.test(id) ? withoutServer(code) : listsApart(oneByOne(code, files)),
        map: null,
      }),
    },
  };
}
