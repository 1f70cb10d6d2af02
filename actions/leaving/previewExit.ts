import { z } from "zod";
import { atOneMoment, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { forecastExit } from "../domain/exit.ts";
import { exitRoundsOf, owingsOf } from "../exits/readExits.ts";
import { currentCycle, hasStarted } from "../groups/cycles.ts";
import { readGroupFor, standingIn } from "../groups/lockGroupFor.ts";
import { isActiveMember } from "../members/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { AppError } from "../refusals/AppError.ts";

/**
 * What the exit of a member from a running cycle would do, in numbers, for the member and the admin before either
 * confirms: who pays whom in which round, what stays due, which pots shrink (D115, D116, D117). Changes nothing.
 */
export const previewExit = defineAction(
  "preview_exit",
  z.object({ group_id: z.uuid(), user_id: z.uuid() }),
  ({ group_id, user_id }, { caller, db }) =>
    atOneMoment(db, async (tx) => {
      const group = await readGroupFor(tx, "preview_exit", { groupId: group_id, userId: caller.userId });
      const isAdmin = (await standingIn(tx, group, caller.userId)) === "admin";
      if (user_id !== caller.userId && !isAdmin) throw new AppError("not-allowed");
      if (!(await isActiveMember(tx, group_id, user_id))) throw new AppError("member-not-found");
      const cycle = await currentCycle(tx, group);
      if (!hasStarted(cycle)) throw new Error(`group ${group_id} is started without a started cycle`);

      const rounds = await exitRoundsOf(tx, cycle);
      const forecast = forecastExit(user_id, {
        currentRound: cycle.current_payout_round,
        owings: await owingsOf(tx, cycle),
        rounds,
      });
      const aliasOf = await aliases(
        tx,
        rounds.map(({ recipientId }) => recipientId),
      );
      const dueDateOf = new Map(rounds.map(({ dueDate, payoutRound }) => [payoutRound, dueDate]));
      const inRound = ({
        amount,
        payoutRound,
        recipientId,
      }: {
        payoutRound: number;
        recipientId: string;
        amount: number;
      }) => ({
        payout_round: payoutRound,
        due_date: dueDateOf.get(payoutRound)!,
        alias: aliasOf.get(recipientId)!,
        amount,
      });
      const ofPerson = ({ amount, userId }: { userId: string; amount: number }) => ({
        alias: aliasOf.get(userId)!,
        amount,
      });
      return {
        kind: forecast.kind,
        after_round: forecast.afterRound,
        own_round: forecast.ownRound,
        own_due_date: dueDateOf.get(forecast.ownRound)!,
        paid_in: forecast.paidIn,
        payers: forecast.payers.map(ofPerson),
        still_owed: forecast.stillOwed.map(inRound),
        set_off: forecast.setOff.map(inRound),
        given_back: forecast.givenBack.map(ofPerson),
        smaller_pots: forecast.smallerPots.map(({ after, before, payoutRound, recipientId }) => ({
          payout_round: payoutRound,
          due_date: dueDateOf.get(payoutRound)!,
          alias: aliasOf.get(recipientId)!,
          before,
          after,
        })),
      };
    }),
);

async function aliases(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await withAliases(tx, userIds)).map(({ alias, user_id }) => [user_id, alias]));
}
