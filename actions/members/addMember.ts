import { noteActivity } from "../activity/noteActivity.ts";
import { postSystemMessage } from "../chat/postSystemMessage.ts";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { notify } from "../notifications/notify.ts";

/**
 * Makes a person an active member and tells the circle. The caller holds the group's lock and has refused whatever is to
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

  const occasion = `joined:${group.group_id}:${person.userId}:${now.getTime()}`;
  await noteActivity(tx, [person.userId], {
    type: "group_joined",
    title: `You joined ${group.name}`,
    groupId: group.group_id,
    occasion,
  });
  await noteActivity(tx, [group.admin_id], {
    type: "member_joined",
    title: `${person.alias} joined ${group.name}`,
    groupId: group.group_id,
    occasion,
  });
  await notify(tx, [group.admin_id], {
    type: "member_joined",
    title: "New member",
    message: `${person.alias} joined ${group.name}.`,
    occasion,
    group,
  });
  await postSystemMessage(tx, group.group_id, `${person.alias} joined the group.`);
}
