import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, inTransaction, openDatabase, type Tx } from "./database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let db: Database;
beforeEach(async () => {
  // One connection, so that all statements are on it.
  db = openDatabase(database.url, { max: 1 });
  await sql`drop table if exists said`.execute(db);
  await sql`create table said as select 'one' as word`.execute(db);
});
afterEach(() => db.destroy());

const words = (from: Database | Tx) => sql`select * from said where word = ${"one"}`.execute(from);

/** How often each statement about the table was run that the connection keeps, by its text. */
async function kept(): Promise<Record<string, number>> {
  const { rows } = await sql<{ statement: string; runs: string }>`
    select statement, generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%said%'`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ runs, statement }) => [statement, Number(runs)]));
}

it("keeps a statement under one name, however often it is asked", async () => {
  for (let nth = 0; nth < 8; nth += 1) await words(db);
  expect(await kept()).toEqual({ "select * from said where word = $1": 8 });
});

it("keeps no more than some hundred, and answers the others all the same", async () => {
  for (let nth = 0; nth < 450; nth += 1) {
    const { rows } = await sql`select ${sql.lit(nth)}::int as nth from said where word = ${"one"}`.execute(db);
    expect(rows).toEqual([{ nth }]);
  }
  expect(Object.keys(await kept()).length).toBeLessThanOrEqual(400);
});

it("answers also after the table got another column, outside of a transaction and in one", async () => {
  await words(db);
  await sql`alter table said add column by text`.execute(db);
  expect((await words(db)).rows).toEqual([{ word: "one", by: null }]);
  await sql`alter table said add column at text`.execute(db);
  expect((await inTransaction(db, (tx) => words(tx))).rows).toEqual([{ word: "one", by: null, at: null }]);
});
