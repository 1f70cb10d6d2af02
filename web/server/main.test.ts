import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { webRootForTests } from "./test/gateForTests.ts";
import { ACTIONS_SECRET } from "./test/standIns.ts";

const webRoot = webRootForTests();
const withoutList = mkdtempSync(path.join(tmpdir(), "web-main-"));
writeFileSync(path.join(withoutList, "index.html"), "<!doctype html>");
const env = {
  PORT: "0",
  HOST: "127.0.0.1",
  WEB_ROOT: webRoot,
  PUBLIC_ORIGIN: "http://localhost",
  HASURA_URL: "http://127.0.0.1:9",
  ACTIONS_URL: "http://127.0.0.1:9",
  ACTIONS_SECRET,
};

function run(change: Record<string, string>, onListening?: (stop: () => void) => void) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, ...env, ...change },
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    if (chunk.toString().includes('"listening"')) onListening?.(() => child.kill("SIGTERM"));
  });
  return new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, stderr }));
  });
}

describe("the web server's process", () => {
  it.each([
    [{ HASURA_URL: "" }, "web: HASURA_URL is missing\n"],
    [{ WEB_ROOT: "/nowhere" }, "web: no index.html in WEB_ROOT /nowhere\n"],
    [{ WEB_ROOT: withoutList }, `web: no .documents.json in WEB_ROOT ${withoutList}\n`],
  ])("does not start with %j, and says why in one line", async (change, stderr) => {
    expect(await run(change)).toEqual({ code: 1, stderr });
  });

  it("does not start on a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => {
      other.once("listening", resolve);
    });
    const { port } = other.address() as AddressInfo;
    expect(await run({ PORT: String(port) })).toEqual({ code: 1, stderr: `web: port ${port} is already in use\n` });
    other.close();
  });

  it("stops when it is told to", async () => {
    expect(await run({}, (stop) => stop())).toEqual({ code: 0, stderr: "" });
  });
});
