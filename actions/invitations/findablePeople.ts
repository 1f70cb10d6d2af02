import type { Database, Tx } from "../db/database.ts";

/**
 * The people whom somebody may find by name and invite: with an address that they proved, not suspended, and who have not
 * blocked the one who looks. Nobody finds themselves.
 */
export const findablePeople = (db: Database | Tx, lookingId: string) =>
  db
    .selectFrom("user_profiles as p")
    .where("p.user_id", "<>", lookingId)
    .where("p.email_confirmed_at", "is not", null)
    .where("p.deleted_at", "is", null)
    .where("p.suspended_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("user_blocks as b")
            .select("b.user_id")
            .whereRef("b.user_id", "=", "p.user_id")
            .where("b.blocked_user_id", "=", lookingId),
        ),
      ),
    );
