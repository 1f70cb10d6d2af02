import { describe, expect, it } from "vitest";
import { Gate, RefreshLoop } from "./refreshLoop.ts";

/** A database that answers when it is told to. */
function fakeDatabase() {
  const asked: { batch: readonly number[]; answer: () => void }[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    refresh: (batch: readonly number[]) =>
      new Promise<void>((resolve) => {
        asked.push({ batch, answer: resolve });
        for (const check of waiting) check();
      }),
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (asked.length >= count) resolve();
        };
        waiting.push(check);
        check();
      }),
  };
}

const range = (size: number): number[] => Array.from({ length: size }, (_, index) => index);

function loopOver(size: number, places = 2, longestRestMs = 0) {
  const database = fakeDatabase();
  const members = range(size);
  const loop = new RefreshLoop<number>({
    members: () => members,
    refresh: database.refresh,
    batchSize: 10,
    gate: new Gate(places),
    longestRestMs,
  });
  return { database, loop };
}

describe("a refresh loop", () => {
  it("asks together for those who come together", async () => {
    const { database, loop } = loopOver(10);
    for (const member of [1, 2, 3, 2]) loop.request(member);
    await database.until(1);
    expect(database.asked.map(({ batch }) => batch)).toEqual([[1, 2, 3]]);
  });

  it("answers everything that is asked while a statement runs by one further statement", async () => {
    const { database, loop } = loopOver(10);
    loop.requestAll();
    await database.until(1);
    for (let times = 0; times < 5; times += 1) loop.requestAll();
    database.asked[0]!.answer();
    await database.until(2);
    expect(database.asked.map(({ batch }) => batch.length)).toEqual([10, 10]);
  });

  it("asks those who are named at once, also in the middle of a sweep of many", async () => {
    const { database, loop } = loopOver(35);
    loop.requestAll();
    await database.until(1);
    loop.request(34);
    await database.until(2);
    expect(database.asked[1]!.batch).toEqual([34]);
  });

  it("leaves nobody out of a sweep", async () => {
    const { database, loop } = loopOver(35);
    loop.requestAll();
    for (let count = 1; count <= 4; count += 1) {
      await database.until(count);
      database.asked[count - 1]!.answer();
    }
    expect(database.asked.flatMap(({ batch }) => batch)).toEqual(range(35));
  });

  it("is silent once it was stopped", async () => {
    const { database, loop } = loopOver(10);
    loop.request(1);
    loop.stop();
    loop.request(2);
    loop.requestAll();
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    expect(database.asked).toEqual([]);
  });
});

it("a gate lets no more through than it has places, even when one of them fails", async () => {
  const gate = new Gate(1);
  const failed = gate.run(() => Promise.reject(new Error("no")));
  const next = gate.run(async () => "in");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("in");
});
