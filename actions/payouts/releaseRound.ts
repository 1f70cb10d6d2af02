import type { Selectable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Rounds } from "../db/schema.ts";
import { ownSharePosting, payoutPosting } from "../domain/ledger.ts";
import { payoutAmounts, type Owed, type PayoutAmounts } from "../domain/payout.ts";
import type { GroupRow } from "../groups/queries.ts";
import { post, postedRound } from "../ledger/post.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";

export type RoundRow = Selectable<Rounds>;

interface Release {
  round: RoundRow;
  /** Minor units; zero in a settlement round. */
  ownShare: number;
  owed: readonly Owed[];
  missing: readonly Owed[];
  now: Date;
}

/**
 * Pays out one round: what was collected goes to the recipient's balance, the own share is booked as paid, and every
 * missing contribution is named (D29, D34, D35). The caller holds the group's lock and has decided that it is time.
 */
export async function releaseRound(
  tx: Tx,
  group: GroupRow,
  { missing, now, owed, ownShare, round }: Release,
): Promise<void> {
  const amounts = payoutAmounts({ ownShare, owed, missing });
  const { payout_id } = await tx
    .insertInto("payout_distributions")
    .values({
      group_id: round.group_id,
      cycle: round.cycle,
      payout_round: round.payout_round,
      recipient_id: round.recipient_id,
      status: "completed",
      gross_amount: amounts.gross,
      offset_amount: amounts.offset,
      shortfall_amount: amounts.shortfall,
      amount: amounts.cash,
      currency: group.currency,
      released_at: now,
    })
    .returning("payout_id")
    .executeTakeFirstOrThrow();
  if (missing.length > 0) {
    await tx
      .insertInto("payout_shortfalls")
      .values(missing.map(({ userId, amount }) => ({ payout_id, payer_id: userId, amount })))
      .execute();
  }
  const posted = postedRound({ ...round, currency: group.currency });
  const payout = { payoutId: payout_id, recipientId: round.recipient_id };
  if (amounts.offset > 0) await post(tx, ownSharePosting(posted, { ...payout, amount: amounts.offset }));
  if (amounts.cash + amounts.offset > 0)
    await post(tx, payoutPosting(posted, { ...payout, cash: amounts.cash, ownShare: amounts.offset }));
  // Whose settlement round brings nothing, because they had paid nothing, has been told so when they left.
  if (amounts.gross === 0) return;
  await announce(tx, group, round, { payoutId: payout_id, amounts, missing: missing.map(({ userId }) => userId) });
}

async function announce(
  tx: Tx,
  group: GroupRow,
  round: RoundRow,
  { payoutId, amounts, missing }: { payoutId: string; amounts: PayoutAmounts; missing: readonly string[] },
): Promise<void> {
  const [recipient, ...people] = await withAliases(tx, [round.recipient_id, ...missing]);
  const facts = { payout_id: payoutId, cycle: round.cycle, round: round.payout_round };
  const amount = { cents: amounts.cash, currency: group.currency };
  const missingFacts = { missing: { cents: amounts.shortfall, currency: group.currency }, people };
  await tell(tx, "payout_released", {
    to: [round.recipient_id],
    group,
    values: {
      ...facts,
      ...(people.length === 0
        ? { reason: "whole" as const, amount }
        : amounts.cash === 0
          ? { reason: "nothing" as const, ...missingFacts }
          : { reason: "short" as const, amount, ...missingFacts }),
      recipient: recipient!,
    },
    occasion: payoutId,
  });
  if (people.length === 0) return;
  await tell(tx, "contributions_missing", { group, values: { ...facts, people }, occasion: payoutId });
}
