import type { Selectable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Cycles } from "../db/schema.ts";
import type { GroupRow } from "./queries.ts";

/** One run of a group: planned, started or completed (D39). Whoever changes it holds the group's lock. */
export type CycleRow = Selectable<Cycles>;

/** A cycle whose terms are frozen and whose members are counted (D51, D81). */
export type StartedCycle = CycleRow & {
  started_at: Date;
  contribution_amount: number;
  round_count: number;
  locked_member_count: number;
  current_payout_round: number;
};

export function hasStarted(cycle: CycleRow): cycle is StartedCycle {
  return cycle.started_at !== null;
}

/** Whether one of the group's cycles has ever started; the current one may still be planned. */
export const hasEverStarted = ({ current_cycle, cycle_phase }: GroupRow): boolean =>
  current_cycle > 1 || cycle_phase !== "planned";

/** One cycle of a group by its number, counted from 1. */
export function readCycle(tx: Tx, groupId: string, cycle: number): Promise<CycleRow | undefined> {
  return tx
    .selectFrom("cycles")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("cycle", "=", cycle)
    .executeTakeFirst();
}

/** The cycle that is planned, running or last completed. */
export async function currentCycle(tx: Tx, group: GroupRow): Promise<CycleRow> {
  const cycle = await readCycle(tx, group.group_id, group.current_cycle);
  if (!cycle) throw new Error(`group ${group.group_id} points to a cycle that is not there`);
  return cycle;
}
