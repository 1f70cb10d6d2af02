import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { migrate, migrateDown, readMigrations } from "../../local/postgres/migrate.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations/default");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Every object of ours, as text: tables with columns and constraints, views, functions, triggers, indexes. */
async function shape(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ object: string }>(`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private', 'auth'))
    select 'column ' || o.nspname || '.' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end as object
      from pg_class c join ours o on o.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'v', 'S')
    union all select 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid) from pg_constraint k join ours o on o.oid = k.connamespace
    union all select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join ours o on o.oid = c.relnamespace
    union all select 'trigger ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join ours o on o.oid = c.relnamespace where not tgisinternal
    union all select 'function ' || p.oid::regprocedure::text from pg_proc p join ours o on o.oid = p.pronamespace
      where not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  await client.end();
  return rows.map((row) => row.object);
}

it("go up, all the way down to nothing, and up again to the same schema", async () => {
  const all = readMigrations(MIGRATIONS).map((migration) => migration.name);
  expect(await migrate(database.url, MIGRATIONS)).toEqual(all);
  const first = await shape();
  await migrateDown(database.url, MIGRATIONS);
  expect(await shape()).toEqual([]);
  expect(await migrate(database.url, MIGRATIONS)).toEqual(all);
  expect(await shape()).toEqual(first);
});

it("can be replayed: every file of derived reads replaces what is there", async () => {
  const reads = readMigrations(MIGRATIONS).filter(({ name }) => /_reads?$/.test(name));
  expect(reads.length).toBeGreaterThan(5);
  const before = await shape();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const { up } of [...reads, ...reads]) await client.query(up);
  await client.end();
  expect(await shape()).toEqual(before);
});

it("let a column name only a currency of the catalogue (D43, D264)", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ free: string }>(`
    select format('%s.%s', a.attrelid::regclass, a.attname) as free from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and a.attname like '%currency' and not a.attisdropped
      and not exists (select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f'
        and k.conkey = array[a.attnum] and k.confrelid = 'public.currencies'::regclass)
    order by 1`);
  await client.end();
  expect(rows.map((row) => row.free)).toEqual([]);
});

it("index every foreign key, so that no check and no join walks a whole table", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ missing: string }>(`
    select k.conname as missing from pg_constraint k
    where k.contype = 'f' and k.connamespace in (select oid from pg_namespace where nspname in ('public', 'private'))
      and k.confrelid not in (select conrelid from pg_constraint p where p.contype = 'p'
        and (select attname from pg_attribute a where a.attrelid = p.conrelid and a.attnum = p.conkey[1]) in ('value', 'code'))
      and not exists (select 1 from pg_index i where i.indrelid = k.conrelid
        and (k.conkey <@ (i.indkey::int2[])[0:cardinality(k.conkey) - 1]
          -- One row at most has the columns of a unique index: no second index finds it faster.
          or i.indisunique and i.indpred is null and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ k.conkey))
    order by 1`);
  await client.end();
  expect(rows.map((row) => row.missing)).toEqual([]);
});
