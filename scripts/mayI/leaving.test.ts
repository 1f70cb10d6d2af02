import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayAskToLeave } from "../../actions/domain/leaving.ts";
import { type AgreedExit, exitsOf } from "../../actions/exits/readExits.ts";
import { momentOf, standingIn } from "../../actions/groups/lockGroupFor.ts";
import { type LeaveRequestRow, openLeaveRequests } from "../../actions/leaving/leaveRequests.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { type Seen, told } from "./answers.ts";
import { compareGroups } from "./compareGroups.ts";
import { drawLeaving } from "./drawLeaving.ts";
import { inScene, type Scene, untilAll } from "./scene.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("for 2,000 drawn situations, database, service and screen agree on asking to leave (D113)", async () => {
  const outcomes = [
    "account-suspended",
    "admin-cannot-leave",
    "circle-is-over",
    "exit-agreed",
    "group-not-found",
    "leave-already-asked",
    "not-allowed",
    "ask",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (...scene) => compareLeaving(seen, ...scene)),
  );
}, 300_000);

async function compareLeaving(seen: Seen, tx: Tx, now: Date, scene: Scene): Promise<void> {
  await drawLeaving(tx, now);
  const open = new Map<string, LeaveRequestRow[]>();
  const exits = new Map<string, AgreedExit[]>();
  for (const { current_cycle, group_id } of scene.groups) {
    open.set(group_id, await openLeaveRequests(tx, group_id));
    exits.set(group_id, await exitsOf(tx, { group_id, cycle: current_cycle }));
  }
  const ask = (session: RawBuilder<unknown>) => sql`group_may_leave(g, ${session})`;
  await compareGroups({ seen, tx }, scene, ask, async (group, { isSuspended, userId }) => {
    const question = {
      who: await standingIn(tx, group, userId),
      group: momentOf(group),
      isExitAgreed: exits.get(group.group_id)!.some((exit) => exit.userId === userId),
      askedUntil: open.get(group.group_id)!.find(({ user_id }) => user_id === userId)?.answer_due_at ?? null,
    };
    return [told(isSuspended, mayAskToLeave(question)), question];
  });
}
