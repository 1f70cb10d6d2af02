import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { localDate, startOfDay } from "../domain/cycle.ts";
import { currentCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";

/**
 * How many who were asked may still go on with the planned cycle, and the instant from which they may not; null where nobody
 * may (D86).
 */
export async function stillAsked(
  tx: Tx,
  group: GroupRow,
  now: Date,
): Promise<{ members: number; until: Date | null } | null> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::integer as members from group_members m where m.group_id = ${group.group_id}
      and m.status = 'completed' and private.is_asked_to_go_on(m.group_id, ${group.current_cycle}, m.user_id)`.execute(
    tx,
  );
  const { members } = rows[0]!;
  if (members === 0) return null;
  const { start_date } = await currentCycle(tx, group);
  if (isStartDayHere(group, start_date, now)) return null;
  return { members, until: start_date === null ? null : startOfDay(start_date, group.time_zone) };
}

/** Whether the day of the start has come in the group's zone: from then on nobody goes on any more (D86). */
export const isStartDayHere = ({ time_zone }: GroupRow, startDate: string | null, now: Date): boolean =>
  startDate !== null && startDate <= localDate(now, time_zone);
