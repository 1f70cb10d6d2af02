import type { Tx } from "../db/database.ts";
import { extendedGrace, movedGrace } from "../domain/extension.ts";
import { lastDayBefore } from "../domain/lateOpenings.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { countOf, othersThan, subjectOf } from "../votes/aboutMember.ts";
import type { VoteRow } from "../votes/votes.ts";
import { contributionOf, setGrace } from "./grace.ts";

/** The circle gives a member more days (D127). The round's payout waits for nobody because of it, and the late part is forwarded. */
export async function extendGrace(tx: Tx, group: GroupRow, { now, vote }: { vote: VoteRow; now: Date }): Promise<void> {
  const of = await contributionOf(tx, vote);
  const timeZone = group.time_zone;
  const oldEnd = of.heldDays === 0 ? of.graceEndsAt : movedGrace(of.graceEndsAt, -of.heldDays, timeZone);
  const end = extendedGrace({ oldEnd, now, days: await readLimit(tx, "grace_extension"), timeZone });
  await setGrace(tx, group.group_id, of, end);

  const member = await subjectOf(tx, vote);
  const until = lastDayBefore(end, timeZone);
  const round = { cycle: of.cycle, round: of.round };
  await tell(tx, "extension_decided", {
    to: await othersThan(tx, group, of.userId),
    group,
    values: { reason: "approved", member, ...round, until, ...countOf(vote) },
    occasion: vote.vote_id,
  });
  await tell(tx, "your_vote_decided", {
    to: [of.userId],
    group,
    values: {
      reason: "extended",
      ...round,
      amount: { cents: of.amount, currency: group.currency },
      until,
    },
    occasion: vote.vote_id,
  });
}
