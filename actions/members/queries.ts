import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Applicant } from "../domain/joining.ts";

/**
 * What decides whether a person may be in one more group. Locks the person, so that two groups joined at the same moment
 * are counted one after the other (D3). Undefined when the account is gone or suspended.
 */
export async function lockApplicant(tx: Tx, userId: string): Promise<(Applicant & { alias: string }) | undefined> {
  const person = await tx
    .selectFrom("user_profiles")
    .select(["is_verified", "alias"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("suspended_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  // Read after the lock is held: a statement sees what was committed before it began.
  const { rows } = await sql<{
    in_arrears: boolean;
    is_disputing: boolean;
    groups: number;
    group_limit: number | null;
  }>`
    select has_arrears(${userId}::uuid) as in_arrears, private.is_disputing(${userId}::uuid) as is_disputing, counted_groups_of(${userId}::uuid) as groups,
      private.group_limit_of(${userId}::uuid) as group_limit`.execute(tx);
  const { in_arrears, is_disputing, groups, group_limit } = rows[0]!;
  return {
    alias: person.alias,
    isVerified: person.is_verified,
    isInArrears: in_arrears,
    isDisputing: is_disputing,
    groups,
    groupLimit: group_limit,
  };
}

export async function isActiveMember(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("group_members")
    .select("user_id")
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();
  return row !== undefined;
}
