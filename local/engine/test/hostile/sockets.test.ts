import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../wsClient.ts";
import { openTarget, expectNoSecrets, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget({
    ENGINE_MAX_SOCKET_OPERATIONS: "20",
    HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: "1",
  });
});
afterAll(() => target.close());

const MEGABYTE = 1024 * 1024;
const LIVE = "subscription { messages { body } }";

async function ready(): Promise<TestClient> {
  const client = await target.connect();
  await client.init({});
  return client;
}
const subscribe = (client: TestClient, id: string, query: unknown, variables?: unknown): void =>
  client.send({ id, type: "subscribe", payload: { query, variables } });

describe("one connection", () => {
  it("may run as many operations as the limit, and further ones once some have ended", async () => {
    const client = await ready();
    const last = client.next("next", "s19");
    for (let n = 0; n < 20; n += 1) subscribe(client, `s${n}`, LIVE);
    await last;
    const refused = client.next("error", "more");
    subscribe(client, "more", LIVE);
    expect((await refused).payload).toEqual([
      {
        message: "no more than 20 operations run on one connection",
        extensions: { path: "$", code: "start-failed" },
      },
    ]);
    client.send({ id: "s0", type: "complete" });
    const answer = client.next("next", "more");
    subscribe(client, "more", LIVE);
    await answer;
    client.close();
  });

  it("that asks for 1,000 subscriptions gets 20, and a refusal for each of the others", async () => {
    const client = await ready();
    const last = client.next("complete", "s999");
    for (let n = 0; n < 1000; n += 1) subscribe(client, `s${n}`, LIVE.replace("body", `a${n % 3}: body`));
    await last;
    expect(client.frames.filter(({ type }) => type === "error")).toHaveLength(980);
    client.close();
    await target.expectAlive();
  });

  it.each<[string, unknown, unknown?]>([
    [
      "a bomb of fragments",
      `subscription { groups { ...F0 } } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on groups { ...F${n + 1} ...F${n + 1} }`).join(" ")} fragment F30 on groups { slug }`,
    ],
    ["13 levels", `subscription { groups ${"{ members { group ".repeat(6)} { slug } ${"} }".repeat(6)} }`],
    ["two roots", "subscription { groups { slug } messages { body } }"],
    ["no query", undefined],
    ["a query that is none", { a: 1 }],
    ["a zero byte", "subscription ($s: String!) { groups(where: {slug: {_eq: $s}}) { slug } }", { s: "\0" }],
    ["a stream without a cursor", "subscription { messages_stream(batch_size: 1, cursor: []) { body } }"],
    [
      "a stream of nothing",
      "subscription { messages_stream(batch_size: -1, cursor: [{initial_value: {message_id: 0}}]) { body } }",
    ],
  ])("gets an error for %s and goes on", async (_, query, variables) => {
    const client = await ready();
    const refused = client.next("error", "q");
    subscribe(client, "q", query, variables);
    expectNoSecrets(JSON.stringify(await refused), JSON.stringify(query ?? ""));
    const answer = client.next("next", "ok");
    subscribe(client, "ok", "{ groups { slug } }");
    expect((await answer).payload).toEqual({ data: { groups: [{ slug: "chess" }] } });
    client.close();
  });

  it("that sends a value Postgres cannot read does not disturb others with the same query", async () => {
    const query = "subscription ($g: uuid!) { messages(where: {group_id: {_eq: $g}}) { body } }";
    const [good, bad] = await Promise.all([ready(), ready()]);
    const answers = [good.next("next", "a"), bad.next("next", "b")];
    subscribe(bad, "b", query, { g: "' or 1=1 --" });
    subscribe(good, "a", query, { g: "b0000000-0000-4000-8000-000000000001" });
    const [right, wrong] = await Promise.all(answers);
    expect(right?.payload).toMatchObject({ data: { messages: [{}, {}, {}] } });
    expect(wrong?.payload).toMatchObject({ errors: [{ extensions: { code: "data-exception" } }] });
    good.close();
    bad.close();
  });
});

describe("a client that never opens a session", () => {
  it("is disconnected, also a hundred of them at once, whatever they send", async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, () => target.connect()));
    for (const client of clients.slice(0, 50)) client.send({ type: "ping" });
    const closed = await Promise.all(clients.map((client) => client.closed));
    expect(new Set(closed.map(({ code }) => code))).toEqual(new Set([4408]));
    await target.expectAlive();
  });

  it("cannot make frames pile up behind the first one", async () => {
    const client = await target.connect();
    client.send({ type: "connection_init", payload: {} });
    for (let n = 0; n < 3000; n += 1) client.send({ type: "ping" });
    client.send({ type: "connection_init" });
    expect((await client.closed).code).toBeOneOf([4429, 1006]);
    await target.expectAlive();
  });
});

/** A websocket frame on the wire, masked as a client's must be unless told otherwise. */
function frame(first: number, payload: Buffer, { masked = true, length = payload.length } = {}): Buffer {
  const size = length < 126 ? Buffer.from([length]) : Buffer.alloc(9);
  if (length >= 126) {
    size[0] = 127;
    size.writeBigUInt64BE(BigInt(length), 1);
  }
  if (!masked) return Buffer.concat([Buffer.from([first]), size, payload]);
  size[0]! |= 0x80;
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(4), payload]);
}

/** Shakes hands and returns the bare socket. */
async function shake(): Promise<Socket> {
  const socket = connect(target.engine.port, "127.0.0.1");
  socket.on("error", () => undefined);
  const opened = new Promise((resolve) => socket.once("data", resolve));
  socket.write(
    "GET /v1/graphql HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n" +
      "sec-websocket-version: 13\r\nsec-websocket-protocol: graphql-transport-ws\r\n" +
      `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\nauthorization: Bearer ${await target.token()}\r\n\r\n`,
  );
  await opened;
  return socket;
}
const closedBy = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    const read: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => read.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(read).toString("latin1")));
  });

describe("frames that break the rules", () => {
  const text = Buffer.from('{"type":"ping"}');
  it.each<[string, Buffer]>([
    ["no mask", frame(0x81, text, { masked: false })],
    ["reserved bits", frame(0xf1, text)],
    ["an unknown opcode", frame(0x83, text)],
    ["a continuation of nothing", frame(0x80, text)],
    ["a text that is no UTF-8", frame(0x81, Buffer.from([0xff, 0xfe]))],
    ["a ping in pieces", frame(0x09, text)],
    ["a ping of 200 bytes", frame(0x89, Buffer.alloc(200))],
    ["a close with one byte", frame(0x88, Buffer.alloc(1))],
    ["a length of 16 MB", frame(0x81, Buffer.alloc(10), { length: 16 * MEGABYTE })],
    ["a length beyond all", frame(0x81, Buffer.alloc(10), { length: Number.MAX_SAFE_INTEGER })],
    ["one message in two beginnings", Buffer.concat([frame(0x01, text), frame(0x01, text)])],
    ["HTTP again", Buffer.from("GET / HTTP/1.1\r\nhost: x\r\n\r\n")],
  ])("end the connection and nothing else: %s", async (_, bytes) => {
    const socket = await shake();
    const closed = closedBy(socket);
    socket.write(bytes);
    expectNoSecrets(await closed);
    await target.expectAlive();
  });

  it("that are nested without end are refused", async () => {
    const client = await ready();
    client.send("[".repeat(500_000));
    expect((await client.closed).code).toBe(4400);
    await target.expectAlive();
  });

  it("of 16 MB are not kept, in one piece or in many", async () => {
    const whole = await ready();
    whole.send("x".repeat(16 * MEGABYTE));
    expect((await whole.closed).code).toBeOneOf([1009, 1006]);
    const socket = await shake();
    const closed = closedBy(socket);
    socket.write(frame(0x01, Buffer.alloc(1000, "x")));
    for (let n = 0; n < 2000; n += 1) socket.write(frame(0x00, Buffer.alloc(1000, "x")));
    await closed;
    await target.expectAlive();
  });
});

describe("a client that asks and never reads", () => {
  it("is disconnected when it floods the engine with pings", async () => {
    const socket = await shake();
    socket.write(frame(0x81, Buffer.from('{"type":"connection_init"}')));
    socket.pause();
    const flood = Buffer.concat(Array.from({ length: 2000 }, () => frame(0x89, Buffer.alloc(125))));
    const cut = new Promise<boolean>((resolve) => {
      socket.on("close", () => resolve(true));
      let sent = 0;
      const send = (): void => {
        if (socket.destroyed) return;
        if (sent > 100 * MEGABYTE) return resolve(false);
        sent += flood.length;
        socket.write(flood, () => setImmediate(send));
      };
      send();
    });
    expect(await cut).toBe(true);
    await target.expectAlive();
  });
});
