import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { closeLeaveRequestOf } from "../leaving/leaveRequests.ts";
import { tell } from "../news/tell.ts";

/**
 * Makes a person an active member, never its admin (D108), and tells the circle. What else of theirs was open for
 * this group is answered by it: invitations are accepted, a request is approved. The caller holds the group's lock and has refused whatever is to
 * be refused; the count and the capacity are the database's (D120).
 */
export async function addMember(
  tx: Tx,
  group: GroupRow,
  person: { userId: string; alias: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto("group_members")
    .values({ group_id: group.group_id, user_id: person.userId, joined_at: now })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "user_id"]).doUpdateSet({ status: "active", left_at: null, joined_at: now }),
    )
    .execute();
  await tx
    .deleteFrom("group_waiting_list")
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", person.userId)
    .execute();

  await tx
    .updateTable("group_invitations")
    .set({ status: "accepted", answered_at: now })
    .where("invitation_id", "in", (open) =>
      open
        .selectFrom("open_invitations")
        .select("invitation_id")
        .where("group_id", "=", group.group_id)
        .where("user_id", "=", person.userId),
    )
    .execute();
  await tx
    .updateTable("join_requests")
    .set({ status: "approved", processed_at: now })
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", person.userId)
    .where("status", "=", "pending")
    .execute();
  // A request of an earlier membership must not end this one.
  await closeLeaveRequestOf(tx, group, person.userId, { status: "ended", now });
  const occasion = `${group.group_id}:${person.userId}:${now.getTime()}`;
  await tell(tx, "group_joined", { to: [person.userId], group, values: {}, occasion });
  const member = { user_id: person.userId, alias: person.alias };
  await tell(tx, "member_joined", { to: [group.admin_id], group, values: { member }, occasion });
}
