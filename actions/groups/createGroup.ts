import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { tell } from "../news/tell.ts";
import { checkedTerms, refuseFounder, termsInput } from "./groupTerms.ts";
import type { GroupRow } from "./queries.ts";
import { record } from "../record/record.ts";

export const createGroupInput = z.object({
  input: termsInput.extend({ accept_agreement: z.literal(true, "agreement-required") }),
});

/** Founds a circle: its creator is the admin and first member, and has agreed to its terms (D98, D104, D106). */
export const createGroup = defineAction("create_group", createGroupInput, ({ input }, { db, caller }) =>
  inTransaction(db, async (tx, now) => {
    const group = await insertGroup(tx, input, { userId: caller.userId, now, status: "recruiting" });
    await openGroup(tx, group, now);
    failPoint("act:create_group");
    return { success: true, group_id: group.group_id, url_slug: group.url_slug };
  }),
);

/** Writes a new circle with its first cycle and its founder. @throws AppError */
export async function insertGroup(
  tx: Tx,
  input: z.output<typeof termsInput>,
  { now, status, userId }: { userId: string; now: Date; status: "pending" | "recruiting" },
): Promise<GroupRow> {
  await refuseFounder(tx, userId);
  const { rows } = await sql<{ short_id: number }>`select nextval('groups_short_id_seq')::integer as short_id`.execute(
    tx,
  );
  const shortId = rows[0]!.short_id;
  const terms = await checkedTerms(tx, input, { userId, now, target: { shortId } });
  const group = await tx
    .insertInto("groups")
    .values({ ...terms.group, short_id: shortId, status, admin_id: userId, created_by: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("cycles")
    .values({ group_id: group.group_id, cycle: group.current_cycle, start_date: terms.startDate })
    .execute();
  await tx
    .insertInto("group_members")
    .values({ group_id: group.group_id, user_id: userId, role: "admin", joined_at: now })
    .execute();
  return group;
}

/** What belongs to the moment in which a circle opens: its founder has agreed, and is told. */
export async function openGroup(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await recordAgreement(tx, group, group.created_by, now);
  await record(tx, group, "group_founded", { by: group.created_by, values: {} });
  await tell(tx, "group_created", { to: [group.created_by], group, values: {}, occasion: group.group_id });
}
