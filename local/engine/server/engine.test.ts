import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../postgres/forTests.ts";
import { EngineError } from "../interface.ts";
import { readSettings } from "./settings.ts";
import { answering, fakeCore } from "../test/fakeCore.ts";
import { ADMIN_SECRET, startForTest, type TestAnswer, type TestEngine } from "../test/startForTest.ts";

let database: TestDatabase;
let engine: TestEngine;

const loadCore = fakeCore({
  "{ me }": (session) =>
    answering({ me: session.role, variables: session.variables, backendOnly: session.backendOnly }),
  "{ broken }": () => ({
    type: "query",
    run: async () => {
      throw new EngineError("unexpected", "database query error", "$", { internal: { statement: "select" } });
    },
  }),
  "{ bug }": () => {
    throw new TypeError("a secret detail");
  },
  "subscription { me }": () => ({
    type: "subscription",
    kind: "live",
    cohort: "me",
    sql: "select unnest($1::text[]), '{}'::text",
    values: "{}",
    tables: [],
  }),
});

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    env: { HASURA_GRAPHQL_CORS_DOMAIN: "https://app.example.com, https://*.example.org" },
  });
});

afterAll(async () => {
  await engine.close();
  await database.drop();
});

describe("a GraphQL endpoint", () => {
  it.each(["/v1/graphql", "/v1alpha1/graphql", "/v1beta1/relay"])("answers on %s", async (path) => {
    const { status, json } = await engine.asAdmin(path, { query: "{ me }" });
    expect(status).toBe(200);
    expect(json).toMatchObject({ data: { me: "admin" } });
  });

  it("takes an admin's role and variables from the headers, but never the secret", async () => {
    const { json } = await engine.asAdmin(
      "/v1/graphql",
      { query: "{ me }" },
      { "x-hasura-role": "member", "X-Hasura-User-Id": "7", "x-hasura-use-backend-only-permissions": "true" },
    );
    expect(json).toEqual({
      data: {
        me: "member",
        variables: {
          "x-hasura-role": "member",
          "x-hasura-user-id": "7",
          "x-hasura-use-backend-only-permissions": "true",
        },
        backendOnly: true,
      },
    });
  });

  it.each([
    [{}, '"x-hasura-admin-secret"/"x-hasura-access-key" required, but not found'],
    [{ "x-hasura-admin-secret": "" }, 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"'],
    [{ "x-hasura-admin-secret": ADMIN_SECRET.slice(0, -1) }, 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"'],
    [{ "x-hasura-access-key": "guess" }, 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"'],
  ])("refuses %j with status 200", async (headers, message) => {
    const { status, json } = await engine.post("/v1/graphql", { query: "{ me }" }, headers as Record<string, string>);
    expect(status).toBe(200);
    expect(json).toEqual({ errors: [{ message, extensions: { path: "$", code: "access-denied" } }] });
  });

  it("answers a list of requests by a list, each with its own data or errors", async () => {
    const { json } = await engine.asAdmin("/v1/graphql", [{ query: "{ me }" }, { query: "{ foo }" }, {}]);
    expect(json).toMatchObject([
      { data: { me: "admin" } },
      { errors: [{ extensions: { code: "validation-failed", path: "$.selectionSet.foo" } }] },
      { errors: [{ extensions: { code: "parse-failed" }, message: expect.stringContaining('key "query" not found') }] },
    ]);
  });

  it("survives JSON of any depth", async () => {
    const { json } = await engine.asAdmin("/v1/graphql", "[".repeat(500_000));
    expect(json).toMatchObject({ errors: [{ extensions: { code: "invalid-json" } }] });
  });

  it("answers no endless list", async () => {
    const list = (length: number): unknown[] => Array.from({ length }, () => 1);
    expect((await engine.asAdmin("/v1/graphql", list(100))).json).toHaveLength(100);
    expect((await engine.asAdmin("/v1/graphql", list(101))).json).toMatchObject({
      errors: [{ extensions: { code: "bad-request" } }],
    });
  });

  it.each([
    ["{", "invalid-json", "$"],
    ['"text"', "parse-failed", "$"],
    ['{"query":7}', "parse-failed", "$.query"],
    ['{"query":"{ me }","variables":[]}', "parse-failed", "$.variables"],
    ['{"query":"{ me }","operationName":1}', "parse-failed", "$.operationName"],
  ])("refuses the body %s", async (body, code, path) => {
    const { status, json } = await engine.asAdmin("/v1/graphql", body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ errors: [{ extensions: { code, path } }] });
  });

  it("refuses subscriptions over HTTP", async () => {
    const { json } = await engine.asAdmin("/v1/graphql", { query: "subscription { me }" });
    expect(json).toEqual({
      errors: [
        {
          message: "subscriptions are not supported over HTTP, use websockets instead",
          extensions: { path: "$", code: "unexpected-payload" },
        },
      ],
    });
  });

  it("tells the internal part of an error to role admin alone", async () => {
    const asAdmin = await engine.asAdmin("/v1/graphql", { query: "{ broken }" });
    expect(asAdmin.json).toMatchObject({ errors: [{ extensions: { internal: { statement: "select" } } }] });
    const asMember = await engine.asAdmin("/v1/graphql", { query: "{ broken }" }, { "x-hasura-role": "member" });
    expect(asMember.json).toEqual({
      errors: [{ message: "database query error", extensions: { path: "$", code: "unexpected" } }],
    });
  });

  it("hides an unexpected error from the client", async () => {
    const { json } = await engine.asAdmin("/v1/graphql", { query: "{ bug }" });
    expect(json).toEqual({
      errors: [{ message: "internal error", extensions: { path: "$", code: "unexpected" } }],
    });
  });

  it("stops reading a body beyond one megabyte", async () => {
    const { status, json } = await engine.asAdmin("/v1/graphql", "x".repeat(1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(json).toMatchObject({ code: "bad-request" });
  });
});

describe("settings", () => {
  it("may keep 401 for GraphQL requests that fail authentication, and close whole APIs", async () => {
    const strict = await startForTest({
      databaseUrl: database.url,
      loadCore,
      env: { HASURA_GRAPHQL_PRESERVE_401_ERRORS: "true", HASURA_GRAPHQL_ENABLED_APIS: "graphql" },
    });
    expect((await strict.post("/v1/graphql", { query: "{ me }" })).status).toBe(401);
    expect((await strict.asAdmin("/v1/graphql", { query: "{ foo }" })).status).toBe(200);
    expect((await strict.asAdmin("/v1/metadata", { type: "export_metadata", args: {} })).status).toBe(404);
    await strict.close();
  });

  it.each([
    [
      { HASURA_GRAPHQL_CORS_DOMAIN: "app.example.com" },
      /HASURA_GRAPHQL_CORS_DOMAIN: "app\.example\.com" is not an origin/,
    ],
    [{ HASURA_GRAPHQL_DEV_MODE: "maybe" }, /HASURA_GRAPHQL_DEV_MODE: expected true or false, found "maybe"/],
    [{ METADATA_DIR: "a", METADATA_FILE: "b" }, /METADATA_DIR or METADATA_FILE, not both/],
    [{ HASURA_GRAPHQL_AUTH_HOOK: "http://a" }, /webhook authentication is not part of this engine/],
    [
      { HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: "inherited_roles, naming_convention" },
      /HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: "naming_convention" is not part of this engine/,
    ],
    [
      { HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: "graphql-default" },
      /HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: "graphql-default" is not part of this engine/,
    ],
  ])("are refused by name: %j", (env, message) => {
    const least = { DATABASE_URL: "postgres://x", ADMIN_SECRET: "s", METADATA_FILE: "m.json" };
    expect(() => readSettings({ ...least, ...env })).toThrow(message);
  });
});

describe("any route", () => {
  it("is not found under another name or method", async () => {
    const unknown = await engine.asAdmin("/v1/nothing", {});
    expect(unknown).toMatchObject({
      status: 404,
      json: { path: "$", error: "resource does not exist", code: "not-found" },
    });
    expect((await fetch(`${engine.origin}/v1/graphql?query={me}`)).status).toBe(404);
  });

  it.each([
    ["https://app.example.com", true],
    ["https://shop.example.org", true],
    ["https://example.org", false],
    ["https://app.example.com.evil.test", false],
    ["http://app.example.com", false],
  ])("tells a page of %s whether it may read: %s", async (origin, allowed) => {
    const preflight = await fetch(`${engine.origin}/v1/graphql`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(allowed ? origin : null);
  });

  it("refuses oversized headers", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(engine.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
      socket.write(`POST /v1/graphql HTTP/1.1\r\nhost: x\r\nx-pad: ${"y".repeat(20_000)}\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe("the open routes", () => {
  it("say that the engine is healthy and which version it stands in for", async () => {
    for (const path of ["/healthz", "/healthz?strict=true", "/hasura/healthz"]) {
      const response = await fetch(engine.origin + path);
      expect([response.status, await response.text()]).toEqual([200, "OK"]);
    }
    const version = await fetch(`${engine.origin}/v1/version`);
    expect(await version.json()).toEqual({ version: "v2.51.9", server_type: "ce" });
  });
});

const call = async (body: unknown): Promise<unknown> => (await engine.asAdmin("/v1/metadata", body)).json;
const run = (args: unknown): Promise<TestAnswer> => engine.asAdmin("/v2/query", { type: "run_sql", args });

describe("the admin APIs", () => {
  it("let nobody in but role admin", async () => {
    const refused = await engine.post("/v1/metadata", { type: "export_metadata", args: {} });
    expect(refused).toMatchObject({ status: 401, json: { path: "$", code: "access-denied" } });
    const asMember = await engine.asAdmin(
      "/v2/query",
      { type: "run_sql", args: { sql: "select 1" } },
      {
        "x-hasura-role": "member",
      },
    );
    expect(asMember).toMatchObject({ status: 400, json: { error: "restricted access : admin only" } });
  });

  it("export, inspect, reload and replace metadata", async () => {
    expect(await call({ type: "export_metadata", args: {} })).toEqual({ version: 3, sources: [] });
    expect(await call({ type: "export_metadata", version: 2, args: {} })).toEqual({
      resource_version: 1,
      metadata: { version: 3, sources: [] },
    });
    expect(await call({ type: "get_inconsistent_metadata", args: {} })).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    });
    expect(await call({ type: "reload_metadata", args: {} })).toEqual({ message: "success", is_consistent: true });
    const document = { version: 3, sources: [], inherited_roles: [] };
    expect(
      await call({
        type: "bulk",
        args: [
          { type: "replace_metadata", version: 2, args: { metadata: document } },
          { type: "export_metadata", args: {} },
        ],
      }),
    ).toEqual([{ is_consistent: true, inconsistent_objects: [] }, document]);
  });

  it("refuse unknown commands and inconsistent metadata, and keep the present metadata", async () => {
    const unknown = await engine.asAdmin("/v1/metadata", { type: "clear_everything", args: {} });
    expect(unknown).toMatchObject({ status: 400, json: { code: "parse-failed", path: "$" } });
    const broken = await engine.asAdmin("/v1/metadata", { type: "replace_metadata", args: { version: 2 } });
    expect(broken).toMatchObject({ status: 400, json: { internal: [{ type: "metadata" }] } });
    expect((await engine.asAdmin("/v1/graphql", { query: "{ me }" })).json).toMatchObject({ data: {} });
  });

  it("run SQL: header row, every value a text, the last statement's result", async () => {
    expect((await run({ sql: "create table t (a int, b text); insert into t values (1, null)" })).json).toEqual({
      result_type: "CommandOk",
      result: null,
    });
    expect((await run({ sql: "select 1; select a, b, true as yes from t" })).json).toEqual({
      result_type: "TuplesOk",
      result: [
        ["a", "b", "yes"],
        ["1", "NULL", "t"],
      ],
    });
    expect(await run({ sql: "insert into t values (2, 'x'); select 1/0" })).toMatchObject({
      status: 400,
      json: { code: "postgres-error", error: "query execution failed", internal: { error: { status_code: "22012" } } },
    });
    expect((await run({ sql: "select count(*) from t" })).json).toMatchObject({ result: [["count"], ["1"]] });
    expect(await run({ sql: "delete from t", read_only: true })).toMatchObject({
      json: { internal: { error: { status_code: "25006" } } },
    });
  });
});
