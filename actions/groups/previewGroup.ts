import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { frequencyOf, schedule } from "../domain/cycle.ts";
import { contributionFees } from "../domain/fees.ts";
import { paymentWindows, paysFees, readFeeRate, readLimits } from "../plans/catalogue.ts";
import { checkedProposal, proposalInput } from "./proposal.ts";

export const previewGroupInput = z.object({ input: proposalInput });

/**
 * What a proposed circle would mean for each member at the member limit, before anybody agrees to it (D98, D222): the
 * provisional schedule, the pot, what one pays and receives, and the caller's fees. Changes nothing.
 */
export const previewGroup = defineAction("preview_group", previewGroupInput, ({ input }, { db, caller }) =>
  inTransaction(db, async (tx, now) => {
    const proposal = await checkedProposal(tx, input, now);
    const amount = proposal.contributionAmount;
    const payers = proposal.memberLimit - 1;
    const fees = { paysFees: await paysFees(tx, caller.userId) };
    const rounds = schedule({
      firstDue: proposal.startDate,
      frequency: frequencyOf(proposal.frequency)!,
      timeZone: proposal.timeZone,
      payoutDelayDays: proposal.payoutDelayDays,
      rounds: proposal.memberLimit,
      ...paymentWindows(await readLimits(tx)),
    });
    return {
      total_payout: amount * proposal.memberLimit,
      cash_payout: amount * payers,
      contributions: payers,
      card_total: contributionFees(amount, { rate: await readFeeRate(tx, "card"), ...fees }).total,
      bank_total: contributionFees(amount, { rate: await readFeeRate(tx, "us_bank_account"), ...fees }).total,
      schedule: rounds.map(({ dueDate, payoutDate, payoutRound }) => ({
        payout_round: payoutRound,
        due_date: dueDate,
        payout_date: payoutDate,
      })),
    };
  }),
);
