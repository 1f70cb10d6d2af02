import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createTestDatabase } from "../../local/postgres/forTests.ts";
import { DatabaseSilent, DatabaseWatch, isDatabaseTrouble } from "./databaseWatch.ts";

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** Takes connections as the kernel does for a stopped process, and never says a word. */
async function silentDatabase(): Promise<string> {
  server = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
}

it("gives up what waits for a silent database, within five seconds", async () => {
  const watch = new DatabaseWatch(await silentDatabase());
  const began = performance.now();
  await expect(watch.whileAnswering(new Promise(() => undefined))).rejects.toThrow(DatabaseSilent);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it("leaves quick work alone, its result and its failure, although the database is silent", async () => {
  const watch = new DatabaseWatch(await silentDatabase());
  expect(await watch.whileAnswering(Promise.resolve("done"))).toBe("done");
  await expect(watch.whileAnswering(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

it("lets slow work take its time while the database answers", async () => {
  const database = await createTestDatabase({ empty: true });
  const watch = new DatabaseWatch(database.url);
  const slow = new Promise((resolve) => setTimeout(() => resolve("late"), 5_000));
  expect(await watch.whileAnswering(slow)).toBe("late");
  await database.drop();
});

it.each([
  [{ code: "25006" }, true],
  [{ code: "53100" }, true],
  [{ code: "57P03" }, true],
  [{ code: "ECONNREFUSED" }, true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("timeout exceeded when trying to connect"), true],
  [{ code: "57014" }, false],
  [{ code: "23505" }, false],
  [new Error("amount is negative"), false],
])("%o is the database's own trouble: %s", (error, expected) => expect(isDatabaseTrouble(error)).toBe(expected));
