import { type RawBuilder, sql } from "kysely";
import { type Database, inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { keyIdOf, seal, unseal } from "./seal.ts";

/** What IDENTITY_KEY seals: each row for the owner that its id names. */
const STORES: readonly Store[] = [
  { table: sql.table("private.identity_details"), id: sql.ref("user_id") },
  { table: sql.table("private.apple_grants"), id: sql.ref("grant_id") },
];

interface Store {
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
}

interface Keys {
  /** The new IDENTITY_KEY. */
  key: string;
  /** The one that sealed what is there. */
  before: string;
}

/** What a run did and left. */
export interface Resealed {
  resealed: number;
  /** Sealed with a key that is neither the old nor the new one, or spoilt: the people or grants they belong to. */
  unreadable: string[];
}

/**
 * Seals everything anew that is not sealed with `key` yet. Each row is one transaction, so a run that is killed at any point is
 * gone on with by the next one, and the service may write meanwhile.
 */
export async function resealAll(db: Database, keys: Keys): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] };
  for (const store of STORES) await resealStore(db, store, keys, done);
  return done;
}

async function resealStore(db: Database, store: Store, keys: Keys, done: Resealed): Promise<void> {
  for (let last: string | null = null; ;) {
    const next = await nextOwner(db, store, last, keys.key);
    if (next === undefined) return;
    last = next;
    const isResealed = await resealOne(db, store, next, keys);
    if (isResealed) done.resealed += 1;
    else if (isResealed === false) done.unreadable.push(next);
    failPoint("reseal:after-row");
  }
}

/** The next owner, by id, whose row another key has sealed. */
async function nextOwner(
  db: Database,
  { id, table }: Store,
  after: string | null,
  key: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ owner: string }>`
    select ${id} as owner from ${table} where key_id <> ${keyIdOf(key)} and (${after}::uuid is null or ${id} > ${after}::uuid)
    order by ${id} limit 1`.execute(db);
  return rows[0]?.owner;
}

/** @returns false where the row cannot be read, null where somebody else has sealed or deleted it meanwhile */
function resealOne(db: Database, { id, table }: Store, owner: string, { before, key }: Keys): Promise<boolean | null> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ sealed: Buffer; key_id: string }>`
      select sealed, key_id from ${table} where ${id} = ${owner} for update`.execute(tx);
    const [row] = rows;
    if (!row || row.key_id === keyIdOf(key)) return null;
    const text = row.key_id === keyIdOf(before) ? opened(row.sealed, before, owner) : null;
    if (text === null) return false;
    const anew = seal(text, { key, owner });
    await sql`update ${table} set sealed = ${anew.sealed}, key_id = ${anew.key_id} where ${id} = ${owner}`.execute(tx);
    failPoint("reseal:before-commit");
    return true;
  });
}

function opened(sealed: Buffer, key: string, owner: string): string | null {
  try {
    return unseal(sealed, { key, owner });
  } catch {
    return null;
  }
}
