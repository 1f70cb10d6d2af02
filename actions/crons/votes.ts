import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { isVoteType } from "../domain/vote.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { closeIfDecided } from "../votes/closeVote.ts";
import { readVote } from "../votes/votes.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";

/**
 * Closes the votes whose time is over, and those that cannot pass any more because voters have left, and applies their outcome
 * (D126). Those of a frozen group wait (D263).
 */
export const votes = defineCron("votes", async (context) => {
  const { rows } = await sql<{ vote_id: string; group_id: string; vote_type: string }>`
    select v.vote_id, v.group_id, v.vote_type from grace_period_votes v join groups g using (group_id)
    where v.status = 'active' and (v.expires_at <= app_now() or v.eligible_voters - v.no_count - private.voters_gone(v) < v.votes_needed)
      and g.frozen_at is null and g.deleted_at is null`.execute(context.db);
  const due = rows.filter(({ vote_type }) => isVoteType(vote_type));
  await eachOf(untilNextTick(due), { log: context.log, name: ({ vote_id }) => ({ vote_id }) }, (vote) =>
    close(context, vote),
  );
});

async function close({ db }: Services, { group_id, vote_id }: { group_id: string; vote_id: string }): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, group_id);
    if (!group || group.frozen_at !== null) return;
    const vote = await readVote(tx, vote_id);
    if (vote) await closeIfDecided(tx, group, vote, now);
    failPoint("voteClose:before-commit");
  });
}
