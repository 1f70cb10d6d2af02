import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Records } from "../domain/achievements.ts";

/** What a person's records say of contributions and groups, as far as it is committed (D139, D140). */
export async function readRecords(tx: Tx, userId: string): Promise<Records> {
  const saved = await tx
    .selectFrom("payments")
    .select(({ fn }) => ["currency", fn.countAll().as("payments"), fn.sum("amount").as("cents")])
    .where("user_id", "=", userId)
    .where("status", "=", "completed")
    .where("given_back_at", "is", null)
    .groupBy("currency")
    .execute();
  const steps = await tx
    .selectFrom("private.contribution_steps")
    .select(["on_day", "counts", "is_quarterly"])
    .where("user_id", "=", userId)
    .$narrowType<{ on_day: string; counts: boolean; is_quarterly: boolean }>()
    .execute();
  const { rows } = await sql<{ groups: number; completed: number }>`
    select (select count(distinct group_id)::integer from obligations where user_id = ${userId}::uuid) as groups,
      completed_groups_of(${userId}::uuid) as completed`.execute(tx);
  return {
    payments: saved.reduce((sum, { payments }) => sum + Number(payments), 0),
    savedCents: new Map(saved.map(({ cents, currency }) => [currency, Number(cents)])),
    groups: rows[0]!.groups,
    completedGroups: rows[0]!.completed,
    steps: steps.map(({ counts, is_quarterly, on_day }) => ({ onDay: on_day, counts, isQuarterly: is_quarterly })),
  };
}
