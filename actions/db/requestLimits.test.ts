import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "./database.ts";
import { takeRequest } from "./requestLimits.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 16 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it("allows exactly as many as the limit, however many ask at once", async () => {
  const limit = { max: 5, seconds: 60 };
  const waits = await Promise.all(Array.from({ length: 32 }, () => takeRequest(db, "burst", limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((seconds) => seconds > 0)) {
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
  }
});

it("counts each bucket for itself and starts afresh when the time is over", async () => {
  const limit = { max: 1, seconds: 60 };
  expect(await takeRequest(db, "a", limit)).toBe(0);
  expect(await takeRequest(db, "b", limit)).toBe(0);
  expect(await takeRequest(db, "a", limit)).toBeGreaterThan(0);
  await sql`update private.request_limits set resets_at = now() where bucket = 'a'`.execute(db);
  expect(await takeRequest(db, "a", limit)).toBe(0);
  expect(await takeRequest(db, "a", limit)).toBeGreaterThan(0);
});

it("does not make the wait longer for those who keep asking", async () => {
  const limit = { max: 1, seconds: 60 };
  for (let at = 0; at < 10; at++) await takeRequest(db, "impatient", limit);
  await sql`update private.request_limits set resets_at = now() + interval '2 seconds' where bucket = 'impatient'`.execute(
    db,
  );
  expect(await takeRequest(db, "impatient", limit)).toBeLessThanOrEqual(2);
});
