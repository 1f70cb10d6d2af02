import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Pictures and fonts are compressed by nature. */
const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below this an answer fits into one packet anyway, bytes. */
const LEAST = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside a file, each where it is smaller. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (!TEXT.test(file) || content.length < LEAST) return;
  const forms = {
    br: brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [form, compressing] of Object.entries(forms)) {
    const compressed = await compressing;
    if (compressed.length < content.length) await writeFile(`${file}.${form}`, compressed);
  }
}

/**
 * Compresses the files of a build once, so that the web server never does while somebody waits. A part of the build itself:
 * whoever builds, be it `npm start`, the container or a release, serves the same.
 */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = "" }, bundle) {
      await Promise.all(Object.keys(bundle).map((name) => compressFile(path.join(dir, name))));
    },
  };
}
