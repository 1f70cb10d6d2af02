import { readOrder, writeOrder } from "../groups/payoutAssignments.ts";
import type { StartedCircle } from "./circle.ts";
import type { TestService } from "./testService.ts";

/**
 * Plans and starts the next cycle of a completed circle past the vote: with the same members, whoever owes, and in the same
 * order, which the admin has arranged. For tests of debts that outlast a cycle; a restart enrols nobody who owes (D86).
 * @param contributionAmount the terms of the next cycle may differ; minor units
 */
export async function startNextCycle(
  service: TestService,
  circle: StartedCircle,
  { admin, contributionAmount }: { admin: string; contributionAmount: number },
): Promise<void> {
  const { db } = service.services;
  await db.transaction().execute(async (tx) => {
    const { current_cycle } = await tx
      .updateTable("groups")
      .set((eb) => ({
        status: "ready_to_start",
        current_cycle: eb("current_cycle", "+", 1),
        contribution_amount: contributionAmount,
        payout_assignment_method: "manual",
      }))
      .where("group_id", "=", circle.groupId)
      .where("status", "=", "completed")
      .returning("current_cycle")
      .executeTakeFirstOrThrow();
    await tx.insertInto("cycles").values({ group_id: circle.groupId, cycle: current_cycle }).execute();
    await writeOrder(tx, circle.groupId, current_cycle, await readOrder(tx, circle.groupId, current_cycle - 1));
  });
  const started = await service.callAction(
    "start_group",
    { group_id: circle.groupId, order_is_final: true },
    { as: circle.member(admin).userId },
  );
  if (started.status !== 200) throw new Error(`the next cycle did not start: ${started.body.message}`);
}
