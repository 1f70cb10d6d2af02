import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayStart } from "../../actions/domain/starting.ts";
import { startQuestion } from "../../actions/groups/startQuestion.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { type Seen, shown, told } from "./answers.ts";
import { draw } from "./draw.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("for 2,000 drawn situations, database, service and screen agree on starting (D73, D76, D79, D86, D263)", async () => {
  const outcomes = [
    "account-suspended",
    "not-allowed",
    "group-not-found",
    "already-started",
    "group-closed",
    "group-frozen",
    "manual-start-disabled",
    "no-members",
    "terms-unanswered",
    "not-enough-members",
    "payout-order-incomplete",
    "start",
    "start_anyway",
    "restart-unanswered",
    "start_without_asked",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (...scene) => compareStarting(seen, ...scene)),
  );
}, 300_000);

const aRestart = fc.record({
  isOne: fc.constantFrom(false, false, true),
  /** In how many days it starts; today nobody goes on any more. */
  startsIn: fc.constantFrom(0, 1, 7, null),
});

/** In some of the groups a vote to restart has passed, and every other of the people was left out of it. */
async function drawRestarts(tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
  for (const { group_id } of groups) {
    const { isOne, startsIn } = draw(aRestart, 1)[0]!;
    await sql`insert into cycles (group_id, cycle, start_date) values
      (${group_id}, 1, (${now}::timestamptz at time zone 'UTC')::date + ${startsIn}::integer)`.execute(tx);
    if (!isOne) continue;
    const asked = people.filter((_, at) => at % 2 === 0);
    await sql`with vote as (
        insert into grace_period_votes (group_id, cycle, vote_type, status, eligible_voters, yes_count, created_by, expires_at, closed_at)
        values (${group_id}, 1, 'restart_group', 'approved', 1, 1, ${people[0]}, ${now}, ${now}) returning vote_id)
      insert into private.vote_voters (vote_id, voter_id) select vote_id, unnest(${asked}::uuid[]) from vote`.execute(
      tx,
    );
    await sql`insert into group_members (group_id, user_id, status, alias_look)
      select ${group_id}, unnest(${asked.slice(0, 3)}::uuid[]), 'completed', gen_random_uuid()::text
      on conflict (group_id, user_id) do nothing`.execute(tx);
  }
}

async function compareStarting(seen: Seen, tx: Tx, now: Date, scene: Scene): Promise<void> {
  await drawRestarts(tx, now, scene);
  const { groups, people } = scene;
  for (const group of groups) {
    for (const userId of new Set([group.admin_id, ...people.slice(0, 4)])) {
      const state = await stateOf(tx, userId);
      // A deleted account gets no token, and each of its actions is refused before it runs.
      if (state === "gone") continue;
      const { rows } = await sql<{ answer: unknown }>`
        select group_may_start(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer
        from groups g where group_id = ${group.group_id}`.execute(tx);
      const question = await startQuestion(tx, group, { userId, now });
      const answer = told(state === "suspended", mayStart(question));
      expect(shown(rows[0]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}
