import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFile } from "../../build/compress.ts";

const SCRIPT = "export const circle = 'of savings';\n".repeat(200);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "assets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function compressed(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  await compressFile(file);
  return file;
}

it("writes both compressed forms beside a file", async () => {
  const file = await compressed("app.js", SCRIPT);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(SCRIPT);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(SCRIPT);
});

it.each([
  ["fits into one packet", "tiny.css", "a{}"],
  ["is compressed by nature", "font.woff2", SCRIPT],
])("does not compress what %s", async (_why, name, content) => {
  const file = await compressed(name, content);
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);
});
