import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { roomOperations } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

const NEW = "graphql-transport-ws";
const LEGACY = "graphql-ws";
const KEY = "k".repeat(32);
const CLAIMS = "https://hasura.io/jwt/claims";

let database: TestDatabase;
let engine: TestEngine;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore(roomOperations),
    env: {
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY }),
      HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: "1",
      HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: "1",
      HASURA_GRAPHQL_CORS_DOMAIN: "https://app.example.com",
    },
  });
  url = `${engine.origin.replace("http", "ws")}/v1/graphql`;
});

afterAll(async () => {
  await engine.close();
  await database.drop();
});

const token = (seconds: number): Promise<string> =>
  new SignJWT({
    [CLAIMS]: { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"], "x-hasura-user-id": "7" },
  })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(Buffer.from(KEY));

const asAdmin = { "x-hasura-admin-secret": ADMIN_SECRET };

async function ready(subprotocol: string): Promise<TestClient> {
  const client = await TestClient.open(url, subprotocol);
  await client.init(asAdmin);
  return client;
}

describe("the handshake", () => {
  it.each([
    [NEW, NEW],
    [LEGACY, LEGACY],
    ["graphql-ws, graphql-transport-ws", LEGACY],
    [undefined, ""],
  ])("of %j speaks %j", async (asked, spoken) => {
    const client = await TestClient.open(url, asked);
    expect(client.subprotocol).toBe(spoken);
    client.close();
  });

  it.each(["/v1/graphql", "/v1alpha1/graphql", "/v1beta1/relay"])("is taken on %s", async (path) => {
    const client = await TestClient.open(`${engine.origin.replace("http", "ws")}${path}`, NEW);
    await client.init(asAdmin);
    client.close();
  });

  it("is refused on other paths and for pages of other origins", async () => {
    await expect(TestClient.open(`${engine.origin.replace("http", "ws")}/healthz`, NEW)).rejects.toThrow("404");
    await expect(TestClient.open(url, NEW, { origin: "https://evil.example" })).rejects.toThrow("400");
    (await TestClient.open(url, NEW, { origin: "https://app.example.com" })).close();
  });
});

describe("opening a session", () => {
  it("acknowledges, then keeps alive: ping in the new protocol, ka in the legacy one", async () => {
    const modern = await ready(NEW);
    const keepAlive = { type: "ping", payload: { message: "keepalive" } };
    expect(await modern.next("ping")).toEqual(keepAlive);
    expect(modern.frames.slice(0, 2)).toEqual([{ type: "connection_ack" }, keepAlive]);
    modern.close();
    const legacy = await ready(LEGACY);
    await legacy.next("ka");
    expect(legacy.frames.slice(0, 2)).toEqual([{ type: "connection_ack" }, { type: "ka" }]);
    legacy.close();
  });

  it("merges the handshake's headers with the payload's, which win", async () => {
    const client = await TestClient.open(url, NEW, {
      headers: { ...asAdmin, "x-hasura-role": "member", "x-hasura-user-id": "1" },
    });
    await client.init({ "X-Hasura-User-Id": "2" });
    const answer = client.next("next", "a");
    client.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "member", user: "2" } });
    client.close();
  });

  it("needs no payload where the handshake says enough", async () => {
    const client = await TestClient.open(url, NEW, { headers: asAdmin });
    const ack = client.next("connection_ack");
    client.send({ type: "connection_init" });
    await ack;
    client.close();
  });

  it("fails by a close in the new protocol, by a frame and a close in the legacy one", async () => {
    const modern = await TestClient.open(url, NEW);
    modern.send({ type: "connection_init", payload: { headers: { "x-hasura-admin-secret": "guess" } } });
    expect(await modern.closed).toEqual({ code: 4403, reason: '{"server_error_msg":"4403: Forbidden"}' });

    const legacy = await TestClient.open(url, LEGACY);
    legacy.send({ type: "connection_init" });
    const { code, reason } = await legacy.closed;
    const message = "Missing 'Authorization' or 'Cookie' header in JWT authentication mode";
    expect(legacy.frames).toEqual([{ type: "connection_error", payload: message }]);
    expect([code, reason]).toEqual([4400, JSON.stringify({ server_error_msg: message })]);
  });

  it.each<[unknown]>([
    [{ headers: "none" }],
    [{ headers: { a: 1 } }],
    [{ headers: { a: "b\r\nx-hasura-role: admin" } }],
    [[]],
    ["text"],
  ])("refuses the payload %j", async (payload) => {
    const client = await TestClient.open(url, NEW, { headers: asAdmin });
    client.send({ type: "connection_init", payload });
    expect((await client.closed).code).toBe(4403);
  });

  it("has to happen in time", async () => {
    const [modern, legacy] = await Promise.all([TestClient.open(url, NEW), TestClient.open(url, LEGACY)]);
    const [first, second] = await Promise.all([modern.closed, legacy.closed]);
    expect([first.code, second.code]).toEqual([4408, 1011]);
  });

  it("happens once", async () => {
    const client = await ready(NEW);
    client.send({ type: "connection_init" });
    expect((await client.closed).code).toBe(4429);

    const legacy = await ready(LEGACY);
    const complaint = legacy.next("connection_error");
    legacy.send({ type: "connection_init", payload: { headers: { ...asAdmin, "x-hasura-role": "member" } } });
    await complaint;
    const answer = legacy.next("data", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "admin" } });
    legacy.close();
  });

  it("comes before the first operation", async () => {
    const modern = await TestClient.open(url, NEW);
    modern.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await modern.closed).code).toBe(4401);

    const legacy = await TestClient.open(url, LEGACY);
    const refusal = legacy.next("error", "a");
    legacy.send({ id: "a", type: "start", payload: { query: "query { role }" } });
    expect((await refusal).payload).toMatchObject({ errors: [{ extensions: { code: "start-failed" } }] });
    await legacy.init(asAdmin);
    legacy.close();
  });

  it("lets operations wait that were sent along with it", async () => {
    const client = await TestClient.open(url, NEW);
    const answer = client.next("next", "a");
    client.send({ type: "connection_init", payload: { headers: { authorization: `Bearer ${await token(60)}` } } });
    client.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "member", user: "7" } });
    client.close();
  });

  it("ends without a closing frame when the token expires", async () => {
    const client = await TestClient.open(url, NEW);
    await client.init({ authorization: `Bearer ${await token(2)}` });
    client.send({ id: "a", type: "subscribe", payload: { query: "query { slow }" } });
    expect((await client.closed).code).toBe(1006);
  });
});

