import { type Database, inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { keyIdOf, seal, unseal } from "./seal.ts";

/** What a run did and left. */
export interface Resealed {
  resealed: number;
  /** Sealed with a key that is neither the old nor the new one, or spoilt: the people they belong to. */
  unreadable: string[];
}

/**
 * Seals everything of the identity store anew that is not sealed with `key` yet. Each row is one transaction, so a run that is
 * killed at any point is gone on with by the next one, and the service may write meanwhile.
 * @param key the new IDENTITY_KEY
 * @param before the one that sealed what is there
 */
export async function resealAll(db: Database, { before, key }: { before: string; key: string }): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] };
  for (let last = ""; ;) {
    const next = await nextOwner(db, last, key);
    if (next === undefined) return done;
    last = next;
    const isResealed = await resealOne(db, next, { before, key });
    if (isResealed) done.resealed += 1;
    else if (isResealed === false) done.unreadable.push(next);
    failPoint("reseal:after-row");
  }
}

/** The next person, by id, whose row another key has sealed. */
async function nextOwner(db: Database, after: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("private.identity_details")
    .select("user_id")
    .where("key_id", "!=", keyIdOf(key))
    .$if(after !== "", (rows) => rows.where("user_id", ">", after))
    .orderBy("user_id")
    .limit(1)
    .executeTakeFirst();
  return found?.user_id;
}

/** @returns false where the row cannot be read, null where somebody else has sealed or deleted it meanwhile */
function resealOne(
  db: Database,
  owner: string,
  { before, key }: { before: string; key: string },
): Promise<boolean | null> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom("private.identity_details")
      .select(["sealed", "key_id"])
      .where("user_id", "=", owner)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.key_id === keyIdOf(key)) return null;
    const text = row.key_id === keyIdOf(before) ? opened(row.sealed, before, owner) : null;
    if (text === null) return false;
    await tx
      .updateTable("private.identity_details")
      .set(seal(text, { key, owner }))
      .where("user_id", "=", owner)
      .execute();
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
