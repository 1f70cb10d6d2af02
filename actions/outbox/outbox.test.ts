import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestService, type TestService } from "../test/testService.ts";
import { enqueue } from "./enqueue.ts";
import { PermanentFailure } from "../jobs/worker.ts";
import { drainOutbox } from "./worker.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.services.db.deleteFrom("private.outbox").execute());

const put = (dedupeKey: string, kind = "test") =>
  enqueue(service.services.db, { kind, dedupeKey, payload: { name: dedupeKey } });
const rows = () => service.services.db.selectFrom("private.outbox").selectAll().orderBy("outbox_id").execute();
const waitIsOver = () =>
  sql`update private.outbox set next_attempt_at = now() - interval '1 second'`.execute(service.services.db);

it("does each item once, and drops a second item of one occasion", async () => {
  const done: unknown[] = [];
  for (const key of ["a", "b", "a"]) await put(key);
  const handlers = { test: async ({ payload }: { payload: unknown }) => void done.push(payload) };
  expect(await drainOutbox(service.services, handlers)).toBe(2);
  expect(await drainOutbox(service.services, handlers)).toBe(0);
  expect(done).toEqual([{ name: "a" }, { name: "b" }]);
});

it("shares the work among many workers and does nothing twice", async () => {
  const done: unknown[] = [];
  for (let at = 0; at < 60; at++) await put(`item ${at}`);
  const handlers = {
    test: async ({ outboxId }: { outboxId: number }) => {
      await sql`select pg_sleep(0.002)`.execute(service.services.db);
      done.push(outboxId);
    },
  };
  await Promise.all(Array.from({ length: 4 }, () => drainOutbox(service.services, handlers)));
  expect(done).toHaveLength(60);
  expect(new Set(done).size).toBe(60);
});

it("tries again with the same id after growing waits, until it works", async () => {
  const ids: number[] = [];
  await put("later");
  const handlers = {
    test: async ({ outboxId }: { outboxId: number }) => {
      ids.push(outboxId);
      if (ids.length < 3) throw new Error("no answer");
    },
  };
  const waits: number[] = [];
  for (let round = 0; round < 3; round++) {
    await drainOutbox(service.services, handlers);
    const [row] = await rows();
    waits.push(Math.round((row!.next_attempt_at.getTime() - Date.now()) / 1000));
    expect(await drainOutbox(service.services, handlers)).toBe(0);
    await waitIsOver();
  }
  expect(new Set(ids).size).toBe(1);
  expect(waits.slice(0, 2)).toEqual([5, 10]);
  expect((await rows())[0]).toMatchObject({
    attempts: 3,
    done_at: expect.any(Date),
    given_up_at: null,
    last_error: null,
  });
});

it("gives up at once on a permanent failure, and after a day of other failures", async () => {
  await put("refused");
  const refuse = { test: () => Promise.reject(new PermanentFailure("refused with 550")) };
  await drainOutbox(service.services, refuse);
  await put("old");
  await sql`update private.outbox set tried_since = now() - interval '25 hours' where dedupe_key = 'old'`.execute(
    service.services.db,
  );
  await drainOutbox(service.services, { test: () => Promise.reject(new Error("no answer")) });
  await put("nobody's", "unknown kind");
  await drainOutbox(service.services, {});
  for (const row of await rows()) expect(row).toMatchObject({ done_at: null, given_up_at: expect.any(Date) });
  await waitIsOver();
  expect(await drainOutbox(service.services, refuse)).toBe(0);
});

it("leaves the items of a dead worker to the others, after the wait that follows its try", async () => {
  await put("orphan");
  const done: unknown[] = [];
  const dying = new pg.Client(service.services.env.DATABASE_URL);
  await dying.connect();
  await dying.query("select pg_advisory_lock(hashtextextended('private.outbox ' || outbox_id, 0)) from private.outbox");
  const handlers = { test: async ({ payload }: { payload: unknown }) => void done.push(payload) };
  expect(await drainOutbox(service.services, handlers), "another worker holds it").toBe(0);
  await dying.end();
  await expect.poll(() => drainOutbox(service.services, handlers)).toBe(1);
  expect(done).toEqual([{ name: "orphan" }]);
});

it("does not keep other items waiting for one that fails", async () => {
  const done: unknown[] = [];
  await put("bad");
  await put("good");
  await drainOutbox(service.services, {
    test: async ({ payload }: { payload: unknown }) => {
      if ((payload as { name: string }).name === "bad") throw new Error("no");
      done.push(payload);
    },
  });
  expect(done).toEqual([{ name: "good" }]);
});
