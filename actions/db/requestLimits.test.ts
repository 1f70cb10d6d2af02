import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "./database.ts";
import { returnRequest, takeRequest } from "./requestLimits.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 16 });
  await sql`insert into limits values ('burst', 5, 'per minute', 'R3'), ('slow', 2, 'per 15 minutes', 'R3'), ('pause', 60, 'seconds', 'R3')`.execute(
    db,
  );
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it("allows exactly as many as the limit, however many ask at once", async () => {
  const limit = { limit: "burst" };
  const waits = await Promise.all(Array.from({ length: 32 }, () => takeRequest(db, "burst", limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((seconds) => seconds > 0)) {
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
  }
});

it("counts each bucket for itself and starts afresh when the time is over", async () => {
  const limit = { pause: "pause" };
  expect(await takeRequest(db, "a", limit)).toBe(0);
  expect(await takeRequest(db, "b", limit)).toBe(0);
  expect(await takeRequest(db, "a", limit)).toBeGreaterThan(0);
  await sql`update private.request_limits set resets_at = now() where bucket = 'a'`.execute(db);
  expect(await takeRequest(db, "a", limit)).toBe(0);
  expect(await takeRequest(db, "a", limit)).toBeGreaterThan(0);
});

it("one that is given back can be taken again, and what was refused meanwhile counts as none", async () => {
  const limit = { limit: "burst" };
  for (let round = 0; round < 10; round++) {
    const waits = [];
    for (let at = 0; at < 7; at++) waits.push(await takeRequest(db, "returned", limit));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    for (let at = 0; at < 5; at++) await returnRequest(db, "returned", limit);
  }
  await returnRequest(db, "returned", limit);
  for (let at = 0; at < 5; at++) expect(await takeRequest(db, "returned", limit)).toBe(0);
  expect(await takeRequest(db, "returned", limit)).toBeGreaterThan(0);
});

it("does not make the wait longer for those who keep asking", async () => {
  const limit = { pause: "pause" };
  for (let at = 0; at < 10; at++) await takeRequest(db, "impatient", limit);
  await sql`update private.request_limits set resets_at = now() + interval '2 seconds' where bucket = 'impatient'`.execute(
    db,
  );
  expect(await takeRequest(db, "impatient", limit)).toBeLessThanOrEqual(2);
});

it.each([
  [{ limit: "burst" }, 5, 60],
  [{ limit: "slow" }, 2, 15 * 60],
  [{ pause: "pause" }, 1, 60],
  [{ max: 3, seconds: 20 }, 3, 20],
])("R3: %j takes number and time from its row, or tells them", async (allowance, most, seconds) => {
  const bucket = JSON.stringify(allowance);
  for (let at = 0; at < most; at++) expect(await takeRequest(db, bucket, allowance)).toBe(0);
  const wait = await takeRequest(db, bucket, allowance);
  expect(wait).toBeGreaterThan(seconds - 5);
  expect(wait).toBeLessThanOrEqual(seconds);
});

it("R3: an allowance that is no row of the catalogue is none", async () => {
  await expect(takeRequest(db, "unknown", { limit: "no_such_limit" })).rejects.toThrow();
  await sql`insert into limits values ('wide', 5, 'cents', 'R3')`.execute(db);
  await expect(takeRequest(db, "wide", { limit: "wide" })).rejects.toThrow("interval");
});
