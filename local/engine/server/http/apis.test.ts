import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { answering, fakeCore } from "../../test/fakeCore.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

const loadCore = fakeCore({ "{ me }": () => answering({ me: 1 }) });
const NOT_FOUND = { path: "$", error: "resource does not exist", code: "not-found" };
const NO_ADMIN = { path: "$", error: "You have to be an admin to access this endpoint", code: "access-denied" };
const admin = { "x-hasura-admin-secret": ADMIN_SECRET };

let database: TestDatabase;
let programs: string;
const engines: TestEngine[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  programs = mkdtempSync(path.join(tmpdir(), "pg-dump-"));
});
afterAll(async () => {
  for (const engine of engines) await engine.close();
  await database.drop();
  rmSync(programs, { recursive: true });
});

async function start(env: Record<string, string> = {}): Promise<TestEngine> {
  const metadata = { version: 3 as const, sources: [{ name: "default", kind: "postgres", tables: [] }] };
  const engine = await startForTest({ databaseUrl: database.url, loadCore, metadata, env });
  engines.push(engine);
  return engine;
}

async function call(engine: TestEngine, method: string, url: string, headers: Record<string, string> = admin) {
  const body = method === "GET" ? {} : { body: "{}" };
  const response = await fetch(engine.origin + url, { method, headers, ...body });
  return { status: response.status, text: await response.text() };
}

const ROUTES: readonly [api: string | undefined, method: string, url: string][] = [
  ["graphql", "POST", "/v1/graphql"],
  ["graphql", "POST", "/v1alpha1/graphql"],
  ["graphql", "POST", "/v1beta1/relay"],
  ["metadata", "POST", "/v1/graphql/explain"],
  ["metadata", "POST", "/v1/metadata"],
  ["metadata", "POST", "/v2/query"],
  ["pgdump", "POST", "/v1alpha1/pg_dump"],
  ["config", "GET", "/v1alpha1/config"],
  [undefined, "GET", "/healthz"],
  [undefined, "GET", "/healthz?strict=true"],
  [undefined, "GET", "/hasura/healthz"],
  [undefined, "GET", "/v1/version"],
];

