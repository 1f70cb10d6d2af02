import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPILED } from "../../actions/test/serverProgram.ts";
import { createTestDatabase, freePort, type TestDatabase } from "../../local/postgres/forTests.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ADMIN_SECRET = "admin-secret-of-the-test";

let database: TestDatabase;
let client: pg.Client;
let bin: string;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  bin = mkdtempSync(path.join(tmpdir(), "deploy-"));
  // Hasura and its CLI are played by the embedded engine and by what the CLI is known to send.
  program("graphql-engine", `PORT="\${3#--server-port=}" exec "${process.execPath}" "${ROOT}/local/engine/main.ts"`);
  program("hasura-cli", `exec "${process.execPath}" "${ROOT}/hasura/tests/hasuraCli.ts" "$@"`);
  const configuration = { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } };
  const sources = [{ name: "default", kind: "postgres", configuration, tables: [] }];
  writeFileSync(path.join(bin, "empty.json"), JSON.stringify({ version: 3, sources }));
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(bin, { recursive: true });
});

function program(name: string, line: string): void {
  writeFileSync(path.join(bin, name), `#!/bin/sh\n${line}\n`);
  chmodSync(path.join(bin, name), 0o755);
}

/** What the service `migrate` of docker-compose.yml runs. */
async function migrate(
  env: Record<string, string> = {},
  to: TestDatabase = database,
): Promise<{ code: number | null; output: string; calls: string[] }> {
  const calls = path.join(bin, "calls");
  writeFileSync(calls, "");
  const child = spawn("/bin/sh", [path.join(ROOT, "hasura/deploy/migrate.sh")], {
    env: {
      PATH: `${bin}:${process.env["PATH"]}`,
      HASURA_FOLDER: path.join(ROOT, "hasura"),
      HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
      HASURA_GRAPHQL_DATABASE_URL: to.url,
      HASURA_GRAPHQL_MIGRATIONS_SERVER_PORT: String(await freePort()),
      METADATA_FILE: path.join(bin, "empty.json"),
      ACTIONS_BASE_URL: "http://127.0.0.1:9",
      ACTIONS_SECRET: "shared",
      CALLS: calls,
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, calls: readFileSync(calls, "utf8").trim().split("\n") };
}

const hasTable = async (name: string) =>
  (await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [name])).rows[0]!.there;

it("applies migrations before metadata, twice the same, and finds the SQL trigger of every event trigger", async () => {
  for (let run = 0; run < 2; run++) {
    const { calls, code, output } = await migrate();
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("are in place") });
    expect(calls).toEqual(["migrate apply", "metadata apply", "metadata reload", "metadata inconsistency"]);
  }
  expect(await hasTable("public.groups")).toBe(true);
}, 180_000);

it("fails and names each event trigger whose SQL trigger is switched off, or is not there", async () => {
  const spoil = `alter table public.notifications disable trigger "notify_hasura_notification_created_INSERT";
    drop trigger "notify_hasura_chat_changed_INSERT" on public.chat_changes`;
  const { code, output } = await migrate({ SPOIL_SQL: spoil });
  expect(code).toBe(1);
  expect(output).toContain(
    "event triggers without their SQL trigger: insert on chat_changed, insert on notification_created",
  );
}, 180_000);

it("stops at a migration that fails, with the metadata as it was", async () => {
  const other = await createTestDatabase({ empty: true });
  const its = new pg.Client({ connectionString: other.url });
  await its.connect();
  await its.query("create table public.groups ()"); // in the way of the migration that creates it
  await its.end();
  const { calls, code } = await migrate({}, other);
  await other.drop();
  expect(code).not.toBe(0);
  expect(calls).toEqual(["migrate apply"]);
}, 180_000);
