import type { Tx } from "../db/database.ts";
import { isCompleteOrder } from "../domain/payoutOrder.ts";
import type { StartQuestion } from "../domain/starting.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { momentOf, standingIn } from "./lockGroupFor.ts";
import { readOrder } from "./payoutAssignments.ts";
import { activeMembers, type GroupRow } from "./queries.ts";

/** What decides whether a person may start a group now. */
export async function startQuestion(tx: Tx, group: GroupRow, userId: string): Promise<StartQuestion> {
  return {
    who: await standingIn(tx, group, userId),
    // Suspended people are refused before any action runs (middleware/admitCaller.ts).
    isSuspended: false,
    group: {
      ...momentOf(group),
      manualStartEnabled: group.manual_start_enabled,
      members: group.current_members,
      minimumMembers: group.minimum_members_to_start,
      isOrderComplete: group.payout_assignment_method !== "manual" || (await hasCompleteOrder(tx, group)),
    },
    smallestCircle: limit(await readLimits(tx), "members_min"),
  };
}

async function hasCompleteOrder(tx: Tx, group: GroupRow): Promise<boolean> {
  const members = await activeMembers(tx, group.group_id);
  return isCompleteOrder(
    await readOrder(tx, group.group_id, group.current_cycle),
    members.map(({ userId }) => userId),
  );
}
