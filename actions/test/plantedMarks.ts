import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/** Words of these steer what is read, so a mark in them would break the reading instead of being read. */
const STEERING = new Set(["time_zone", "language", "chat_type", "voice_format", "format", "phase"]);
/** Whose a row is, where several columns name a person: the first of these, or else any that names one. */
const OWNERS = [
  "created_by",
  "user_id",
  "sender_id",
  "owner_id",
  "author_id",
  "actor_id",
  "voter_id",
  "inviter_id",
  "reporter_id",
];

interface Place {
  name: string;
  table: string;
  column: string;
  type: string;
  /** Columns that name people. */
  people: string[];
}

/** Every column of a text or of any values that is no key and is not made of others. */
const PLACES = sql<Place>`
  select format('%s.%s.%s', s.nspname, t.relname, c.attname) as name, format('%I.%I', s.nspname, t.relname) as table,
    c.attname as column, y.typname as type,
    array(select p.attname::text from pg_attribute p where p.attrelid = t.oid and p.attnum > 0 and not p.attisdropped
      and (p.attname = any(${sql.val(OWNERS)}::text[]) or exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
        and k.conkey = array[p.attnum] and k.confrelid in ('user_profiles'::regclass, 'auth.users'::regclass)))) as people
  from pg_attribute c join pg_class t on t.oid = c.attrelid join pg_namespace s on s.oid = t.relnamespace join pg_type y on y.oid = c.atttypid
  where s.nspname in ('public', 'private', 'auth') and t.relkind = 'r' and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    and y.typname in ('text', 'citext', 'jsonb') and t.relname <> 'limits'
    and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype in ('p', 'f') and c.attnum = any(k.conkey))
  order by 1`;

/** Where marks were written: as `schema.table.column`. */
export interface Planted {
  own: string[];
  others: string[];
}

/**
 * Writes a mark into every text that is kept: `OWN:…` in rows of one person, `OTHER:…` in all others. What a text may
 * look like does not count here, so this spoils the database for everything else.
 */
export async function plantMarks(db: Database, userId: string): Promise<Planted> {
  const planted: Planted = { own: [], others: [] };
  await db.transaction().execute(async (tx) => {
    const { rows: places } = await PLACES.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await dropChecks(tx);
    for (const place of places.filter(({ column }) => !STEERING.has(column))) {
      const { isInOthers, isInOwn } = await plantIn(tx, place, userId);
      if (isInOwn) planted.own.push(place.name);
      if (isInOthers) planted.others.push(place.name);
    }
  });
  return planted;
}

async function dropChecks(tx: Tx): Promise<void> {
  const { rows } = await sql<{ drop: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
    where contype = 'c' and conrelid <> 0 and connamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`.execute(
    tx,
  );
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
}

async function plantIn(tx: Tx, { column, name, people, table, type }: Place, userId: string) {
  const owner = name.startsWith("auth.users.") ? "id" : (OWNERS.find((known) => people.includes(known)) ?? people[0]);
  const isOwn = owner === undefined ? sql`false` : sql`${sql.ref(owner)} is not distinct from ${userId}::uuid`;
  const mark = sql`(case when ${isOwn} then 'OWN:' else 'OTHER:' end) || ${`${name}:`} || md5(random()::text)`;
  const value = type === "jsonb" ? sql`jsonb_build_object('mark', ${mark})` : mark;
  const { rows } = await sql<{ isInOwn: boolean | null; isInOthers: boolean | null }>`
    with done as (update ${sql.raw(table)} set ${sql.ref(column)} = ${value} returning ${isOwn} as is_own)
    select bool_or(is_own) as "isInOwn", bool_or(not is_own) as "isInOthers" from done`.execute(tx);
  return rows[0]!;
}

/** The columns whose marks stand in a text. */
export const marksIn = (text: string, whose: "OWN" | "OTHER"): string[] =>
  [...new Set([...text.matchAll(new RegExp(`${whose}:([\\w.]+):`, "g"))].map(([, place]) => place!))].toSorted();
