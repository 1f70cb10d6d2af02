/** How many websockets and live queries one address and one person may have. */
import { afterEach, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA } from "../test/standIns.ts";

const gates: GateForTests[] = [];
const start = async (limits: object) => {
  const gate = await gateForTests({ limits });
  gates.push(gate);
  return gate;
};
afterEach(async () => {
  for (const gate of gates.splice(0)) await gate.close();
});
const as = async (gate: GateForTests) => ({
  headers: { authorization: `Bearer ${await gate.actions.tokenOf(AMINA)}` },
});

it("the websockets of an address are limited", async () => {
  const gate = await start({ socketsPerAddress: 2 });
  const [first] = await Promise.all([gate.open(), gate.open()]);
  await expect(gate.open()).rejects.toThrow("429");
  first.socket.terminate();
  await first.closed;
  await expect
    .poll(() =>
      gate.open().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

it.each(["visitors of an address", "one person's"])("the websockets of %s are limited", async (whose) => {
  const gate = await start({ visitorSocketsPerAddress: 1, socketsPerPerson: 1 });
  const init = whose === "one person's" ? await as(gate) : {};
  await (await gate.open(init)).frame("connection_ack");
  expect(await (await gate.open(init)).closed).toBe(1013);
});

it("the live queries of one websocket and of one person are limited", async () => {
  const gate = await start({ subscriptionsPerSocket: 2, subscriptionsPerPerson: 3 });
  const init = await as(gate);
  const [one, two] = await Promise.all([gate.open(init), gate.open(init)]);
  await Promise.all([one.frame("connection_ack"), two.frame("connection_ack")]);
  for (const id of ["a", "b", "c"]) one.subscribe(id);
  expect(await one.errorOf("c")).toBe("too-many-requests");
  await one.frame("next", "b");
  two.subscribe("d");
  await two.frame("next", "d");
  two.subscribe("e");
  expect(await two.errorOf("e")).toBe("too-many-requests");
  // An ended live query makes room.
  one.send({ id: "a", type: "complete" });
  one.subscribe("f");
  await one.frame("next", "f");
});

it("the frames in ten seconds are limited", async () => {
  const gate = await start({ framesInTenSeconds: 5 });
  const client = await gate.open();
  for (let n = 0; n < 5; n += 1) client.send({ type: "ping" });
  expect(await client.closed).toBe(1013);
});
