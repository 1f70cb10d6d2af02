import { z } from "zod";
import { owedInRound } from "../contributions/standing.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { contributionState } from "../domain/contribution.ts";
import { localDate } from "../domain/cycle.ts";
import { daysHeld, type ExtensionQuestion, mayOpenExtension, movedGrace } from "../domain/extension.ts";
import { votesNeeded } from "../domain/vote.ts";
import { failPoint } from "../faults.ts";
import { readCycle } from "../groups/cycles.ts";
import { lockGroupFor, momentOf, standingIn } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { isActiveMember } from "../members/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import type { ObligationStanding } from "../obligations/standings.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { othersThan } from "../votes/aboutMember.ts";
import { openVote } from "../votes/openVote.ts";
import { setGrace } from "./grace.ts";

const input = z.object({
  group_id: z.uuid(),
  user_id: z.uuid(),
  cycle: z.int32().positive(),
  payout_round: z.int32().positive(),
});

/** A member who has not paid by the due date, or the admin for them, asks the circle for more days (D122, D127). */
export const openExtendGraceVote = defineAction(
  "open_extend_grace_vote",
  input,
  (of, { caller: { userId }, db, wakeOutbox }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "open_extend_grace_vote", { groupId: of.group_id, userId });
      const asked = await readAsked(tx, group, { userId: of.user_id, cycle: of.cycle, payoutRound: of.payout_round });
      const answer = mayOpenExtension(await extensionQuestion(tx, group, { askedBy: userId, asked }));
      if (!answer.allowed) {
        // The same person pressed before: a repeated call gets the answer of the first one.
        if (answer.code === "vote-about-this-open" && asked.vote?.created_by === userId)
          return { success: true, vote_id: asked.vote.vote_id };
        throw new AppError(answer);
      }
      const voteId = await open(tx, group, asked, { by: userId, now });
      failPoint("extensionOpen:before-commit");
      wakeOutbox();
      return { success: true, vote_id: voteId };
    }),
);

/** What somebody owes in one round, and the vote on more days for it, if there was one. */
interface Asked {
  userId: string;
  cycle: number;
  payoutRound: number;
  roundId: string;
  standing: ObligationStanding;
  vote: { vote_id: string; status: string; created_by: string | null } | undefined;
}

/** @throws AppError where there is no such round, or the member owes nothing in it (D70) */
export async function readAsked(
  tx: Tx,
  group: GroupRow,
  { cycle: number, payoutRound, userId }: { userId: string; cycle: number; payoutRound: number },
): Promise<Asked> {
  const cycle = await readCycle(tx, group.group_id, number);
  const owed = cycle && (await owedInRound(tx, cycle, { userId, payoutRound }));
  if (!owed) throw new AppError("round-not-found");
  if (!owed.standing) throw new AppError("nothing-to-extend");
  const roundId = owed.round.round_id;
  const vote = await tx
    .selectFrom("grace_period_votes")
    .select(["vote_id", "status", "created_by"])
    .where("round_id", "=", roundId)
    .where("user_id", "=", userId)
    .where("vote_type", "=", "extend_grace")
    .executeTakeFirst();
  return { userId, cycle: number, payoutRound, roundId, standing: owed.standing, vote };
}

/** What decides whether a person may ask the circle for more days now. */
export async function extensionQuestion(
  tx: Tx,
  group: GroupRow,
  { asked, askedBy }: { askedBy: string; asked: Asked },
): Promise<ExtensionQuestion> {
  const { cycle, standing, userId, vote } = asked;
  return {
    who: await standingIn(tx, group, askedBy),
    group: momentOf(group),
    isOwn: userId === askedBy,
    isMember: await isActiveMember(tx, group.group_id, userId),
    isAsked: standing.isAsked && cycle === group.current_cycle,
    state: contributionState(standing, standing.at),
    vote: vote ? (vote.status === "active" ? "open" : "over") : "none",
    voters: (await othersThan(tx, group, userId)).length,
  };
}

async function open(tx: Tx, group: GroupRow, asked: Asked, { by, now }: { by: string; now: Date }): Promise<string> {
  const { cycle, payoutRound, roundId, standing, userId } = asked;
  const hours = await readLimit(tx, "extension_vote");
  const heldDays = daysHeld(standing.graceEndsAt, { openedAt: now, hours });
  const voters = await othersThan(tx, group, userId);
  const { expiresAt, voteId } = await openVote(tx, group, {
    type: "extend_grace",
    cycle,
    voters,
    openedBy: by,
    now,
    subject: userId,
    roundId,
    graceHeldDays: heldDays,
  });
  if (heldDays > 0)
    await setGrace(
      tx,
      group.group_id,
      { cycle, round: payoutRound, userId },
      movedGrace(standing.graceEndsAt, heldDays, group.time_zone),
    );
  const [member] = await withAliases(tx, [userId]);
  const until = localDate(expiresAt, group.time_zone);
  await tell(tx, "extension_vote_opened", {
    to: voters.filter((voter) => voter !== by),
    group,
    values: {
      reason: by === userId ? "asked_by_member" : "asked_by_admin",
      member: member!,
      cycle,
      round: payoutRound,
      amount: { cents: standing.amount, currency: group.currency },
      days: await readLimit(tx, "grace_extension"),
      until,
      needed: votesNeeded(voters.length),
      members: voters.length,
    },
    occasion: voteId,
  });
  if (by !== userId)
    await tell(tx, "vote_about_you", {
      to: [userId],
      group,
      values: { reason: "extend_grace", cycle, round: payoutRound, until },
      occasion: voteId,
    });
  return voteId;
}
