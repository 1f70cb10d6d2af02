import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestClient } from "../../test/wsClient.ts";
import { asAdmin, LEGACY, NEW, startSocketServer, type SocketServer, token } from "./forTests.ts";

let server: SocketServer;
beforeAll(async () => {
  server = await startSocketServer();
});
afterAll(() => server.stop());

describe("the handshake", () => {
  it.each([
    [NEW, NEW],
    [LEGACY, LEGACY],
    ["graphql-ws, graphql-transport-ws", LEGACY],
    [undefined, ""],
  ])("of %j speaks %j", async (asked, spoken) => {
    const client = await TestClient.open(server.url, asked);
    expect(client.subprotocol).toBe(spoken);
    client.close();
  });

  it.each(["/v1/graphql", "/v1alpha1/graphql", "/v1beta1/relay"])("is taken on %s", async (path) => {
    const client = await TestClient.open(`${server.engine.origin.replace("http", "ws")}${path}`, NEW);
    await client.init(asAdmin);
    client.close();
  });

  it("is refused on other paths and for pages of other origins", async () => {
    await expect(TestClient.open(`${server.engine.origin.replace("http", "ws")}/healthz`, NEW)).rejects.toThrow("404");
    await expect(TestClient.open(server.url, NEW, { origin: "https://evil.example" })).rejects.toThrow("400");
    (await TestClient.open(server.url, NEW, { origin: "https://app.example.com" })).close();
  });
});

describe("opening a session", () => {
  it("acknowledges, then keeps alive: ping in the new protocol, ka in the legacy one", async () => {
    const modern = await server.ready(NEW);
    const keepAlive = { type: "ping", payload: { message: "keepalive" } };
    expect(await modern.next("ping")).toEqual(keepAlive);
    expect(modern.frames.slice(0, 2)).toEqual([{ type: "connection_ack" }, keepAlive]);
    modern.close();
    const legacy = await server.ready(LEGACY);
    await legacy.next("ka");
    expect(legacy.frames.slice(0, 2)).toEqual([{ type: "connection_ack" }, { type: "ka" }]);
    legacy.close();
  });

  it("merges the headers of handshake and payload; the payload's win", async () => {
    const client = await TestClient.open(server.url, NEW, {
      headers: { ...asAdmin, "x-hasura-role": "member", "x-hasura-user-id": "1" },
    });
    await client.init({ "X-Hasura-User-Id": "2" });
    const answer = client.next("next", "a");
    client.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "member", user: "2" } });
    client.close();
  });

  it("needs no payload where the handshake's headers are enough", async () => {
    const client = await TestClient.open(server.url, NEW, { headers: asAdmin });
    const ack = client.next("connection_ack");
    client.send({ type: "connection_init" });
    await ack;
    client.close();
  });

  it("fails with a close in the new protocol, with a frame and a close in the legacy one", async () => {
    const modern = await TestClient.open(server.url, NEW);
    modern.send({ type: "connection_init", payload: { headers: { "x-hasura-admin-secret": "guess" } } });
    expect(await modern.closed).toEqual({ code: 4403, reason: '{"server_error_msg":"4403: Forbidden"}' });

    const legacy = await TestClient.open(server.url, LEGACY);
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
    const client = await TestClient.open(server.url, NEW, { headers: asAdmin });
    client.send({ type: "connection_init", payload });
    expect((await client.closed).code).toBe(4403);
  });

  it("has to happen in time", async () => {
    const [modern, legacy] = await Promise.all([TestClient.open(server.url, NEW), TestClient.open(server.url, LEGACY)]);
    const [first, second] = await Promise.all([modern.closed, legacy.closed]);
    expect([first.code, second.code]).toEqual([4408, 1011]);
  });

  it("happens once", async () => {
    const client = await server.ready(NEW);
    client.send({ type: "connection_init" });
    expect((await client.closed).code).toBe(4429);

    const legacy = await server.ready(LEGACY);
    const complaint = legacy.next("connection_error");
    legacy.send({ type: "connection_init", payload: { headers: { ...asAdmin, "x-hasura-role": "member" } } });
    await complaint;
    const answer = legacy.next("data", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "admin" } });
    legacy.close();
  });

  it("must come before the first operation", async () => {
    const modern = await TestClient.open(server.url, NEW);
    modern.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await modern.closed).code).toBe(4401);

    const legacy = await TestClient.open(server.url, LEGACY);
    const refusal = legacy.next("error", "a");
    legacy.send({ id: "a", type: "start", payload: { query: "query { role }" } });
    expect((await refusal).payload).toMatchObject({ errors: [{ extensions: { code: "start-failed" } }] });
    await legacy.init(asAdmin);
    legacy.close();
  });

  it("delays operations that were sent along with it", async () => {
    const client = await TestClient.open(server.url, NEW);
    const answer = client.next("next", "a");
    client.send({ type: "connection_init", payload: { headers: { authorization: `Bearer ${await token(60)}` } } });
    client.send({ id: "a", type: "subscribe", payload: { query: "query { role }" } });
    expect((await answer).payload).toEqual({ data: { role: "member", user: "7" } });
    client.close();
  });

  it("ends without a closing frame when the token expires", async () => {
    const client = await TestClient.open(server.url, NEW);
    await client.init({ authorization: `Bearer ${await token(2)}` });
    client.send({ id: "a", type: "subscribe", payload: { query: "query { slow }" } });
    expect((await client.closed).code).toBe(1006);
  });
});