describe("HASURA_GRAPHQL_ENABLED_APIS", () => {
  it("holds all of them by default", async () => {
    const engine = await start();
    for (const [, method, url] of ROUTES) {
      expect([url, (await call(engine, method, url)).status]).not.toEqual([url, 404]);
    }
  });

  it.each(["graphql", "metadata", "pgdump", "config"])("with %s closes all others", async (enabled) => {
    const engine = await start({ HASURA_GRAPHQL_ENABLED_APIS: enabled });
    for (const [api, method, url] of ROUTES) {
      const { status, text } = await call(engine, method, url);
      if (api === undefined || api === enabled) expect([url, status]).not.toEqual([url, 404]);
      else expect([url, status, JSON.parse(text)]).toEqual([url, 404, NOT_FOUND]);
    }
    const rest = await call(engine, "GET", "/api/rest/a");
    const expected = enabled === "graphql" ? { ...NOT_FOUND, error: "Endpoint not found" } : NOT_FOUND;
    expect([rest.status, JSON.parse(rest.text)]).toEqual([404, expected]);
    const opened = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`).then(
      (client) => client.close() ?? "open",
      (error: Error) => error.message,
    );
    expect(opened).toBe(enabled === "graphql" ? "open" : "Unexpected server response: 404");
  });

  it("may be named with spaces", async () => {
    const engine = await start({ HASURA_GRAPHQL_ENABLED_APIS: "graphql, config" });
    expect((await call(engine, "GET", "/v1alpha1/config")).status).toBe(200);
  });
});

describe("a route", () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await start();
  });

  it.each([
    ["GET", "/v1/graphql"],
    ["PUT", "/v1/graphql"],
    ["DELETE", "/v1beta1/relay"],
    ["GET", "/v1/metadata"],
    ["GET", "/v1/graphql/explain"],
    ["POST", "/healthz"],
    ["POST", "/v1/version"],
    ["POST", "/v1alpha1/config"],
    ["GET", "/v1alpha1/pg_dump"],
    ["GET", "/v1/config"],
    ["GET", "/v1/graphql/"],
    ["GET", "/"],
    ["POST", "/v1/nothing"],
    ["GET", "/api/restless"],
  ])("does not answer %s %s", async (method, url) => {
    const { status, text } = await call(engine, method, url);
    expect([status, JSON.parse(text)]).toEqual([404, NOT_FOUND]);
  });

  it("for health says ERROR when the database does not answer", async () => {
    const other = await createTestDatabase({ empty: true });
    const lost = await startForTest({ databaseUrl: other.url, loadCore });
    await other.drop();
    for (const url of ["/healthz", "/healthz?strict=true", "/hasura/healthz"]) {
      expect(await call(lost, "GET", url)).toEqual({ status: 500, text: "ERROR" });
    }
    await lost.close();
  });
});

describe("the configuration", () => {
  const config = async (engine: TestEngine): Promise<unknown> =>
    JSON.parse((await call(engine, "GET", "/v1alpha1/config")).text);

  it("is shown to admins, without secrets", async () => {
    expect(await config(await start())).toEqual({
      version: "v2.51.9",
      is_function_permissions_inferred: true,
      is_remote_schema_permissions_enabled: false,
      is_admin_secret_set: true,
      is_auth_hook_set: false,
      is_jwt_set: false,
      jwt: [],
      is_allow_list_enabled: false,
      live_queries: { batch_size: 100, refetch_delay: 1 },
      streaming_queries: { batch_size: 100, refetch_delay: 1 },
      console_assets_dir: null,
      experimental_features: [],
      is_prometheus_metrics_enabled: false,
      default_naming_convention: "hasura-default",
      feature_flags: [],
      is_apollo_federation_enabled: false,
    });
  });

  it("follows the environment", async () => {
    const engine = await start({
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: "true",
      HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: "no",
      HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "500",
      HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_BATCH_SIZE: "7",
    });
    expect(await config(engine)).toMatchObject({
      is_allow_list_enabled: true,
      is_function_permissions_inferred: false,
      live_queries: { refetch_delay: 0.5 },
      streaming_queries: { batch_size: 7 },
    });
  });

  it.each([
    [{}, { claims_namespace: "https://hasura.io/jwt/claims", claims_format: "json", claims_map: null }],
    [
      { claims_namespace_path: "$.app.hasura", claims_format: "stringified_json" },
      { claims_namespace: "$.app.hasura", claims_format: "stringified_json", claims_map: null },
    ],
    [
      {
        claims_map: {
          "X-Hasura-Default-Role": "member",
          "x-hasura-allowed-roles": { path: "$.roles", default: ["member"] },
        },
      },
      {
        claims_namespace: "https://hasura.io/jwt/claims",
        claims_format: "json",
        claims_map: {
          "x-hasura-default-role": "member",
          "x-hasura-allowed-roles": { path: "$.roles", default: ["member"] },
        },
      },
    ],
  ])("says where claims are for %j", async (claims, told) => {
    const secret = { type: "HS256", key: "k".repeat(32), ...claims };
    const engine = await start({ HASURA_GRAPHQL_JWT_SECRET: JSON.stringify(secret) });
    expect(await config(engine)).toMatchObject({ is_jwt_set: true, jwt: [told] });
  });

  it("is for role admin alone", async () => {
    const engine = await start();
    const asMember = await call(engine, "GET", "/v1alpha1/config", { ...admin, "x-hasura-role": "member" });
    expect([asMember.status, JSON.parse(asMember.text)]).toEqual([400, NO_ADMIN]);
    expect((await call(engine, "GET", "/v1alpha1/config", {})).status).toBe(401);
  });
});

describe("pg_dump", () => {
  /** An engine that finds this program under the name `pg_dump`, or none. */
  async function withProgram(script: string | undefined): Promise<TestEngine> {
    const folder = mkdtempSync(path.join(programs, "bin-"));
    if (script !== undefined) {
      const program = path.join(folder, "pg_dump");
      writeFileSync(program, `#!/bin/sh\n${script}\n`);
      chmodSync(program, 0o755);
    }
    return start({ PATH: folder });
  }

  const dump = async (engine: TestEngine, body: unknown, headers: Record<string, string> = admin) => {
    const response = await fetch(`${engine.origin}/v1alpha1/pg_dump`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
  };

  it("runs with the database and the caller's options, and its output is the answer", async () => {
    const engine = await withProgram('for each in "$@"; do echo "$each"; done');
    expect(await dump(engine, { opts: ["--schema-only", "--schema", "a b"] })).toEqual({
      status: 200,
      type: "application/sql; charset=utf-8",
      text: `${database.url}\n--encoding=utf8\n--schema-only\n--schema\na b\n`,
    });
  });

  it("leaves settings, comments and event triggers out of a clean dump", async () => {
    const lines = [
      "-- a comment",
      "SET statement_timeout = 0;",
      "",
      "CREATE TABLE public.a (b int);",
      "CREATE TRIGGER notify_hasura_x_INSERT AFTER INSERT ON public.a FOR EACH ROW EXECUTE FUNCTION hdb_catalog.x();",
      "SET row_security = on;",
    ];
    const engine = await withProgram(lines.map((line) => `echo "${line}"`).join("\n"));
    const { text } = await dump(engine, { opts: [], clean_output: true });
    expect(text).toBe("CREATE TABLE public.a (b int);\nSET row_security = on;");
  });

  it("reports a program that fails or is missing", async () => {
    const failing = await withProgram("echo no such schema >&2; exit 1");
    const failed = await dump(failing, { opts: [] });
    expect([failed.status, JSON.parse(failed.text)]).toEqual([
      500,
      { path: "$", error: "error while executing pg_dump: no such schema\n", code: "unexpected" },
    ]);
    const missing = await dump(await withProgram(undefined), { opts: [] });
    expect([missing.status, JSON.parse(missing.text)]).toEqual([
      500,
      { path: "$", error: "internal exception while executing pg_dump", code: "unexpected" },
    ]);
  });

  it("needs options, a source that is there, and role admin", async () => {
    const engine = await withProgram("echo ran");
    expect(await dump(engine, {})).toMatchObject({ status: 400, text: expect.stringContaining("parse-failed") });
    expect(await dump(engine, { opts: "--schema-only" })).toMatchObject({ status: 400 });
    const elsewhere = await dump(engine, { opts: [], source: "other" });
    expect([elsewhere.status, JSON.parse(elsewhere.text)]).toEqual([
      400,
      { path: "$", error: 'source "other" not found', code: "not-found" },
    ]);
    const asMember = await dump(engine, { opts: [] }, { ...admin, "x-hasura-role": "member" });
    expect([asMember.status, JSON.parse(asMember.text)]).toEqual([400, NO_ADMIN]);
  });
});
