import { sql } from "kysely";
import { isTakenBack } from "../contributions/takenBack.ts";
import type { Tx } from "../db/database.ts";
import { lateForwardingPosting } from "../domain/ledger.ts";
import type { GroupRow } from "../groups/queries.ts";
import { post, postedRound } from "../ledger/post.ts";
import { tell } from "../news/tell.ts";

/**
 * Sends every late contribution that has settled straight to the recipient who was short of it, oldest first (D34).
 * The caller holds the group's lock.
 */
export async function forwardLate(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  const late = await tx
    .selectFrom("payout_shortfalls as s")
    .innerJoin("payout_distributions as d", "d.payout_id", "s.payout_id")
    .innerJoin("payments as p", (join) =>
      join
        .onRef("p.group_id", "=", "d.group_id")
        .onRef("p.cycle", "=", "d.cycle")
        .onRef("p.payout_round", "=", "d.payout_round")
        .onRef("p.user_id", "=", "s.payer_id"),
    )
    // What an exit has ended is owed to nobody; its money goes back (D115).
    .innerJoin("obligations as o", (join) =>
      join
        .onRef("o.group_id", "=", "p.group_id")
        .onRef("o.cycle", "=", "p.cycle")
        .onRef("o.payout_round", "=", "p.payout_round")
        .onRef("o.user_id", "=", "p.user_id")
        .on("o.waived_at", "is", null),
    )
    .innerJoin("user_profiles as payer", "payer.user_id", "s.payer_id")
    .select(["s.payout_id", "s.payer_id", "p.payment_id", "p.amount", "p.currency", "d.recipient_id"])
    .select(["d.group_id", "d.cycle", "d.payout_round"])
    .select("payer.alias as payer_alias")
    .where("d.group_id", "=", group.group_id)
    .where("s.settled_at", "is", null)
    .where("p.status", "=", "completed")
    .where(sql<boolean>`not ${isTakenBack}`)
    .where((eb) => eb.or([eb("p.held_until", "is", null), eb("p.held_until", "<=", now)]))
    .orderBy("d.cycle")
    .orderBy("d.payout_round")
    .orderBy("p.paid_at")
    .execute();

  for (const debt of late) {
    await tx
      .updateTable("payout_shortfalls")
      .set({ settled_at: now, payment_id: debt.payment_id })
      .where("payout_id", "=", debt.payout_id)
      .where("payer_id", "=", debt.payer_id)
      .execute();
    await post(
      tx,
      lateForwardingPosting(postedRound(debt), {
        paymentId: debt.payment_id,
        payoutId: debt.payout_id,
        recipientId: debt.recipient_id,
        amount: debt.amount,
      }),
    );
    await tell(tx, "late_contribution_forwarded", {
      to: [debt.recipient_id],
      group,
      values: {
        payment_id: debt.payment_id,
        payout_id: debt.payout_id,
        cycle: debt.cycle,
        round: debt.payout_round,
        amount: { cents: debt.amount, currency: debt.currency },
        payer: { user_id: debt.payer_id, alias: debt.payer_alias },
      },
      occasion: debt.payment_id,
    });
  }
}
