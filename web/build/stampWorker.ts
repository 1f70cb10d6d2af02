import { createHash } from "node:crypto";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** The name of a release. It changes when the name of any of its files changes. */
export const releaseOf = (files: readonly string[]): string =>
  createHash("sha256").update(files.toSorted().join("\n")).digest("hex").slice(0, 16);

/**
 * Writes into the service worker which release it came with. Browsers compare it byte by byte, so an open page hears of a
 * new release (`NewVersion`).
 */
export function stampWorker(): Plugin {
  return {
    name: "stamp-worker",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      await appendFile(path.join(dir, "sw.js"), `// release ${releaseOf(Object.keys(bundle))}\n`);
    },
  };
}
