import type { Tx } from "../db/database.ts";
import type { StartedCycle } from "../groups/cycles.ts";
import { failPoint } from "../faults.ts";

/**
 * Writes down that a member leaves the running cycle: because the admin granted the request, or because the group decided
 * it (D113, D114). The caller holds the group's lock, has refused whatever is to be refused, and brings the group to its
 * present state afterwards, which makes it effective when it is time.
 */
export async function agreeExit(
  tx: Tx,
  cycle: StartedCycle,
  { leaveRequestId, now, userId }: { userId: string; leaveRequestId: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto("exits")
    .values({
      group_id: cycle.group_id,
      cycle: cycle.cycle,
      user_id: userId,
      leave_request_id: leaveRequestId,
      agreed_in_round: cycle.current_payout_round,
      agreed_at: now,
    })
    .execute();
  failPoint("exit:agreed");
}
