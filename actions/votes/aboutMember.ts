import type { Selectable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GracePeriodVotes } from "../db/schema.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import type { VoteRow } from "./votes.ts";

/** Who votes about a member: everybody else who has a seat (D124). */
export async function othersThan(tx: Tx, group: GroupRow, userId: string): Promise<string[]> {
  return (await activeMembers(tx, group.group_id)).map((member) => member.userId).filter((other) => other !== userId);
}

/** The member a vote is about, by id and alias. @throws where it is about nobody: a fault of ours */
export async function subjectOf(tx: Tx, { user_id, vote_id }: VoteRow) {
  if (user_id === null) throw new Error(`the vote ${vote_id} is about nobody`);
  const [member] = await withAliases(tx, [user_id]);
  return member!;
}

/** How a vote ended, as its news say it. */
export const countOf = ({ eligible_voters, votes_needed, yes_count }: Selectable<GracePeriodVotes>) => ({
  yes: yes_count,
  members: eligible_voters,
  needed: votes_needed,
});
