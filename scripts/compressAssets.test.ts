import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";

it("writes both compressed forms beside what gets smaller by it, and leaves the rest alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "assets-"));
  const script = "export const circle = 'of savings';\n".repeat(200);
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/app.js"), script);
  writeFileSync(path.join(folder, "assets/tiny.css"), "a{}");
  writeFileSync(path.join(folder, "assets/font.woff2"), script);
  execFileSync(process.execPath, [path.join(import.meta.dirname, "compressAssets.ts"), folder]);
  expect(readdirSync(path.join(folder, "assets")).toSorted()).toEqual(
    ["app.js", "app.js.br", "app.js.gz", "font.woff2", "tiny.css"].toSorted(),
  );
  const written = (form: string) => readFileSync(path.join(folder, `assets/app.js.${form}`));
  expect(brotliDecompressSync(written("br")).toString()).toBe(script);
  expect(gunzipSync(written("gz")).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
