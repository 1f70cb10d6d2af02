import type { Tx } from "../db/database.ts";
import { lastDayBefore } from "../domain/lateOpenings.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { countOf, othersThan, subjectOf } from "../votes/aboutMember.ts";
import type { VoteRow } from "../votes/votes.ts";
import { letGraceGoOn } from "./letGraceGoOn.ts";

/** The circle gives no more days: the clock of the grace goes on where it stood (D123, D127). */
export async function refuseExtension(
  tx: Tx,
  group: GroupRow,
  { now, vote }: { vote: VoteRow; now: Date },
): Promise<void> {
  const { cycle, graceEndsAt, round, userId } = await letGraceGoOn(tx, group, { vote, now });
  await tell(tx, "extension_decided", {
    to: await othersThan(tx, group, userId),
    group,
    values: { reason: "failed", member: await subjectOf(tx, vote), cycle, round, ...countOf(vote) },
    occasion: vote.vote_id,
  });
  await tell(tx, "your_vote_decided", {
    to: [userId],
    group,
    values:
      graceEndsAt > now
        ? { reason: "not_extended", cycle, round, until: lastDayBefore(graceEndsAt, group.time_zone) }
        : { reason: "not_extended_late", cycle, round },
    occasion: vote.vote_id,
  });
}
