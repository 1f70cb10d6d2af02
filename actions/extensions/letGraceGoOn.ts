import type { Tx } from "../db/database.ts";
import { graceGoingOn } from "../domain/extension.ts";
import type { GroupRow } from "../groups/queries.ts";
import type { VoteRow } from "../votes/votes.ts";
import { contributionOf, type ExtendedContribution, setGrace } from "./grace.ts";

/**
 * The clock of a grace goes on, because the vote on it is over without an extension (D123). The caller holds the group's lock.
 * @returns the contribution, with the end that its grace has now
 */
export async function letGraceGoOn(
  tx: Tx,
  group: GroupRow,
  { now, vote }: { vote: VoteRow; now: Date },
): Promise<ExtendedContribution> {
  const of = await contributionOf(tx, vote);
  const graceEndsAt = graceGoingOn({
    graceEndsAt: of.graceEndsAt,
    heldDays: of.heldDays,
    expiresAt: vote.expires_at,
    now,
    timeZone: group.time_zone,
  });
  await setGrace(tx, group.group_id, of, graceEndsAt);
  return { ...of, graceEndsAt };
}
