/** What everybody was told about a person is found by an index, however much was told (D169, D304). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it.each(["notifications", "activity_feed"])("reads no whole table of %s", async (name) => {
  const { db } = service.services;
  const { userId: reader } = await buildUser(db);
  const { userId: person } = await buildUser(db);
  const table = sql.table(name);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ${table} (user_id, kind, "values")
      select ${reader}, 'member_joined', jsonb_build_object('group', 'Queens', 'member', jsonb_build_object('user_id', case n
        when 7 then ${person}::uuid else gen_random_uuid() end, 'alias', 'Bruno')) from generate_series(1, 20000) n`.execute(
      tx,
    );
  });
  await sql`analyze ${table}`.execute(db);
  const scans = await db.transaction().execute(async (tx) => {
    await sql`select private.forget_name(${person})`.execute(tx);
    const { rows } = await sql<{ whole: number }>`
      select seq_scan::integer as whole from pg_stat_xact_user_tables where relname = ${name}`.execute(tx);
    return rows;
  });
  expect(scans).toEqual([{ whole: 0 }]);
  const { rows } = await sql<{ alias: string; told: number }>`
    select "values" -> 'member' ->> 'alias' as alias, count(*)::integer as told from ${table} group by 1 order by 1`.execute(
    db,
  );
  expect(rows).toEqual([
    { alias: "Bruno", told: 19_999 },
    { alias: "Former member", told: 1 },
  ]);
});
