import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { roomOperations } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

const KEY = "k".repeat(32);
const asAdmin = { "x-hasura-admin-secret": ADMIN_SECRET };

let database: TestDatabase;
const engines: TestEngine[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(() => database.drop());

async function start(env: Record<string, string> = {}): Promise<TestEngine> {
  const engine = await startForTest({ databaseUrl: database.url, loadCore: fakeCore(roomOperations), env });
  engines.push(engine);
  return engine;
}

const open = ({ origin }: TestEngine, headers: Record<string, string> = {}): Promise<TestClient> =>
  TestClient.open(`${origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws", { headers });

async function roleOn(client: TestClient): Promise<unknown> {
  const answer = client.next("next", "q");
  client.send({ id: "q", type: "subscribe", payload: { query: "query { role }" } });
  return (await answer).payload;
}

describe("a token in a cookie of the handshake", () => {
  const inCookie = {
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY, header: { type: "Cookie", name: "token" } }),
  };
  async function openWithCookie(env: Record<string, string>): Promise<TestClient> {
    const engine = await start({ ...inCookie, ...env });
    const claims = { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"] };
    const token = await new SignJWT({ "https://hasura.io/jwt/claims": claims })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1m")
      .sign(Buffer.from(KEY));
    const client = await open(engine, { cookie: `token=${token}` });
    client.send({ type: "connection_init" });
    return client;
  }

  it.each([
    ["where origins are checked", {}],
    [
      "where they are not but it is told to be",
      { HASURA_GRAPHQL_DISABLE_CORS: "true", HASURA_GRAPHQL_WS_READ_COOKIE: "true" },
    ],
  ])("is read %s", async (_, env) => {
    const client = await openWithCookie(env as Record<string, string>);
    await client.next("connection_ack");
    expect(await roleOn(client)).toEqual({ data: { role: "member" } });
    client.close();
  });

  it("is not read where no origin is checked", async () => {
    const client = await openWithCookie({ HASURA_GRAPHQL_DISABLE_CORS: "true" });
    expect((await client.closed).code).toBe(4403);
  });
});

describe("a connection", () => {
  it("is asked to come back when the engine stops", async () => {
    const engine = await start();
    const client = await open(engine);
    await client.init(asAdmin);
    engines.pop();
    await engine.close();
    expect((await client.closed).code).toBe(1012);
  });

  it("outlives a change of metadata where the settings say so", async () => {
    const engine = await start({ HASURA_GRAPHQL_CLOSE_WEBSOCKETS_ON_METADATA_CHANGE: "false" });
    const client = await open(engine);
    await client.init(asAdmin);
    await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect(await roleOn(client)).toEqual({ data: { role: "admin" } });
    client.close();
  });

  it("keeps the role it was opened with", async () => {
    const client = await open(await start(), { ...asAdmin, "x-hasura-role": "member" });
    await client.init({});
    client.send({ type: "pong" });
    expect(await roleOn(client)).toMatchObject({ data: { role: "member" } });
    expect(await roleOn(client)).toMatchObject({ data: { role: "member" } });
    client.close();
  });
});
