/** D247: actions counts a person's requests of a minute for all replicas. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA, BRUNO } from "../test/standIns.ts";
import { Leases } from "./leases.ts";

let gate: GateForTests;
beforeEach(async () => {
  const atWork = { visitorsOfAddress: 9, visitors: 9, readsOfPerson: 99, changesOfPerson: 99, address: 999 };
  gate = await gateForTests({ limits: { atWork } });
});
afterEach(() => gate.close());

const as = async (userId: string) => ({ authorization: `Bearer ${await gate.actions.tokenOf(userId)}` });
const leasesAsked = () => gate.actions.asked.filter((path) => path === "/inner/leases").length;

it("exactly as many requests pass as actions grants", async () => {
  gate.actions.left.set(AMINA, 25);
  const headers = await as(AMINA);
  const answers = await Promise.all(Array.from({ length: 60 }, () => gate.ask({ id: "Mine" }, headers)));
  expect(answers.filter(({ code }) => code === "data")).toHaveLength(25);
  const refused = answers.filter(({ code }) => code === "too-many-requests");
  expect(refused).toHaveLength(35);
  expect(refused[0]).toMatchObject({ status: 429 });
  expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(20);
  expect(gate.graphql.seen).toHaveLength(25);
});

it("a malformed request costs nothing, and visitors are not counted", async () => {
  await gate.ask({ id: "unknown" }, await as(AMINA));
  await gate.ask({ id: "Public" });
  expect(leasesAsked()).toBe(0);
});

it("actions is asked once for several requests", async () => {
  const headers = await as(AMINA);
  for (let n = 0; n < 20; n += 1) await gate.ask({ id: "Mine" }, headers);
  expect(leasesAsked()).toBe(2);
});

it("a live query counts when it starts, and its refusal tells when to come back", async () => {
  gate.actions.left.set(AMINA, 2);
  const client = await gate.open({ headers: await as(AMINA) });
  await client.frame("connection_ack");
  for (const id of ["a", "b", "c"]) client.subscribe(id);
  expect(await client.errorOf("c")).toBe("too-many-requests");
  await Promise.all([client.frame("next", "a"), client.frame("next", "b")]);
  client.socket.terminate();
});

it("another person's requests are not affected", async () => {
  gate.actions.left.set(AMINA, 0);
  expect((await gate.ask({ id: "Mine" }, await as(AMINA))).code).toBe("too-many-requests");
  expect((await gate.ask({ id: "Mine" }, await as(BRUNO))).code).toBe("data");
});

it("where actions does not answer, nobody passes uncounted", async () => {
  const headers = await as(AMINA);
  await gate.ask({ id: "Mine" }, await as(BRUNO));
  gate.actions.isWell = false;
  expect((await gate.ask({ id: "Mine" }, headers)).code).toBe("temporarily-unavailable");
});

it("whoever comes while actions is asked is asked for together (D247)", async () => {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const leases = new Leases((_, body) => {
    const { userIds } = body as { userIds: string[] };
    asked.push(userIds);
    const grants = userIds.map((userId) => ({ userId, granted: 1, forMs: 30_000 }));
    // The last of these is left out of the answer.
    return new Promise((resolve) =>
      answers.push(() => resolve({ leases: grants.filter(({ userId }) => userId !== "p249") })),
    );
  });
  const people = Array.from({ length: 250 }, (_, n) => `p${n}`);
  const taken = Promise.allSettled(people.map((userId) => leases.take(userId)));
  expect(asked.map(({ length }) => length)).toEqual([1, 1]);
  while (answers.length > 0) {
    for (const answer of answers.splice(0)) answer();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const outcomes = await taken;
  leases.close();
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 100, 100, 48]);
  expect(asked.flat()).toEqual(people);
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(people.map((userId) => userId !== "p249"));
});
