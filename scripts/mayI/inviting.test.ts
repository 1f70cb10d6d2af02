import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, it, expect } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { mayInvite } from "../../actions/domain/inviting.ts";
import { momentOf, standingIn } from "../../actions/groups/lockGroupFor.ts";
import { seatsOf } from "../../actions/members/joinQuestion.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { decided, type Seen, shown } from "./answers.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("for 2,000 drawn situations, database, service and screen agree on inviting (D107, D263, D264)", async () => {
  const outcomes = [
    "account-suspended",
    "group-closed",
    "group-frozen",
    "group-full",
    "group-not-found",
    "not-allowed",
    "invite",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (...scene) => compareInviting(seen, ...scene)),
  );
}, 120_000);

async function compareInviting(seen: Seen, tx: Tx, _now: Date, { groups, people }: Scene): Promise<void> {
  for (const person of people) {
    const state = await stateOf(tx, person);
    // Whoever is gone is to a group what somebody is whom it never knew.
    const userId = state === "gone" ? randomUUID() : person;
    const { rows } = await sql<{ answer: unknown }>`
      select group_may_invite(g, json_build_object('x-hasura-user-id', ${person}::text)) as answer
      from groups g where g.frequency = 'monthly' order by group_id`.execute(tx);
    for (const [at, group] of groups.entries()) {
      const who = await standingIn(tx, group, userId);
      const question = {
        group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
        person: { who, isSuspended: state === "suspended" },
      };
      const answer = decided(mayInvite(question));
      expect(shown(rows[at]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}
