/** Every request to GraphQL ends in time with an answer that a client can read. */
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA, listen } from "../test/standIns.ts";

let gate: GateForTests;
const TIMES = { readMs: 150, changeMs: 1000, doubtMs: 100, doubtAnswerMs: 100, takeMs: 300, connectMs: 200 };
const others: Server[] = [];
beforeEach(async () => {
  gate = await gateForTests({ limits: TIMES });
});
afterEach(async () => {
  await gate.close();
  for (const server of others.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const never = () => new Promise<void>(() => undefined);
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const amina = async (at: GateForTests = gate) => ({ authorization: `Bearer ${await at.actions.tokenOf(AMINA)}` });

it("a read without an answer in time is given up", async () => {
  gate.graphql.work = never;
  expect(await gate.ask({ id: "Public" })).toMatchObject({ status: 503, code: "temporarily-unavailable" });
  await expect.poll(() => gate.graphql.givenUp).toBe(1);
});

it("a change may take longer while its service is healthy", async () => {
  gate.graphql.work = () => pause(300);
  expect((await gate.ask({ id: "Change" }, await amina())).code).toBe("data");
  gate.graphql.work = never;
  const began = Date.now();
  expect(await gate.ask({ id: "Change" }, await amina())).toMatchObject({ status: 503, code: "outcome-unknown" });
  expect(Date.now() - began).toBeGreaterThan(900);
});

describe("a service that is stopped", () => {
  beforeEach(async () => {
    await gate.close();
    const stopped = createServer(() => undefined);
    others.push(stopped);
    gate = await gateForTests({ env: { HASURA_URL: await listen(stopped) }, limits: { ...TIMES, changeMs: 60_000 } });
  });

  it.each([
    ["Mine", "temporarily-unavailable"],
    // The service has it, and may still make it.
    ["Change", "outcome-unknown"],
  ])("gets the gate's own answer: %s", async (id, code) => {
    expect((await gate.ask({ id }, await amina())).code).toBe(code);
  });

  it("closes a websocket, to be opened again later", async () => {
    expect(await (await gate.open({ headers: await amina() })).closed).toBe(1013);
  });
});

it("a change whose service goes away at it may be made", async () => {
  gate.graphql.work = (response) => void response.destroy();
  expect((await gate.ask({ id: "Change" }, await amina())).code).toBe("outcome-unknown");
});

it("a missing service gets the gate's own answer", async () => {
  // Port 9 (discard) has nobody listening.
  const other = await gateForTests({ env: { HASURA_URL: "http://127.0.0.1:9" }, limits: TIMES });
  const answer = await other.ask({ id: "Public" }, { "x-request-id": "r-1" });
  expect(answer).toMatchObject({ status: 503, code: "temporarily-unavailable" });
  expect(answer.headers.get("x-request-id")).toBe("r-1");
  // It cannot have made a change either.
  const change = await other.ask({ id: "Change" }, { authorization: `Bearer ${await other.actions.tokenOf(AMINA)}` });
  expect(change.code).toBe("temporarily-unavailable");
  expect(await (await other.open()).closed).toBe(1013);
  await other.close();
});

it("a client that does not take its answer is cut off", async () => {
  // To make so much takes a busy machine longer than a read may: that is another test's.
  const patient = await gateForTests({ limits: { ...TIMES, readMs: 60_000 } });
  // Compressed, zeros would be taken at once.
  patient.graphql.work = (response) => void response.writeHead(200).end(randomBytes(20_000_000));
  const response = await fetch(`${patient.origin}/v1beta1/relay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: "Public" }),
  });
  await expect.poll(() => patient.graphql.givenUp).toBe(1);
  await expect(response.arrayBuffer()).rejects.toThrow();
  await patient.close();
});

it("a client of a websocket that does not read is cut off", async () => {
  const megabyte = `{"id":"a","type":"next","payload":{"data":"${"x".repeat(1_000_000)}"}}`;
  gate.graphql.onSubscribe = (socket) => {
    for (let n = 0; n < 30; n += 1) socket.send(megabyte);
  };
  const client = await gate.open({ headers: await amina() });
  await client.frame("connection_ack");
  client.subscribe("a");
  client.socket.pause();
  await expect.poll(() => gate.graphql.sockets.size).toBe(0);
  client.socket.terminate();
});

it("a service that closes a websocket closes the client's in the same way", async () => {
  const client = await gate.open();
  await client.frame("connection_ack");
  for (const socket of gate.graphql.sockets) socket.close(1012);
  expect(await client.closed).toBe(1012);
});
