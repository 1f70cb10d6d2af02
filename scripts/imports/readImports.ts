import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

const EXTENSIONS = ["", ".ts", ".tsx", ".mjs"];

/** For each source file, the project's files that it imports, types included; paths are relative to `root`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the relative imports of every TypeScript file in these folders.
 * @param folders such as `actions`, relative to `root`
 */
export function readImports(root: string, folders: readonly string[]): Imports {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => /__generated__|node_modules/.test(name) },
  );
  const known = new Set(files);
  const resolve = (from: string, specifier: string) =>
    EXTENSIONS.map((extension) => path.join(path.dirname(from), specifier) + extension).find((file) => known.has(file));
  return new Map(
    files.toSorted().map((file) => {
      const imported = specifiers(file, readFileSync(path.join(root, file), "utf8"))
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => resolve(file, specifier))
        .filter((target) => target !== undefined);
      return [file, [...new Set(imported)].toSorted()];
    }),
  );
}

function specifiers(file: string, source: string): string[] {
  const { dynamicImports, staticExports, staticImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // A computed path names no file.
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}
