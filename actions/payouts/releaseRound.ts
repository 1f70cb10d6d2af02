import type { Selectable } from "kysely";
import { noteActivity } from "../activity/noteActivity.ts";
import { postSystemMessage } from "../chat/postSystemMessage.ts";
import type { Tx } from "../db/database.ts";
import type { Rounds } from "../db/schema.ts";
import { ownSharePosting, payoutPosting } from "../domain/ledger.ts";
import { moneyText } from "../domain/money.ts";
import { payoutAmounts, type PayoutAmounts } from "../domain/payout.ts";
import type { StartedCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";
import { post, postedRound } from "../ledger/post.ts";
import { notify } from "../notifications/notify.ts";

export type RoundRow = Selectable<Rounds>;

/**
 * Pays out one round: what was collected goes to the recipient's balance, the own share is booked as paid, and every
 * missing contribution is named (D29, D34, D35). The caller holds the group's lock and has decided that it is time.
 */
export async function releaseRound(
  tx: Tx,
  group: GroupRow,
  cycle: StartedCycle,
  { round, missing, now }: { round: RoundRow; missing: readonly string[]; now: Date },
): Promise<void> {
  const amounts = payoutAmounts({
    contribution: cycle.contribution_amount,
    members: cycle.locked_member_count,
    missing: missing.length,
  });
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
      .values(missing.map((payerId) => ({ payout_id, payer_id: payerId, amount: cycle.contribution_amount })))
      .execute();
  }
  const posted = postedRound({ ...round, currency: group.currency });
  const payout = { payoutId: payout_id, recipientId: round.recipient_id };
  await post(tx, ownSharePosting(posted, { ...payout, amount: amounts.offset }));
  await post(tx, payoutPosting(posted, { ...payout, cash: amounts.cash, ownShare: amounts.offset }));
  await tell(tx, group, round, { payoutId: payout_id, amounts, missing });
}

async function tell(
  tx: Tx,
  group: GroupRow,
  round: RoundRow,
  { payoutId, amounts, missing }: { payoutId: string; amounts: PayoutAmounts; missing: readonly string[] },
): Promise<void> {
  const cash = moneyText(amounts.cash, group.currency);
  const occasion = `payout:${payoutId}`;
  await notify(tx, [round.recipient_id], {
    type: "payout",
    title: "Payout received",
    message: `${cash} from ${group.name}, round ${round.payout_round}, is in your balance.`,
    occasion,
    group,
    priority: "high",
    metadata: { payout_id: payoutId },
  });
  await noteActivity(tx, [round.recipient_id], {
    type: "payout_sent",
    title: `Payout from ${group.name}`,
    description: `Round ${round.payout_round}: ${cash}`,
    groupId: group.group_id,
    occasion,
    metadata: { amount: amounts.cash, currency: group.currency, payout_round: round.payout_round },
  });
  const people = await tx
    .selectFrom("user_profiles")
    .select(["user_id", "alias"])
    .where("user_id", "in", [round.recipient_id, ...missing])
    .execute();
  const aliasOf = new Map(people.map(({ user_id, alias }) => [user_id, alias]));
  const aliases = (userIds: readonly string[]) => userIds.map((userId) => aliasOf.get(userId)).join(", ");
  await postSystemMessage(
    tx,
    group.group_id,
    `Round ${round.payout_round}: the payout was released to ${aliases([round.recipient_id])}.`,
  );
  if (missing.length === 0) return;
  await postSystemMessage(
    tx,
    group.group_id,
    `Round ${round.payout_round}: missing contributions of ${aliases(missing)}. Each goes to the recipient when it is paid.`,
  );
}
