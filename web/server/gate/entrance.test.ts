/** Only the token and role of a browser pass the gate, over HTTP and in the first frame of a websocket. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA } from "../test/standIns.ts";

let gate: GateForTests;
let token: string;
beforeAll(async () => {
  gate = await gateForTests({ limits: { initMs: 150 } });
  token = await gate.actions.tokenOf(AMINA);
});
afterAll(() => gate.close());

const SMUGGLED = {
  "x-hasura-admin-secret": "guess",
  "X-Hasura-Admin-Secret": "guess",
  x_hasura_admin_secret: "guess",
  "x-hasura-access-key": "guess",
  "x-hasura-user-id": "7",
  "x-hasura-use-backend-only-permissions": "true",
  "x-actions-secret": "guess",
  cookie: "a=b",
};

describe("over HTTP", () => {
  it("only the token, the role and this server's own headers pass", async () => {
    gate.graphql.seen.length = 0;
    const own = { authorization: `Bearer ${token}`, "X-Hasura-Role": "group_admin", "x-request-id": "abc-1" };
    expect((await gate.ask({ id: "Mine" }, { ...SMUGGLED, ...own })).code).toBe("data");
    const { connection: _, host: __, ...headers } = gate.graphql.seen[0]!.headers;
    expect(headers).toEqual({
      authorization: `Bearer ${token}`,
      "x-hasura-role": "group_admin",
      "content-type": "application/json",
      "content-length": expect.any(String),
      "accept-encoding": "gzip",
      "x-request-id": "abc-1",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "circle.example",
    });
  });

  it("a visitor cannot name a role", async () => {
    gate.graphql.seen.length = 0;
    await gate.ask({ id: "Public" }, { "x-hasura-role": "platform_admin", ...SMUGGLED });
    expect(Object.keys(gate.graphql.seen[0]!.headers).filter((name) => /hasura|secret|cookie/.test(name))).toEqual([]);
  });

  it.each(["Basic YTpi", "Bearer", "bearer", "Bearer a b", "Bearer a.b"])(
    "refuses %j as a token",
    async (authorization) => {
      expect((await gate.ask({ id: "Mine" }, { authorization })).code).toBe("invalid-headers");
    },
  );
});

describe("in the first frame", () => {
  it("only the token and the role pass, in any letter case", async () => {
    gate.graphql.frames.length = 0;
    const headers = { AUTHORIZATION: `Bearer ${token}`, "X-HASURA-ROLE": "group_admin", ...SMUGGLED };
    const client = await gate.open({ headers, ...SMUGGLED, nested: { headers: SMUGGLED } }, SMUGGLED);
    await client.frame("connection_ack");
    expect(gate.graphql.frames).toEqual([
      {
        type: "connection_init",
        payload: { headers: { authorization: `Bearer ${token}`, "x-hasura-role": "group_admin" } },
      },
    ]);
    client.socket.terminate();
  });

  it("a visitor stays a visitor, whatever secret and role it sends", async () => {
    gate.graphql.frames.length = 0;
    const client = await gate.open({ headers: { ...SMUGGLED, "x-hasura-role": "admin" } });
    await client.frame("connection_ack");
    expect(gate.graphql.frames).toEqual([{ type: "connection_init", payload: { headers: {} } }]);
    client.socket.terminate();
  });

  it.each([
    ["an invalid token", { headers: { authorization: "Bearer a.b.c" } }],
    ["a token that comes twice", { headers: { authorization: "Bearer a.b.c", Authorization: "Bearer a.b.c" } }],
    ["a token that is not a text", { headers: { authorization: ["Bearer a.b.c"] } }],
  ])("%s closes it as Hasura does", async (_, init) => {
    expect(await (await gate.open(init)).closed).toBe(4403);
  });
});

describe("a websocket", () => {
  const ready = async () => {
    const client = await gate.open({ headers: { authorization: `Bearer ${token}` } });
    await client.frame("connection_ack");
    return client;
  };

  it("sends compiled documents by id, and brings their data", async () => {
    const client = await ready();
    gate.graphql.frames.length = 0;
    client.subscribe("a");
    expect((await client.frame("next", "a")).payload).toEqual({ data: { x: 1 } });
    expect(gate.graphql.frames).toEqual([
      { id: "a", type: "subscribe", payload: { query: "subscription Live { x }", operationName: "Live" } },
    ]);
    client.socket.terminate();
  });

  it.each([
    ["a text", { query: "subscription Live { x }" }],
    ["a document that is not live", { id: "Mine", query: "" }],
  ])("refuses %s and goes on", async (_, payload) => {
    const client = await ready();
    client.subscribe("a", payload);
    expect(await client.errorOf("a")).toBe("unknown-document");
    client.subscribe("b");
    await client.frame("next", "b");
    client.socket.terminate();
  });

  it("forwards the end of a live query from either side", async () => {
    const client = await ready();
    client.subscribe("a");
    await client.frame("next", "a");
    gate.graphql.frames.length = 0;
    client.send({ id: "a", type: "complete" });
    client.subscribe("a");
    await expect.poll(() => gate.graphql.frames.map(({ type }) => type)).toEqual(["complete", "subscribe"]);
    for (const socket of gate.graphql.sockets) socket.send('{"id":"a","type":"complete"}');
    await client.frame("complete", "a");
    client.socket.terminate();
  });

  it.each([
    ["no first frame in time", null, [], 4408],
    ["a second first frame", {}, [{ type: "connection_init" }], 4429],
    ["a query before the first frame", null, [{ id: "a", type: "subscribe", payload: {} }], 4401],
    ["a frame that is not JSON", null, ["{"], 4400],
    ["a frame of the older protocol", null, [{ id: "a", type: "start", payload: {} }], 4400],
    ["an invalid id", null, [{ id: "a b", type: "subscribe", payload: {} }], 4400],
    ["a frame of more than 256 kB", null, [JSON.stringify({ type: "ping", payload: "x".repeat(256 * 1024) })], 1009],
  ])("is closed at %s", async (_, init, frames, code) => {
    const client = await gate.open(init);
    client.socket.on("error", () => undefined);
    for (const frame of frames) client.send(frame);
    expect(await client.closed).toBe(code);
  });

  it("closes at an id that is in use", async () => {
    const client = await ready();
    client.subscribe("a");
    client.subscribe("a");
    expect(await client.closed).toBe(4409);
  });

  it("stays open after its first frame, and answers pings", async () => {
    const client = await ready();
    await new Promise((resolve) => void setTimeout(resolve, 200));
    client.send({ type: "ping" });
    await client.frame("pong");
    client.socket.terminate();
  });

  it("leaves no connection to the service open", async () => {
    const client = await ready();
    expect(gate.graphql.sockets.size).toBeGreaterThan(0);
    client.socket.terminate();
    await expect.poll(() => gate.graphql.sockets.size).toBe(0);
  });

  it("accepts only its one protocol, and from pages only our own", async () => {
    const url = `${gate.origin}/v1beta1/relay`;
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
      "sec-websocket-version": "13",
    };
    const { request } = await import("node:http");
    const status = (protocol: Record<string, string>) =>
      new Promise((resolve) => {
        request(url, { headers: { ...headers, ...protocol } }, (response) => resolve(response.statusCode)).end();
      });
    expect(await status({ "sec-websocket-protocol": "graphql-ws" })).toBe(400);
    expect(await status({})).toBe(400);
    // A page of another origin gets no line, whatever token it brings.
    const foreign = { "sec-websocket-protocol": "graphql-transport-ws", origin: "https://elsewhere.example" };
    expect(await status(foreign)).toBe(403);
    expect(await status({ ...foreign, origin: "null" })).toBe(403);
  });
});

// 60 s is what proxies in front commonly keep one. Node's own 5 s cut off who used it again at that moment.
it("a connection is kept longer than those who use it keep it (D308)", () => {
  expect(gate.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
