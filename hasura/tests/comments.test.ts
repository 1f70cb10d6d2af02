import { describe, expect, it } from "vitest";
import { ownDatabase } from "./ownDatabase.ts";

const database = ownDatabase();

const namesOf = async (query: string) =>
  (await database.client.query<{ name: string }>(query)).rows.map(({ name }) => name);
const OURS = "('public', 'private', 'auth')";

describe("a COMMENT says, for Hasura's schema and whoever reads the database,", () => {
  it("what every table and view holds", async () => {
    const silent = await namesOf(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind in ('r', 'v', 'm') and obj_description(c.oid, 'pg_class') is null order by 1`);
    expect(silent).toEqual([]);
  });

  it("what every function answers or does", async () => {
    const silent = await namesOf(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${OURS} and obj_description(p.oid, 'pg_proc') is null
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`);
    expect(silent).toEqual([]);
  });

  it("the unit of every amount of money", async () => {
    const amounts = `
      select c.oid::regclass || '.' || a.attname as name, col_description(c.oid, a.attnum) as comment
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('int4'::regtype, 'int8'::regtype) and a.attname ~ '(amount|balance|cents|fee|price|total)$'
        and c.relname <> 'badge_counts'`;
    expect((await namesOf(amounts)).length).toBeGreaterThan(20);
    expect(
      await namesOf(
        `select name from (${amounts}) x where comment is null or comment !~* 'minor unit|cents' order by 1`,
      ),
    ).toEqual([]);
  });

  it("what every other number means that is too large for a plain count", async () => {
    const silent = await namesOf(`
      select c.oid::regclass || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'int8'::regtype and col_description(c.oid, a.attnum) is null order by 1`);
    expect(silent).toEqual([]);
  });
});
