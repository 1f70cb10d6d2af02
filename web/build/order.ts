import type { Plugin } from "vite";

/** The imports of each file, by its name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The names of files that import each other in a circle, in its order; undefined when there is none. */
export function circleIn(files: Imports): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    const begun = way.indexOf(file);
    if (begun >= 0) return way.slice(begun);
    if (done.has(file)) return undefined;
    for (const imported of files.get(file) ?? []) {
      const circle = walk(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The app waits for its first words while it begins, so a file of words that needs another one would wait for ever. */
const WORDS = /\/i18n\/texts\/[^/]+$/;

/**
 * Refuses a build whose files import each other in a circle. Which of them begins first depends on the page that is opened
 * first, and the one that begins too early finds nothing where its neighbour's pieces should be.
 */
export function inOrder(): Plugin {
  return {
    name: "in-order",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      for (const { facadeModuleId, fileName, imports } of chunks) {
        if (WORDS.test(facadeModuleId ?? "") && imports.length > 0) {
          this.error(
            `${fileName}, which the app waits for, needs ${imports.join(", ")}: the same words stand in two files`,
          );
        }
      }
      if (circle) this.error(`these files import each other, see build/sharedFiles.ts: ${circle.join(" > ")}`);
    },
  };
}
