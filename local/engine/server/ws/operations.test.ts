import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEGACY, NEW, startSocketServer, type SocketServer } from "./forTests.ts";

let server: SocketServer;
beforeAll(async () => {
  server = await startSocketServer();
});
afterAll(() => server.stop());

describe("an operation", () => {
  it.each([
    [NEW, "subscribe", "next"],
    [LEGACY, "start", "data"],
  ])("of %s is answered and completed", async (subprotocol, start, result) => {
    const client = await server.ready(subprotocol);
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
    const client = await server.ready(subprotocol);
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
  ])("of %s that fails while it runs gets an error", async (subprotocol, start, frame) => {
    const client = await server.ready(subprotocol);
    const complete = client.next("complete", "q");
    client.send({ id: "q", type: start, payload: { query: "mutation { fails }" } });
    await complete;
    expect(client.frames.find(({ id }) => id === "q")).toEqual({ id: "q", ...frame });
    client.close();
  });

  it("cannot take an id that is in use", async () => {
    const legacy = await server.ready(LEGACY);
    legacy.send({ id: "q", type: "start", payload: { query: "query { slow }" } });
    const refusal = legacy.next("error", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    expect((await refusal).payload).toMatchObject({
      errors: [{ message: "an operation already exists with this id: q", extensions: { code: "start-failed" } }],
    });
    // Once the first one is stopped, the id is free again.
    legacy.send({ id: "q", type: "stop" });
    const answer = legacy.next("data", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "query { role }" } });
    await answer;
    legacy.close();

    const modern = await server.ready(NEW);
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
    const client = await server.ready(NEW);
    client.send(frame);
    expect((await client.closed).code).toBe(4400);
  });

  it("leave a legacy connection open", async () => {
    const client = await server.ready(LEGACY);
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
    const client = await server.ready(NEW);
    client.send(JSON.stringify({ type: "ping", payload: { pad: "x".repeat(1024 * 1024) } }));
    expect((await client.closed).code).toBe(1009);
  });
});

describe("a client that does not read", () => {
  it("is cut off before its unread answers fill the memory", async () => {
    const client = await server.ready(NEW);
    client.pause();
    for (let at = 0; at < 200; at += 1) {
      client.send({ id: `q${at}`, type: "subscribe", payload: { query: "query { large }" } });
    }
    // A client that reads is served meanwhile, after everything that was sent before.
    const other = await server.ready(NEW);
    const answer = other.next("next", "q");
    other.send({ id: "q", type: "subscribe", payload: { query: "query { role }" } });
    await answer;
    other.close();
    client.resume();
    expect((await client.closed).code).toBe(1006);
    expect(client.frames.filter(({ type }) => type === "next").length).toBeLessThan(200);
  });

  it("gets everything that it asked for, however much, once it reads", async () => {
    const client = await server.ready(NEW);
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
    const client = await server.ready(NEW);
    const pong = client.next("pong");
    client.send({ type: "ping", payload: { n: 1 } });
    expect(await pong).toEqual({ type: "pong", payload: { n: 1 } });
    client.close();
  });

  it("asks every client to reconnect when metadata changes", async () => {
    const client = await server.ready(NEW);
    await server.engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect((await client.closed).code).toBe(1012);
  });
});
