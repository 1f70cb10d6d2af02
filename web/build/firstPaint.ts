import { readFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import { documents, type PageFiles, pages } from "../start/pages.ts";
import { isDoor } from "./fewFiles.ts";
import { preparedSheet } from "./preparedStyles.ts";
import { shell } from "./shell.ts";

const WEB = path.resolve(import.meta.dirname, "..");
const COLOURS = "<!-- colours: build/shell.ts -->";
const START = "<!-- start: start/boot.ts -->";
const MARK = "<!-- mark -->";
const ICON = "/favicon.svg";

/**
 * Puts into the page what its first paint needs: the colours, the style sheets, the mark, the icon, and
 * `start/boot.ts`, which knows the files of each page and the ids of its queries. While developing there are no files to know.
 */
export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        // The page has all of them, so neither it nor a chunk that comes later may ask for one.
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
        }
      },
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const { mark, style } = shell();
        const sheets = bundle ? preparedSheet() + takeSheets(bundle) : "";
        const script = html.includes(START) ? await boot(bundle ? filesOf(bundle) : {}) : "";
        // As functions, because a replacement's text may hold signs such as $&.
        return html
          .replace(COLOURS, () => `<style>${style}${sheets}</style>`)
          .replace(START, () => `<script>${script}</script>`)
          .replace(ICON, icon)
          .replace(MARK, () => mark);
      },
    },
  };
}

/** The icon as an address that holds it: a request of its own would take its turn among those of the first picture. */
function icon(): string {
  const svg = readFileSync(path.join(WEB, "static", ICON), "utf8")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The text of the style sheets, which are small and are taken out of the build: a page waits for each before it paints. */
function takeSheets(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((output) => output.type === "asset" && output.fileName.endsWith(".css"));
  for (const { fileName } of sheets) delete bundle[fileName];
  return sheets.map((sheet) => String((sheet as Rolldown.OutputAsset).source).trim()).join("");
}

async function boot(files: PageFiles): Promise<string> {
  const bundle = await rolldown({
    input: path.join(WEB, "start/boot.ts"),
    transform: {
      target: "es2022",
      define: { __PAGE_FILES__: JSON.stringify(files), __DOCUMENT_IDS__: JSON.stringify(documentIds()) },
    },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** As the Relay compiler wrote them into the artifacts. */
function documentIds(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).map(([name, role]) => {
      const artifact = readFileSync(path.join(WEB, "__generated__", role, `${name}.graphql.ts`), "utf8");
      const id = /^\s*"id": "([0-9a-f]{64})"/m.exec(artifact)?.[1];
      if (!id) throw new Error(`${name} has no compiled document; run "npm run relay"`);
      return [name, id];
    }),
  );
}

/** The modules whose files the page has to know: what pages are made of, and the words that they begin with. */
const named = new Set(pages.flatMap(({ later = [], modules, visitors = [] }) => modules.concat(visitors, later)));
const WORDS = /^i18n\/texts\/\w+(?:\.signIn|\.own|\.rare|\.news)?\.ts$/;

/** For each of them, its file and all that this file imports. */
function filesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of chunk.imports) withImports(imported, found);
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  // The page itself names the entry's files.
  const always = entry ? withImports(entry.fileName) : new Set<string>();
  const doors = new Set(chunks.filter(isDoor).map(({ fileName }) => fileName));
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName, isDynamicEntry }) => {
      const module = facadeModuleId && path.relative(WEB, facadeModuleId);
      if (!isDynamicEntry || !module || !(named.has(module) || WORDS.test(module))) return [];
      const needed = [...withImports(fileName)].filter((file) => !always.has(file) && !doors.has(file));
      return [[module, needed.map((file) => `/${file}`)]];
    }),
  );
}
