import { z } from "zod";
import { earnAchievements } from "../reputation/earnAchievements.ts";
import { eachOf } from "../crons/eachOf.ts";
import { defineEvent } from "../define.ts";

const row = z.object({ group_id: z.uuid(), cycle: z.number() });

/** A cycle that started or is complete may earn each of its members something (D139). Safe to deliver again. */
export const cycleAdvanced = defineEvent("cycle_advanced", row, async ({ new: cycle }, { db, log }) => {
  if (!cycle) return;
  const members = await db
    .selectFrom("obligations")
    .select("user_id")
    .distinct()
    .where("group_id", "=", cycle.group_id)
    .where("cycle", "=", cycle.cycle)
    .execute();
  await eachOf(members, { log, name: ({ user_id }) => ({ user_id }) }, ({ user_id }) => earnAchievements(db, user_id));
});
