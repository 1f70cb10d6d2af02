import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayAskToLeave } from "../../actions/domain/leaving.ts";
import { type AgreedExit, exitsOf } from "../../actions/exits/readExits.ts";
import { momentOf, standingIn } from "../../actions/groups/lockGroupFor.ts";
import { type LeaveRequestRow, openLeaveRequests } from "../../actions/leaving/leaveRequests.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { decided, type Seen, shown } from "./answers.ts";
import { drawLeaving } from "./drawLeaving.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

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
}, 120_000);

async function compareLeaving(seen: Seen, tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
  await drawLeaving(tx, now);
  const open = new Map<string, LeaveRequestRow[]>();
  const exits = new Map<string, AgreedExit[]>();
  for (const group of groups) {
    open.set(group.group_id, await openLeaveRequests(tx, group.group_id));
    exits.set(group.group_id, await exitsOf(tx, { group_id: group.group_id, cycle: group.current_cycle }));
  }
  for (const person of people) {
    const state = await stateOf(tx, person);
    // Whoever is gone is to a group what somebody is whom it never knew.
    const userId = state === "gone" ? randomUUID() : person;
    const { rows } = await sql<{ answer: unknown }>`
      select group_may_leave(g, json_build_object('x-hasura-user-id', ${person}::text)) as answer
      from groups g where g.frequency = 'monthly' order by group_id`.execute(tx);
    for (const [at, group] of groups.entries()) {
      const question = {
        who: await standingIn(tx, group, userId),
        isSuspended: state === "suspended",
        group: momentOf(group),
        isExitAgreed: exits.get(group.group_id)!.some((exit) => exit.userId === userId),
        askedUntil: open.get(group.group_id)!.find(({ user_id }) => user_id === userId)?.answer_due_at ?? null,
      };
      const answer = decided(mayAskToLeave(question));
      expect(shown(rows[at]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}
