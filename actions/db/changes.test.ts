import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../local/postgres/forTests.ts";
import { type Changes, noteChanges } from "./changes.ts";
import { atOneMoment, type Database, inTransaction, openDatabase } from "./database.ts";
import { DatabaseSilent, isDatabaseTrouble } from "./databaseWatch.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  await sql`create table kept (id integer unique deferrable initially deferred)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const none = (): Changes => ({ mayBeMade: false, isGivenUp: false });
const kept = async () =>
  (await sql<{ id: number }>`select id from kept order by id`.execute(db)).rows.map(({ id }) => id);

describe("the changes of a request", () => {
  it("may be made from when their commit is sent", async () => {
    const changes = none();
    await noteChanges(changes, () =>
      inTransaction(db, async (tx) => {
        await sql`insert into kept values (1)`.execute(tx);
        expect(changes.mayBeMade).toBe(false);
      }),
    );
    expect(changes.mayBeMade).toBe(true);
    expect(await kept()).toEqual([1]);
  });

  it("are not made where the database refuses the commit", async () => {
    const changes = none();
    const twice = noteChanges(changes, () => inTransaction(db, (tx) => sql`insert into kept values (1)`.execute(tx)));
    await expect(twice).rejects.toMatchObject({ code: "23505" });
    expect(changes.mayBeMade).toBe(false);
  });

  it("are not made where the connection is lost before the commit", async () => {
    const changes = none();
    const cut = noteChanges(changes, () =>
      inTransaction(db, async (tx) => {
        await sql`insert into kept values (2)`.execute(tx);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db);
        await sql`insert into kept values (3)`.execute(tx);
      }),
    );
    await expect(cut).rejects.toSatisfy(isDatabaseTrouble);
    expect(changes.mayBeMade).toBe(false);
    expect(await kept()).toEqual([1]);
  });

  it("are not made by work that only reads, which sees one moment and can neither change nor lock anything", async () => {
    const changes = none();
    const seen = await noteChanges(changes, () =>
      atOneMoment(db, async (tx) => {
        const before = await sql`select count(*) from kept`.execute(tx);
        await sql`insert into kept values (100)`.execute(db);
        const after = await sql`select count(*) from kept`.execute(tx);
        await sql`delete from kept where id = 100`.execute(db);
        return [before.rows, after.rows];
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(changes.mayBeMade).toBe(false);
    for (const write of [sql`insert into kept values (4)`, sql`select * from kept for update`])
      await expect(atOneMoment(db, (tx) => write.execute(tx))).rejects.toMatchObject({
        code: "25006",
      });
  });

  it("may be made where the connection is lost at the commit", async () => {
    const changes = none();
    const cut = noteChanges(changes, () =>
      inTransaction(db, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db);
      }),
    );
    await expect(cut).rejects.toSatisfy(isDatabaseTrouble);
    expect(changes.mayBeMade).toBe(true);
  });

  it("are never made once it was given up and answered", async () => {
    const changes = none();
    const late = noteChanges(changes, () =>
      inTransaction(db, async (tx) => {
        await sql`insert into kept values (4)`.execute(tx);
        changes.isGivenUp = true;
      }),
    );
    await expect(late).rejects.toThrow(DatabaseSilent);
    expect(changes.mayBeMade).toBe(false);
    expect(await kept()).toEqual([1]);
  });
});
