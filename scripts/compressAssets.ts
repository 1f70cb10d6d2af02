/**
 * `node scripts/compressAssets.ts <folder>`: writes `.br` and `.gz` beside every file of a built client that gets smaller
 * by it, once at the build, so that the web server never compresses while somebody waits.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Pictures and fonts are compressed by nature. */
const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below this an answer fits into one packet anyway, bytes. */
const LEAST = 1_024;

const folder = process.argv[2];
if (!folder) {
  console.error("name the folder: node scripts/compressAssets.ts web/dist");
  process.exit(2);
}
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file))) {
  const file = path.join(folder, name);
  const content = readFileSync(file);
  if (content.length < LEAST) continue;
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < content.length) writeFileSync(`${file}.gz`, gzip);
}
