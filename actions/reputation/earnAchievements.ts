import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { reached, type RequirementType } from "../domain/achievements.ts";
import { failPoint } from "../faults.ts";
import type { ValuesOf } from "../news/catalogue.ts";
import { tell } from "../news/tell.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { readRecords } from "./readRecords.ts";

type Earned = ValuesOf<"achievement_earned">["reason"];

/**
 * Gives a person every achievement that the records have earned, each once and for good, and tells of it (D139). Asked
 * again it finds nothing to do. Records that are not committed yet are for a later call.
 */
export async function earnAchievements(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    // One at a time for a person: of two contributions at once, the later look sees both.
    const person = await tx
      .selectFrom("user_profiles")
      .select("deleted_at")
      .where("user_id", "=", userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person || person.deleted_at !== null) return;
    for (const { achievement_id, points } of await newlyReached(tx, userId)) {
      await tx.insertInto("user_achievements").values({ user_id: userId, achievement_id, earned_at: now }).execute();
      await tell(tx, "achievement_earned", {
        to: [userId],
        values: { reason: achievement_id as Earned, points },
        occasion: `${userId}:${achievement_id}`,
      });
    }
    failPoint("earn:before-commit");
  });
}

async function newlyReached(tx: Tx, userId: string) {
  const missing = await tx
    .selectFrom("achievements as a")
    .select(["a.achievement_id", "a.points", "a.requirement_type", "a.requirement_target"])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("user_achievements as e")
            .select("e.user_id")
            .where("e.user_id", "=", userId)
            .whereRef("e.achievement_id", "=", "a.achievement_id"),
        ),
      ),
    )
    .orderBy("a.position")
    .execute();
  if (missing.length === 0) return [];
  const limits = await readLimits(tx);
  const terms = { gapDays: limit(limits, "streak_gap"), quarterlyGapDays: limit(limits, "streak_gap_quarterly") };
  const records = await readRecords(tx, userId);
  return missing.filter(
    ({ requirement_target, requirement_type }) =>
      reached(requirement_type as RequirementType, records, terms) >= requirement_target,
  );
}
