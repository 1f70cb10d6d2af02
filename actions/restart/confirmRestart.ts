import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import type { Applicant } from "../domain/joining.ts";
import { type ConfirmQuestion, mayConfirmRestart, orderAfter } from "../domain/restart.ts";
import { failPoint } from "../faults.ts";
import { currentCycle } from "../groups/cycles.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { readOrder, writeOrder } from "../groups/payoutAssignments.ts";
import { activeMembers, type GroupRow, lockGroupSeenBy } from "../groups/queries.ts";
import { isAliasTaken, seatsOf } from "../members/joinQuestion.ts";
import { isActiveMember, lockApplicant } from "../members/queries.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { refuseOtherTerms, shownTerms } from "../members/shownTerms.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { isStartDayHere } from "./stillAsked.ts";

/** A member who did not vote Yes, or could not be enrolled, goes on with the group before its next start (D86). */
export const confirmRestart = defineAction(
  "confirm_restart",
  z.object({ group_id: z.uuid(), accept_agreement: z.boolean(), shown_terms: shownTerms }),
  ({ accept_agreement, group_id, shown_terms }, { caller: { userId }, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId });
      if (!group) throw new AppError("group-not-found");
      const person = await lockApplicant(tx, userId);
      if (!person) throw new AppError("account-suspended");
      const answer = mayConfirmRestart(await confirmQuestion(tx, group, { userId, person, now }));
      if (!answer.allowed) {
        // Done before: a repeated call gets the answer of the first one, also while the group is frozen.
        const isOver = answer.code === "restart-not-open" || answer.code === "group-frozen";
        if (isOver && (await goesOn(tx, group, userId))) return { success: true };
        throw new AppError(answer);
      }
      if (!accept_agreement) throw new AppError("agreement-required");
      await refuseOtherTerms(tx, group, shown_terms);
      await goOn(tx, group, { userId, alias: person.alias }, now);
      failPoint("restartConfirm:before-commit");
      return { success: true };
    }),
);

/** What decides whether a person may go on with the group now. */
export async function confirmQuestion(
  tx: Tx,
  group: GroupRow,
  { now, person, userId }: { userId: string; person: Applicant; now: Date },
): Promise<ConfirmQuestion> {
  const { rows } = await sql<{ is_asked: boolean }>`
    select private.is_asked_to_go_on(${group.group_id}, ${group.current_cycle}, ${userId}) as is_asked`.execute(tx);
  const { start_date } = await currentCycle(tx, group);
  return {
    who: await standingIn(tx, group, userId),
    group: { ...momentOf(group), ...(await seatsOf(tx, group, userId)) },
    isAsked: rows[0]!.is_asked,
    isStartDayHere: isStartDayHere(group, start_date, now),
    isAliasTaken: await isAliasTaken(tx, group, userId),
    person,
  };
}

/** Whether a person takes part in the cycle that a vote to restart has planned. */
async function goesOn(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  return group.current_cycle > 1 && (await isActiveMember(tx, group.group_id, userId));
}

async function goOn(tx: Tx, group: GroupRow, person: { userId: string; alias: string }, now: Date): Promise<void> {
  await tx
    .updateTable("group_members")
    .set({ status: "active" })
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", person.userId)
    .execute();
  await takeTurn(tx, group, person.userId);
  await recordAgreement(tx, group, person.userId, now);
  await tell(tx, "restart_confirmed", {
    to: [group.admin_id].filter((userId) => userId !== person.userId),
    group,
    values: { member: { user_id: person.userId, alias: person.alias } },
    occasion: `${group.group_id}:${group.current_cycle}:${person.userId}`,
  });
}

/** Gives a member the turn that follows from the last cycle, or the last turn where the admin has arranged the order. */
async function takeTurn(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  const last = await readOrder(tx, group.group_id, group.current_cycle - 1);
  const standing = await readOrder(tx, group.group_id, group.current_cycle);
  const members = (await activeMembers(tx, group.group_id)).map((member) => member.userId);
  const others = orderAfter(
    last,
    members.filter((other) => other !== userId),
  );
  const isArranged = others.join() !== standing.join();
  await writeOrder(
    tx,
    group.group_id,
    group.current_cycle,
    isArranged ? [...standing, userId] : orderAfter(last, members),
  );
}
