import type { StartedCircle } from "./circle.ts";
import type { TestService } from "./testService.ts";

/**
 * Plans and starts the next cycle of a completed circle, as an approved vote to restart will (D85): same members, next
 * number, the rows of the past untouched.
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
      }))
      .where("group_id", "=", circle.groupId)
      .where("status", "=", "completed")
      .returning("current_cycle")
      .executeTakeFirstOrThrow();
    await tx.insertInto("cycles").values({ group_id: circle.groupId, cycle: current_cycle }).execute();
  });
  const started = await service.callAction(
    "start_group",
    { group_id: circle.groupId },
    { as: circle.member(admin).userId },
  );
  if (started.status !== 200) throw new Error(`the next cycle did not start: ${started.body.message}`);
}
