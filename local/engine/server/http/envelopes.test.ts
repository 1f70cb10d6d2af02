import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCore } from "../../core/core.ts";
import { ADA, chatMetadata } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";

const KEY = "k".repeat(32);
const JWT = { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY }) };

let engine: ChatEngine;
let handler: WebhookServer;
const others: TestEngine[] = [];
beforeAll(async () => {
  handler = await startWebhookServer();
  engine = await openChatEngine({}, { ...JWT, ACTIONS_URL: handler.url });
});
afterAll(async () => {
  for (const other of others) await other.close();
  await engine.close();
  handler.close();
});

/** A further engine on the same tables. */
async function engineWith(env: Record<string, string>): Promise<TestEngine> {
  const databaseUrl = String(engine.chat.pool.options.connectionString);
  const metadata = chatMetadata();
  const other = await startForTest({
    databaseUrl,
    loadCore,
    metadata,
    env: { ...JWT, ACTIONS_URL: handler.url, ...env },
  });
  others.push(other);
  return other;
}

async function bearer(seconds: number, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const claims = { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"], "x-hasura-user-id": ADA };
  const token = await new SignJWT({ "https://hasura.io/jwt/claims": claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(Buffer.from(KEY));
  return { authorization: `Bearer ${token}`, ...headers };
}

const ada = headersOf({ role: "member", user: ADA });
const admin = headersOf({ role: "admin" });
/** A query that fails in Postgres. */
const FAILING = '{ groups(where: { group_id: { _eq: "x" } }) { slug } }';
const ENDPOINTS = ["/v1/graphql", "/v1alpha1/graphql", "/v1beta1/relay"];

describe.each(ENDPOINTS)("%s answers 200 with one error and no data", (path) => {
  const refusals: [what: string, code: string, body: unknown, headers: () => Promise<Record<string, string>>][] = [
    ["a wrong secret", "access-denied", { query: "{ a }" }, async () => ({ "x-hasura-admin-secret": "guess" })],
    ["nobody", "invalid-headers", { query: "{ a }" }, async () => ({})],
    ["a token that is over", "invalid-jwt", { query: "{ a }" }, () => bearer(-60)],
    ["a role not allowed", "access-denied", { query: "{ a }" }, () => bearer(60, { "x-hasura-role": "owner" })],
    ["no JSON", "invalid-json", "{", async () => ada],
    ["no request", "parse-failed", "7", async () => ada],
    ["an unknown field", "validation-failed", { query: "{ users { handle nope } }" }, async () => ada],
    [
      "a fault of Postgres",
      "data-exception",
      { query: 'mutation { insert_groups_one(object: { group_id: "x" }) { slug } }' },
      async () => ada,
    ],
  ];
  it.each(refusals)("%s: %s", async (_, code, body, headers) => {
    const { status, headers: answered, json } = await engine.post(path, body, await headers());
    expect([status, answered.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(json).toEqual({
      errors: [{ message: expect.any(String), extensions: { path: expect.stringMatching(/^\$/), code } }],
    });
  });
});

it("authenticates the caller before it reads the request", async () => {
  const { json } = await engine.post("/v1/graphql", "{", { "x-hasura-admin-secret": "guess" });
  expect(json).toMatchObject({ errors: [{ extensions: { code: "access-denied" } }] });
});

describe("HASURA_GRAPHQL_PRESERVE_401_ERRORS", () => {
  it("keeps 401 where Hasura has one: for wrong secrets, not for tokens or later refusals", async () => {
    const strict = await engineWith({ HASURA_GRAPHQL_PRESERVE_401_ERRORS: "true" });
    const query = { query: FAILING };
    for (const path of ENDPOINTS) {
      const status = async (body: unknown, headers: Record<string, string>) =>
        (await strict.post(path, body, headers)).status;
      expect(await status(query, { "x-hasura-admin-secret": "guess" })).toBe(401);
      expect(await status(query, await bearer(-60))).toBe(200);
      expect(await status(query, await bearer(60, { "x-hasura-role": "owner" }))).toBe(200);
      expect(await status("{", ada)).toBe(200);
      expect(await status(query, ada)).toBe(200);
    }
  });
});

describe("the internal part of an error", () => {
  const statement = { internal: { statement: expect.any(String), error: { status_code: "22P02" } } };
  const extensions = async (on: TestEngine, headers: Record<string, string>, query = FAILING) => {
    const { json } = await on.post("/v1/graphql", { query }, headers);
    return (json as { errors: [{ extensions: object }] }).errors[0].extensions;
  };

  it("is shown to role admin only", async () => {
    expect(await extensions(engine, admin)).toMatchObject(statement);
    expect(await extensions(engine, ada)).not.toHaveProperty("internal");
    expect(await extensions(engine, await bearer(60))).not.toHaveProperty("internal");
  });

  it("is shown to nobody where HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS is false", async () => {
    const silent = await engineWith({ HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: "false" });
    expect(await extensions(silent, admin)).toEqual({ path: "$", code: "data-exception" });
    const { json } = await silent.asAdmin("/v2/query", { type: "run_sql", args: { sql: "select 1/0" } });
    expect(json).not.toHaveProperty("internal");
  });

  it("is shown to everybody in dev mode, whatever else is set", async () => {
    const dev = await engineWith({ HASURA_GRAPHQL_DEV_MODE: "true", HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: "false" });
    for (const headers of [admin, ada, await bearer(60)]) {
      expect(await extensions(dev, headers)).toMatchObject(statement);
    }
  });

  it("holds the whole exchange with an action's handler", async () => {
    handler.reply = () => ({ status: 500, body: { reason: "tired" } });
    const query = 'mutation { open_group(input: { title: "Go" }) { group_id } }';
    expect(await extensions(engine, admin, query)).toMatchObject({
      code: "unexpected",
      internal: {
        request: { url: "{{ACTIONS_URL}}/open_group", body: { action: { name: "open_group" } } },
        response: { status: 500, body: { reason: "tired" } },
      },
    });
    expect(await extensions(engine, ada, query)).toEqual({ path: "$", code: "unexpected" });
  });

  it("holds nothing when the handler answered with its own error", async () => {
    handler.reply = () => ({ status: 400, body: { message: "Full", extensions: { code: "group-full" } } });
    const query = 'mutation { open_group(input: { title: "Go" }) { group_id } }';
    expect(await extensions(engine, ada, query)).toEqual({ code: "group-full" });
  });
});

describe("the admin APIs answer errors with their status and without a list", () => {
  it.each<[status: number, path: string, body: unknown, headers: Record<string, string>, error: object]>([
    [400, "/v1/metadata", "{", admin, { path: "$", code: "invalid-json" }],
    [400, "/v1/metadata", { type: "nope", args: {} }, admin, { code: "parse-failed" }],
    [
      400,
      "/v1/metadata",
      { type: "export_metadata", args: {} },
      ada,
      { path: "$", error: "restricted access : admin only", code: "access-denied" },
    ],
    [
      401,
      "/v1/metadata",
      { type: "export_metadata", args: {} },
      { "x-hasura-admin-secret": "guess" },
      { path: "$", error: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"', code: "access-denied" },
    ],
    [404, "/v1/nothing", {}, admin, { path: "$", error: "resource does not exist", code: "not-found" }],
    [500, "/v1alpha1/pg_dump", { opts: ["--no-such-option"] }, admin, { path: "$", code: "unexpected" }],
  ])("%i on %s for %j", async (status, path, body, headers, error) => {
    const answer = await engine.post(path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject(error);
    expect(Object.keys(answer.json as object).filter((key) => key !== "internal")).toEqual(["path", "error", "code"]);
  });

  it("and show admins the internal part there too", async () => {
    const { status, json } = await engine.asAdmin("/v2/query", { type: "run_sql", args: { sql: "select 1/0" } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "postgres-error", internal: { error: { status_code: "22012" } } });
  });
});

it("every answer carries the request's id, or a new one where the request has none", async () => {
  for (const path of [...ENDPOINTS, "/v1/metadata", "/healthz", "/v1/nothing", "/api/rest/nothing"]) {
    const sent = await engine.send(path, { method: "GET", headers: { "x-request-id": "abc" } });
    expect([path, sent.headers.get("x-request-id")]).toEqual([path, "abc"]);
    const made = await engine.send(path, { headers: { "x-hasura-admin-secret": ADMIN_SECRET } });
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});
