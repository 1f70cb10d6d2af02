/** How many requests run at once, and that nothing runs on for clients that have gone. */
import { EventEmitter } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answered, type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA, BRUNO } from "../test/standIns.ts";
import { Bounds, poolsOf } from "./bounds.ts";
import { LIMITS } from "./limits.ts";

const SMALL = {
  atWork: { visitorsOfAddress: 2, visitors: 3, readsOfPerson: 2, changesOfPerson: 1, address: 3 },
  waiting: { each: 2, all: 100 },
};

let gate: GateForTests;
let finish: () => void;
beforeEach(async () => {
  gate = await gateForTests({ env: { TRUSTED_HOPS: "1" }, limits: { ...SMALL, waitMs: 10_000, readMs: 10_000 } });
  const finished = new Promise<void>((resolve) => (finish = resolve));
  gate.graphql.work = () => finished;
});
afterEach(async () => {
  finish();
  await gate.close();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const visit = (address: string) => gate.ask({ id: "Public" }, from(address));
const as = async (userId: string, address = "10.0.0.1") => ({
  authorization: `Bearer ${await gate.actions.tokenOf(userId)}`,
  ...from(address),
});
const codes = (answers: Answered[]) => answers.map(({ code }) => code).toSorted();

describe("requests at work at once", () => {
  it("of one address' visitors are limited, some more wait, and the next is told to come back", async () => {
    const asked = Array.from({ length: 5 }, () => visit("10.0.0.9"));
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(refused.body.errors![0]!.extensions).toEqual({
      path: "$",
      code: "too-many-requests",
      values: { retryAfter: 1 },
    });
    expect(refused.headers.get("retry-after")).toBe("1");
    finish();
    expect(codes(await Promise.all(asked))).toEqual(["data", "data", "data", "data", "too-many-requests"]);
    expect(gate.graphql.mostAtWork).toBe(2);
  });

  it("of all visitors together are limited", async () => {
    const asked = [1, 2, 3, 4].map((n) => visit(`10.0.1.${n}`));
    await expect.poll(() => gate.graphql.atWork).toBe(3);
    finish();
    expect(codes(await Promise.all(asked))).toEqual(["data", "data", "data", "data"]);
    expect(gate.graphql.mostAtWork).toBe(3);
  });

  it("of all visitors count until the answer begins, so that nobody waits for those who do not read theirs", async () => {
    const { work } = gate.graphql;
    gate.graphql.work = async (response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"data"');
      await work(response);
      response.end(":{}}");
    };
    const asked = [1, 2, 3, 4, 5].map((n) => visit(`10.0.3.${n}`));
    await expect.poll(() => gate.graphql.atWork).toBe(5);
    finish();
    expect(codes(await Promise.all(asked))).toEqual(Array.from({ length: 5 }, () => "data"));
  });

  it("of one person are limited over any number of addresses", async () => {
    const headers = await Promise.all([1, 2, 3].map((n) => as(AMINA, `10.0.2.${n}`)));
    const asked = headers.map((each) => gate.ask({ id: "Mine" }, each));
    await expect.poll(() => gate.graphql.atWork).toBe(2);
    finish();
    await Promise.all(asked);
    expect(gate.graphql.mostAtWork).toBe(2);
  });

  it("that change something are limited, and leave the same person's places for reads free (D308)", async () => {
    const hers = await as(AMINA);
    const ask = (id: string) => gate.ask({ id }, hers);
    const names = () =>
      gate.graphql.seen.map(({ body }) => (JSON.parse(body) as { operationName: string }).operationName);
    const changes = [ask("Change"), ask("Change")];
    await expect.poll(() => gate.graphql.atWork).toBe(1);
    const reads = [ask("Mine"), ask("Mine"), ask("Mine")];
    await expect.poll(() => gate.graphql.atWork).toBe(3);
    expect(names()).toEqual(["Change", "Mine", "Mine"]);
    finish();
    expect(codes(await Promise.all([...changes, ...reads]))).toEqual(Array.from({ length: 5 }, () => "data"));
    expect(gate.graphql.mostAtWork).toBe(3);
  });

  it("that read leave a person's place for a change free (D308)", async () => {
    const hers = await as(AMINA);
    const reads = [1, 2, 3].map(() => gate.ask({ id: "Mine" }, hers));
    await expect.poll(() => gate.graphql.atWork).toBe(2);
    const change = gate.ask({ id: "Change" }, hers);
    await expect.poll(() => gate.graphql.atWork).toBe(3);
    expect(gate.graphql.seen.at(-1)!.body).toContain("mutation Change");
    finish();
    expect(codes(await Promise.all([...reads, change]))).toEqual(Array.from({ length: 4 }, () => "data"));
  });

  it("of visitors do not take the place of a signed-in person at the same address", async () => {
    const visits = Array.from({ length: 4 }, () => visit("10.0.0.1"));
    await expect.poll(() => gate.graphql.atWork).toBe(2);
    const hers = gate.ask({ id: "Mine" }, await as(AMINA));
    await expect.poll(() => gate.graphql.atWork).toBe(3);
    const his = gate.ask({ id: "Mine" }, await as(BRUNO));
    await expect.poll(() => gate.graphql.atWork).toBe(4);
    finish();
    expect(codes(await Promise.all([...visits, hers, his]))).toEqual(Array.from({ length: 6 }, () => "data"));
  });

  it("that wait too long are told to come back", async () => {
    const other = await gateForTests({ limits: { ...SMALL, waitMs: 100, readMs: 10_000 } });
    other.graphql.work = () => new Promise(() => undefined);
    const asked = Array.from({ length: 3 }, () => other.ask({ id: "Public" }).catch(() => undefined));
    expect(await Promise.race(asked)).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(other.graphql.seen).toHaveLength(2);
    await other.close();
  });

  it("on one connection are limited: nobody pipelines more than a few", async () => {
    const { hostname, port } = new URL(gate.origin);
    const socket = connect(Number(port), hostname);
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    const body = JSON.stringify({ id: "Public" });
    const request = `POST /v1beta1/relay HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    socket.write(request.repeat(20));
    await closed;
    expect(gate.graphql.mostAtWork).toBeLessThanOrEqual(2);
    await expect.poll(() => gate.graphql.atWork).toBe(0);
  });
});

describe("a client that has gone", () => {
  it("keeps its place until GraphQL has finished its request, and its waiting requests never start", async () => {
    /** Waits until the server has noticed what was sent or closed before. */
    const settle = async () => {
      for (let n = 0; n < 5; n += 1) await gate.ask({ id: "unknown" }, from("10.0.0.8"));
    };
    const leave = async () => {
      const gone = new AbortController();
      const before = gate.graphql.seen.length;
      const asked = Array.from({ length: 4 }, () =>
        fetch(`${gate.origin}/v1beta1/relay`, {
          method: "POST",
          headers: { "content-type": "application/json", ...from("10.0.0.9") },
          body: JSON.stringify({ id: "Public" }),
          signal: gone.signal,
        }).catch(() => undefined),
      );
      await expect.poll(() => gate.graphql.atWork).toBe(2);
      await settle();
      gone.abort();
      await Promise.all(asked);
      await settle();
      return gate.graphql.seen.length - before;
    };
    expect(await leave()).toBe(2);
    // Asking and leaving again starts no more work.
    expect(await leave()).toBe(0);
    expect(gate.graphql.givenUp).toBe(0);
    finish();
    expect((await visit("10.0.0.9")).code).toBe("data");
    expect(gate.graphql.mostAtWork).toBe(2);
    expect(gate.graphql.seen).toHaveLength(3);
  });
});

describe("places", () => {
  const limits = { ...LIMITS, atWork: { ...LIMITS.atWork, visitorsOfAddress: 1, visitors: 1 } };
  let bounds: Bounds;
  beforeEach(() => {
    bounds = new Bounds(limits);
  });
  const enter = (network: string) =>
    bounds.enter(poolsOf({ network, userId: undefined, isChange: false }, limits), new EventEmitter());

  it("are taken in turns by callers, however many requests of one wait (D308)", async () => {
    const started: string[] = [];
    const asked = ["a1", "a2", "a3", "b1", "c1", "b2"].map(async (name) => {
      const { done } = await enter(name[0]!);
      started.push(name);
      done();
    });
    await Promise.all(asked);
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("are free for others once GraphQL has answered, and for the caller once the answer is taken", async () => {
    const unread = await enter("a");
    const other = enter("b");
    const own = enter("a");
    unread.answered();
    const { done } = await other;
    done();
    let isIn = false;
    void own.then(() => (isIn = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isIn).toBe(false);
    unread.done();
    (await own).done();
  });
});
