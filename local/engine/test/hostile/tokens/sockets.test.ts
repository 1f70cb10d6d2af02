import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_SECRET } from "../../startForTest.ts";
import { openGate, type Gate } from "./gate.ts";
import { good, now, signed, SKEW, USER } from "./makeToken.ts";

let gate: Gate;
beforeAll(async () => {
  gate = await openGate();
});
afterAll(() => gate.close());

describe("a websocket", () => {
  it("without a payload in its first frame is refused", async () => {
    const client = await gate.connect("graphql-transport-ws");
    client.send({ type: "connection_init" });
    expect((await client.closed).code).toBe(4403);
  });

  it("cannot become somebody else by a second connection_init", async () => {
    const client = await gate.connect("graphql-transport-ws");
    await client.init({ authorization: `Bearer ${signed(good())}` });
    client.send({ type: "connection_init", payload: { headers: { "x-hasura-admin-secret": ADMIN_SECRET } } });
    expect((await client.closed).code).toBe(4429);
    const legacy = await gate.connect("graphql-ws");
    await legacy.init({ authorization: `Bearer ${signed(good())}` });
    legacy.send({ type: "connection_init", payload: { headers: { "x-hasura-admin-secret": ADMIN_SECRET } } });
    const answer = legacy.next("data", "q");
    legacy.send({ id: "q", type: "start", payload: { query: "{ me }" } });
    expect((await answer).payload).toMatchObject({ data: { role: "member", isAdmin: false } });
    legacy.close();
  });

  it("ends with the token that opened it, in the middle of a subscription", async () => {
    const client = await gate.connect("graphql-transport-ws");
    await client.init({ authorization: `Bearer ${signed({ ...good(), exp: now() - SKEW + 2 })}` });
    const first = client.next("next", "s");
    client.send({ id: "s", type: "subscribe", payload: { query: "subscription { me }" } });
    await first;
    expect((await client.closed).code).toBe(1006);
  });

  it("ignores what a caller claims in its payload, as HTTP ignores headers", async () => {
    const client = await gate.connect("graphql-transport-ws", { "x-hasura-user-id": "other" });
    await client.init({ authorization: `Bearer ${signed(good())}`, "X-Hasura-User-Id": "another" });
    const answer = client.next("next", "q");
    client.send({ id: "q", type: "subscribe", payload: { query: "{ me }" } });
    expect((await answer).payload).toMatchObject({ data: { variables: { "x-hasura-user-id": USER } } });
    client.close();
  });
});

it("refuses a token of full length by the bound on frames, as HTTP does by the bound on headers", async () => {
  for (const bytes of [64 * 1024, 1024 * 1024]) {
    const token = signed({ ...good(), pad: "x".repeat(bytes * 0.75) });
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(gate.engine.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(text));
      socket.write(`POST /v1/graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 431 |$)/);
    gate.expectKept(token, answer);
  }
  const client = await gate.connect("graphql-transport-ws");
  client.send({
    type: "connection_init",
    payload: { headers: { authorization: `Bearer ${"x".repeat(1024 * 1024)}` } },
  });
  expect((await client.closed).code).toBe(1009);
});
