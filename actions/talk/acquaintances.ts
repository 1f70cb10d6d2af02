import type { Database, Tx } from "../db/database.ts";
import { findablePeople } from "../invitations/findablePeople.ts";

/** The people with whom somebody may begin a conversation: who can be found, and is in one of the same groups (D180). */
export const acquaintances = (db: Database | Tx, userId: string) =>
  findablePeople(db, userId).where((eb) =>
    eb.exists(
      eb
        .selectFrom("group_members as mine")
        .innerJoin("group_members as theirs", "theirs.group_id", "mine.group_id")
        .innerJoin("groups as g", "g.group_id", "mine.group_id")
        .select("mine.group_id")
        .where("mine.user_id", "=", userId)
        .whereRef("theirs.user_id", "=", "p.user_id")
        .where("mine.status", "<>", "left")
        .where("theirs.status", "<>", "left")
        .where("g.deleted_at", "is", null),
    ),
  );