describe("an operation", () => {
  it.each([
    [NEW, "subscribe", "next"],
    [LEGACY, "start", "data"],
  ])("of %s is answered and completed", async (subprotocol, start, result) => {
    const client = await ready(subprotocol);
    const complete = client.next("complete", "q");
    client.send({ id: "q", type: start, payload: { query: "query { role }" } });
    await complete;
    expect(client.frames.filter(({ id }) => id === "q")).toEqual([
      { id: "q", type: result, payload: { data: { role: "admin" } } },
      { id: "q", type: "complete" },
    ]);
    client.close();
  });

  const notFound = {
    message: "field 'foo' not found in type: 'query_root'",
    extensions: { path: "$.selectionSet.foo", code: "validation-failed" },
  };
  it.each([
    [NEW, "subscribe", [notFound]],
    [LEGACY, "start", { errors: [notFound] }],
  ])("of %s that is not valid gets an error frame and is completed", async (subprotocol, start, payload) => {
    const client = await ready(subprotocol);
    const complete = client.next("complete", "q");
    client.send({ id: "q", type: start, payload: { query: "query { foo }" } });
    await complete;
    expect(client.frames.find(({ type }) => type === "error")).toEqual({ id: "q", type: "error", payload });
    client.close();
  });

  const violation = {
    message: "Uniqueness violation.",
    extensions: { path: "$.selectionSet.fails", code: "constraint-violation" },
  };
  it.each([
    [NEW, "subscribe", { type: "error", payload: [violation] }],
    [LEGACY, "start", { type: "data", payload: { errors: [violation], data: null } }],
  ])("of %s that fails while it runs tells so", async (subprotocol, start, frame) => {
    const client = await ready(subprotocol);
    const complete = client.next("complete", "q");
    client.send({ id: "q", type: start, payload: { query: "mutation { fails }" } });
    await complete;
    expect(client.frames.find(({ id }) => id === "q")).toEqual({ id: "q", ...frame });
    client.close();
  });

  it("cannot take an id that is in use", async () => {
    const legacy = await ready(LEGACY);
    legacy.send({ id: "q", type: "start", payload: { query: "query { slow }" } });
    const refusal = legacy.next("error", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    expect((await refusal).payload).toMatchObject({
      errors: [{ message: "an operation already exists with this id: q", extensions: { code: "start-failed" } }],
    });
    // Stopped, the id is free again.
    legacy.send({ id: "q", type: "stop" });
    const answer = legacy.next("data", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    await answer;
    legacy.close();

    const modern = await ready(NEW);
    modern.send({ id: "q", type: "subscribe", payload: { query: "query { slow }" } });
    modern.send({ id: "q", type: "subscribe", payload: { query: "query { slow }" } });
    expect((await modern.closed).code).toBe(4409);
    expect(modern.frames.at(-1)).toMatchObject({
      id: "q",
      type: "error",
      payload: [{ message: "an operation already exists with this id: q", extensions: { code: "start-failed" } }],
    });
  });
});

describe("frames that make no sense", () => {
  it.each([
    "{",
    "[]",
    '{"type":"nonsense"}',
    '{"type":"subscribe","payload":{}}',
    '{"type":"subscribe","id":7}',
    "null",
  ])("close a connection of the new protocol: %s", async (frame) => {
    const client = await ready(NEW);
    client.send(frame);
    expect((await client.closed).code).toBe(4400);
  });

  it("leave a legacy connection open", async () => {
    const client = await ready(LEGACY);
    const complaint = client.next("connection_error");
    client.send("{");
    await complaint;
    const answer = client.next("data", "q");
    client.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    await answer;
    client.send({ type: "connection_terminate" });
    expect((await client.closed).code).toBe(1000);
  });

  it("are cut off beyond one megabyte", async () => {
    const client = await ready(NEW);
    client.send(JSON.stringify({ type: "ping", payload: { pad: "x".repeat(1024 * 1024) } }));
    expect((await client.closed).code).toBe(1009);
  });
});

describe("a client that does not read", () => {
  it("is cut off before its unread answers fill the memory", async () => {
    const client = await ready(NEW);
    client.pause();
    for (let at = 0; at < 200; at += 1) {
      client.send({ id: `q${at}`, type: "subscribe", payload: { query: "query { large }" } });
    }
    // One that does read is served meanwhile, and comes after all that was sent before.
    const other = await ready(NEW);
    const answer = other.next("next", "q");
    other.send({ id: "q", type: "subscribe", payload: { query: "query { role }" } });
    await answer;
    other.close();
    client.resume();
    expect((await client.closed).code).toBe(1006);
    expect(client.frames.filter(({ type }) => type === "next").length).toBeLessThan(200);
  });

  it("is given what it asked for at once, however much, when it does", async () => {
    const client = await ready(NEW);
    const last = client.next("complete", "q29");
    for (let at = 0; at < 30; at += 1) {
      client.send({ id: `q${at}`, type: "subscribe", payload: { query: "query { large }" } });
    }
    await last;
    expect(client.frames.filter(({ type }) => type === "next")).toHaveLength(30);
    client.close();
  });
});

describe("the server", () => {
  it("answers a ping with its payload", async () => {
    const client = await ready(NEW);
    const pong = client.next("pong");
    client.send({ type: "ping", payload: { n: 1 } });
    expect(await pong).toEqual({ type: "pong", payload: { n: 1 } });
    client.close();
  });

  it("asks everybody to come back when metadata changes", async () => {
    const client = await ready(NEW);
    await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect((await client.closed).code).toBe(1012);
  });
});
