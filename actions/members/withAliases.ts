import type { Tx } from "../db/database.ts";
import type { Person } from "../facts.ts";

/** People with the names that others see, in the order in which they are given. */
export async function withAliases(tx: Tx, userIds: readonly string[]): Promise<Person[]> {
  const people = await tx
    .selectFrom("user_profiles")
    .select(["user_id", "alias"])
    .where("user_id", "in", userIds)
    .execute();
  const aliasOf = new Map(people.map(({ user_id, alias }) => [user_id, alias]));
  return userIds.map((user_id) => ({ user_id, alias: aliasOf.get(user_id)! }));
}
