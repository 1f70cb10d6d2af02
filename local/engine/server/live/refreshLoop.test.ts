import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Gate } from "./gate.ts";
import { RefreshLoop } from "./refreshLoop.ts";

interface Person {
  n: number;
}

/** A database that answers when the test tells it to. */
function fakeDatabase() {
  const asked: { batch: readonly number[]; answer: () => void }[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    refresh: (batch: readonly Person[]) =>
      new Promise<void>((resolve) => {
        asked.push({ batch: batch.map(({ n }) => n), answer: resolve });
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

function loopOver(size: number, { batchSize = 100, longestRestMs = 0, places = 2, clock = { now: 0 } } = {}) {
  const database = fakeDatabase();
  const people = range(size).map((n): Person => ({ n }));
  const loop = new RefreshLoop<Person>({
    members: () => people,
    refresh: database.refresh,
    batchSize,
    gate: new Gate(places),
    longestRestMs,
    now: () => clock.now,
  });
  return { database, loop, request: (n: number) => loop.request(people[n]!) };
}

/** Answers each statement until so many have been asked, also the last. */
async function answerUntil(database: ReturnType<typeof fakeDatabase>, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await database.until(at + 1);
    database.asked[at]!.answer();
  }
}

afterEach(() => void vi.useRealTimers());

describe("a refresh loop", () => {
  it("asks once for members who come together", async () => {
    const { database, request } = loopOver(10);
    for (const n of [1, 2, 3, 2]) request(n);
    await database.until(1);
    expect(database.asked.map(({ batch }) => batch)).toEqual([[1, 2, 3]]);
  });

  it("answers everybody who asks while a statement runs by one further statement", async () => {
    const { database, loop } = loopOver(10);
    loop.requestAll();
    await database.until(1);
    for (let times = 0; times < 5; times += 1) loop.requestAll();
    database.asked[0]!.answer();
    await database.until(2);
    expect(database.asked.map(({ batch }) => batch.length)).toEqual([10, 10]);
  });

  it("asks a thousand by one statement where a batch is that large", async () => {
    const { database, loop } = loopOver(1000, { batchSize: 1000 });
    loop.requestAll();
    await database.until(1);
    expect(database.asked.map(({ batch }) => batch.length)).toEqual([1000]);
  });

  it("asks at once for named members, even in the middle of a sweep", async () => {
    const { database, loop, request } = loopOver(350);
    loop.requestAll();
    await database.until(1);
    request(349);
    await database.until(2);
    expect(database.asked[1]!.batch).toEqual([349]);
  });

  it("asks for named members before the others once it knows that a query is slow", async () => {
    const clock = { now: 0 };
    const { database, loop, request } = loopOver(20, { clock });
    loop.requestAll();
    await database.until(1);
    clock.now = 100;
    await answerUntil(database, 1);
    await new Promise(setImmediate);
    request(7);
    loop.requestAll();
    await answerUntil(database, 3);
    expect(database.asked.map(({ batch }) => batch)).toEqual([range(20), [7], range(20).filter((n) => n !== 7)]);
  });

  it("asks for fewer members together once it knows that a statement for all would take long", async () => {
    const clock = { now: 0 };
    const { database, loop } = loopOver(200, { batchSize: 1000, clock });
    loop.requestAll();
    await database.until(1);
    clock.now = 1000;
    await answerUntil(database, 1);
    loop.requestAll();
    await answerUntil(database, 3);
    expect(database.asked.map(({ batch }) => batch.length)).toEqual([200, 100, 100]);
  });

  it("leaves nobody out of a sweep", async () => {
    const { database, loop } = loopOver(350);
    loop.requestAll();
    await answerUntil(database, 4);
    expect(database.asked.flatMap(({ batch }) => batch)).toEqual(range(350));
  });

  it("does not sweep again those whom the same change has named", async () => {
    const { database, loop, request } = loopOver(101);
    for (let n = 0; n < 100; n += 1) request(n);
    loop.requestAll();
    await answerUntil(database, 2);
    expect(database.asked.map(({ batch }) => batch)).toEqual([range(100), [100]]);
  });

  it("sweeps again for a change that comes in the middle of a sweep", async () => {
    const { database, loop } = loopOver(200);
    loop.requestAll();
    await database.until(1);
    loop.requestAll();
    await answerUntil(database, 3);
    // The second batch went out after the change, so only the first must be asked again.
    expect(database.asked.map(({ batch }) => batch[0])).toEqual([0, 100, 0]);
    expect(database.asked[2]!.batch).toEqual(range(100));
  });

  it("looks over everybody by short statements with a rest after each, and leaves out who is asked meanwhile", async () => {
    const clock = { now: 0 };
    const { database, loop, request } = loopOver(200, { batchSize: 1000, clock, longestRestMs: 1 });
    loop.requestAll();
    await database.until(1);
    clock.now = 200;
    await answerUntil(database, 1);
    loop.lookOver();
    await database.until(2);
    expect(database.asked[1]!.batch).toEqual(range(20));
    clock.now += 20;
    database.asked[1]!.answer();
    for (let n = 20; n < 200; n += 1) request(n);
    await answerUntil(database, 3);
    expect(database.asked[2]!.batch).toEqual(range(200).slice(20));
  });

  it("hurries a look over everybody once something changes", async () => {
    const clock = { now: 0 };
    const { database, loop } = loopOver(200, { batchSize: 1000, clock, longestRestMs: 1 });
    loop.requestAll();
    await database.until(1);
    clock.now = 200;
    await answerUntil(database, 1);
    loop.lookOver();
    await database.until(2);
    loop.requestAll();
    await answerUntil(database, 4);
    // The first twenty were asked before the change, so they are asked again.
    expect(database.asked.slice(1).map(({ batch }) => batch.length)).toEqual([20, 180, 20]);
  });

  it("asks nobody more once it is stopped while a look over everybody rests", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { database, loop } = loopOver(200);
    loop.lookOver();
    await answerUntil(database, 1);
    await new Promise(setImmediate);
    expect(vi.getTimerCount()).toBe(1);
    loop.stop();
    await vi.runAllTimersAsync();
    expect(database.asked.map(({ batch }) => batch)).toEqual([range(100)]);
  });

  it("asks nobody more once it is stopped while they wait for their place", async () => {
    const { database, loop, request } = loopOver(200, { places: 1 });
    loop.requestAll();
    await database.until(1);
    request(7);
    await new Promise(setImmediate);
    loop.stop();
    database.asked[0]!.answer();
    await new Promise(setImmediate);
    expect(database.asked.map(({ batch }) => batch)).toEqual([range(100)]);
  });

  it("does nothing once it is stopped", async () => {
    const { database, loop, request } = loopOver(10);
    request(1);
    loop.stop();
    request(2);
    loop.requestAll();
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    expect(database.asked).toEqual([]);
  });
});

const happening = fc.oneof(
  fc.record({ kind: fc.constant("pass"), n: fc.oneof(fc.nat(30), fc.nat(1500)) }),
  fc.record({ kind: fc.constantFrom("change", "look"), n: fc.constant(0) }),
  fc.record({ kind: fc.constant("name"), n: fc.nat(299) }),
  fc.record({ kind: fc.constant("people"), n: fc.nat(300) }),
  fc.record({ kind: fc.constant("cost"), n: fc.constantFrom(0, 0.2, 3, 40) }),
);

it("asks everybody after whatever concerned them, in whatever order things happen, and then rests", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] });
  const places = fc.integer({ min: 1, max: 3 });
  const run = async (happened: { kind: string; n: number }[], free: number, batchSize: number) => {
    const all = range(300).map((n): Person => ({ n }));
    let here = all;
    let cost = 0.2;
    let asked = 0;
    const owed = new Set<Person>();
    const loop = new RefreshLoop<Person>({
      members: () => here,
      batchSize,
      gate: new Gate(free),
      longestRestMs: 1000,
      async refresh(batch) {
        asked += 1;
        for (const person of batch) owed.delete(person);
        await new Promise((resolve) => void setTimeout(resolve, 2 + cost * batch.length));
      },
    });
    const name = (people: readonly Person[]) => {
      for (const person of people) {
        owed.add(person);
        loop.request(person);
      }
    };
    for (const { kind, n } of happened) {
      if (kind === "pass") await vi.advanceTimersByTimeAsync(n);
      if (kind === "cost") cost = n;
      if (kind === "name") name(here.slice(n, n + 1));
      if (kind === "change" || kind === "look") {
        for (const person of here) owed.add(person);
        if (kind === "change") loop.requestAll();
        else loop.lookOver();
      }
      if (kind === "people") {
        const before = here.length;
        here = all.slice(0, n);
        for (const person of all.slice(n)) loop.forget(person);
        for (const person of all.slice(n)) owed.delete(person);
        name(here.slice(before));
      }
    }
    await vi.advanceTimersByTimeAsync(300_000);
    expect([...owed]).toEqual([]);
    const before = asked;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(before);
  };
  await fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 30 }), places, fc.constantFrom(5, 40, 1000), run), {
    numRuns: 200,
  });
});
