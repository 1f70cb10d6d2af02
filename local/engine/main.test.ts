import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, freePort, type TestDatabase } from "../postgres/forTests.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(path.join(tmpdir(), "engine-main-"));
const metadata = path.join(folder, "metadata.json");
const broken = path.join(folder, "broken.json");
const source = {
  name: "default",
  kind: "postgres",
  tables: [],
  configuration: { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } },
};
writeFileSync(metadata, JSON.stringify({ version: 3, sources: [source] }));
writeFileSync(broken, "{");
const faulty = path.join(folder, "faulty.json");
const cron = { name: "tick", webhook: "{{NOPE}}/tick", schedule: "* * * * *", include_in_metadata: true };
writeFileSync(
  faulty,
  JSON.stringify({ version: 3, sources: [{ ...source, tables: [{ table: "nope" }] }], cron_triggers: [cron] }),
);

let database: TestDatabase;
const base = () => ({ DATABASE_URL: database.url, ADMIN_SECRET: "s", METADATA_FILE: metadata, PORT: "0" });

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(env: Record<string, string | undefined>): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env }, stdio: "pipe" });
  const outcome: Outcome = { code: null, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (outcome.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (outcome.stderr += chunk.toString()));
  return {
    child,
    ended: new Promise((resolve) => {
      child.on("close", (code) => resolve({ ...outcome, code }));
    }),
  };
}

async function listening(child: ChildProcess): Promise<number> {
  for await (const chunk of child.stdout!) {
    for (const line of String(chunk).trim().split("\n")) {
      const { msg, port } = JSON.parse(line) as { msg: string; port: number };
      if (msg === "listening") return port;
    }
  }
  throw new Error("ended before it listened");
}

describe("a start that cannot succeed ends with one line on stderr and a code other than 0", () => {
  it.each<[string, () => Record<string, string | undefined>, RegExp]>([
    ["no admin secret", () => ({ ADMIN_SECRET: undefined }), /ADMIN_SECRET is missing/],
    ["no database named", () => ({ DATABASE_URL: "" }), /DATABASE_URL is missing/],
    ["no metadata named", () => ({ METADATA_FILE: undefined }), /METADATA_DIR or METADATA_FILE is missing/],
    ["a port that is no number", () => ({ PORT: "http" }), /PORT: expected an integer/],
    [
      "a dead database",
      () => ({ DATABASE_URL: "postgres://x@127.0.0.1:1/x" }),
      /database does not answer: .*ECONNREFUSED/,
    ],
    ["metadata that is not there", () => ({ METADATA_FILE: "/nowhere.json" }), /nowhere\.json/],
    ["metadata that cannot be read", () => ({ METADATA_FILE: broken }), /broken\.json/],
    [
      "metadata with several faults",
      () => ({ METADATA_FILE: faulty }),
      /^engine: table public\.nope: no such table.*; cron_trigger tick: environment variable 'NOPE' not set$/,
    ],
    ["a malformed token secret", () => ({ HASURA_GRAPHQL_JWT_SECRET: "{}" }), /HASURA_GRAPHQL_JWT_SECRET: /],
    [
      "keys that cannot be fetched",
      () => ({ HASURA_GRAPHQL_JWT_SECRET: '{"jwk_url":"http://127.0.0.1:1/jwks"}' }),
      /jwk_url http:\/\/127\.0\.0\.1:1\/jwks: /,
    ],
  ])("%s", async (_, change, expected) => {
    const { code, stdout, stderr } = await run({ ...base(), ...change() }).ended;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(expected)]);
    expect(stdout).toBe("");
  });

  it("a port that is taken", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    try {
      const { code, stderr } = await run({ ...base(), PORT: String(port) }).ended;
      expect([code, stderr]).toEqual([1, `engine: port ${port} is already in use\n`]);
    } finally {
      other.close();
    }
  });
});

describe("a running engine", () => {
  it("serves once it says that it listens, and stops on SIGTERM within two seconds", async () => {
    const { child, ended } = run(base());
    const port = await listening(child);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const asked = Date.now();
    child.kill("SIGTERM");
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([0, ""]);
    expect(Date.now() - asked).toBeLessThan(2000);
  });

  it("does not outlive the process that PARENT_PID names", async () => {
    const parent = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const { child, ended } = run({ ...base(), PARENT_PID: String(parent.pid) });
    await listening(child);
    parent.kill("SIGKILL");
    expect((await ended).code).toBe(0);
  });
});
