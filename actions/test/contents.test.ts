import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { contentsHash, rowCounts } from "./contents.ts";
import { buildUser } from "./factories.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1 });
  await buildUser(db);
  await sql`insert into private.support_questions (email, language, category, subject, body)
    values ('nora@example.org', 'en', 'other', 'A question', 'A question that is long enough.')`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it.each([
  ["one more row", sql`insert into support_contacts values ('support@example.com')`],
  ["one row fewer", sql`delete from auth.users`],
  ["another value in a row", sql`update user_profiles set location = 'Lisbon'`],
  ["another case of an address", sql`update private.support_questions set email = upper(email::text)`],
  ["a value less in a row", sql`update user_profiles set time_zone = null`],
  [
    "two rows that exchange a value",
    sql`update limits set value = case limit_id when 'waiting_list_max' then 3 else 20 end
    where limit_id in ('waiting_list_max', 'ask_again_after')`,
  ],
])("the hash sees %s, and nothing once it is undone", async (_, change) => {
  const before = await contentsHash(db);
  const rollback = new Error("undone");
  await db
    .transaction()
    .execute(async (tx) => {
      await change.execute(tx);
      expect(await contentsHash(tx)).not.toBe(before);
      throw rollback;
    })
    .catch((error: unknown) => expect(error).toBe(rollback));
  expect(await contentsHash(db)).toBe(before);
});

it("a row is counted in its table, and in no other", async () => {
  const before = await rowCounts(db);
  await sql`insert into support_contacts values ('support@example.com')`.execute(db);
  const more = [...(await rowCounts(db))].filter(([name, rows]) => rows !== before.get(name));
  expect(more).toEqual([["public.support_contacts", before.get("public.support_contacts")! + 1]]);
});

it("each request may write to three tables, which are left out", async () => {
  const before = await contentsHash(db);
  await sql`update private.app_clock set shift = '1 day'`.execute(db);
  expect(await contentsHash(db)).toBe(before);
});
