import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/**
 * The people whom somebody may find by name and invite: with an address that they proved, not suspended, and where neither
 * has blocked the other (D292). Nobody finds themselves.
 */
export const findablePeople = (db: Database | Tx, lookingId: string) =>
  db
    .selectFrom("user_profiles as p")
    .where("p.user_id", "<>", lookingId)
    .where("p.email_confirmed_at", "is not", null)
    .where("p.deleted_at", "is", null)
    .where("p.suspended_at", "is", null)
    .where(sql<boolean>`not private.are_blocked(p.user_id, ${lookingId})`);
