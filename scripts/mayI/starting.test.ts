import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayStart } from "../../actions/domain/starting.ts";
import { startQuestion } from "../../actions/groups/startQuestion.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { decided, type Seen, shown } from "./answers.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("for 2,000 drawn situations, database, service and screen agree on starting (D73, D76, D79, D263)", async () => {
  const outcomes = [
    "account-suspended",
    "not-allowed",
    "group-not-found",
    "already-started",
    "group-closed",
    "group-frozen",
    "manual-start-disabled",
    "no-members",
    "not-enough-members",
    "payout-order-incomplete",
    "start",
    "start_anyway",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (tx, _now, scene) => compareStarting(seen, tx, scene)),
  );
}, 120_000);

async function compareStarting(seen: Seen, tx: Tx, { groups, people }: Scene): Promise<void> {
  for (const group of groups) {
    for (const userId of new Set([group.admin_id, ...people.slice(0, 4)])) {
      const state = await stateOf(tx, userId);
      // A deleted account gets no token, and each of its actions is refused before it runs.
      if (state === "gone") continue;
      const { rows } = await sql<{ answer: unknown }>`
        select group_may_start(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer
        from groups g where group_id = ${group.group_id}`.execute(tx);
      const question = await startQuestion(tx, group, userId);
      const answer = decided(mayStart({ ...question, isSuspended: state === "suspended" }));
      expect(shown(rows[0]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}
