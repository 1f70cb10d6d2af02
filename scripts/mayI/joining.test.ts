import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { type JoinQuestion, mayFound, mayJoin } from "../../actions/domain/joining.ts";
import { joinQuestion } from "../../actions/members/joinQuestion.ts";
import { lockApplicant } from "../../actions/members/queries.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { type Seen, shown, told } from "./answers.ts";
import { runningCircle } from "./runningCircle.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

let service: TestService;
/** Members who owe a contribution after its grace, each in one running group. */
let debtors: string[];
beforeAll(async () => {
  service = await startTestService();
  ({ debtors } = await runningCircle(service));
});
afterAll(() => service.stop());

/** Placeholder facts of a person whom the service refuses before it reads any. */
const UNKNOWN = { isVerified: false, isInArrears: false, isDisputing: false, groups: 0, groupLimit: null };

it("for 2,000 drawn situations, database, service and screen agree on joining and founding (D3, D62, D92, D104, D111, D112, D114, D119, D263, D264)", async () => {
  const outcomes = [
    "not-signed-in",
    "account-suspended",
    "already-member",
    "request-pending",
    "group-closed",
    "group-frozen",
    "invite-only",
    "join-link-ended",
    "on-waiting-list",
    "group-full",
    "identity-required",
    "in-arrears",
    "payment-disputed",
    "free-plan-limit",
    "alias-taken",
    "ask-again-later",
    "removed-lately",
    "accept",
    "join",
    "request",
    "wait",
    "leave_list",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db, debtors }, (...scene) => compareJoining(seen, ...scene)),
  );
}, 300_000);

async function compareJoining(seen: Seen, tx: Tx, now: Date, { barred, groups, people }: Scene): Promise<void> {
  for (const userId of [...people, null]) {
    const state = userId && (await stateOf(tx, userId));
    const applicant = (userId && (await lockApplicant(tx, userId))) || UNKNOWN;
    if (userId && applicant !== UNKNOWN) expect(applicant.isDisputing).toBe(barred.has(userId));
    const { rows } = await sql<{ answer: unknown }>`
      select group_may_join(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer
      from groups g where g.frequency = 'monthly' order by group_id`.execute(tx);
    const questions = await Promise.all(
      groups.map((group) => joinQuestion(tx, group, { userId: userId ?? randomUUID(), applicant, now })),
    );
    for (const [at, question] of questions.entries()) {
      const person: JoinQuestion["person"] = state === null || state === "gone" ? null : question.person;
      const answer = told(state === "suspended", mayJoin({ ...question, person }));
      expect(shown(rows[at]!.answer), JSON.stringify({ ...question, person })).toEqual(answer);
      seen.note(answer);
    }
    if (!userId || state === "gone") continue;
    const found = await sql<{ answer: unknown }>`
      select user_may_found(p) as answer from user_profiles p where user_id = ${userId}`.execute(tx);
    const answer = told(state === "suspended", mayFound(applicant));
    expect(shown(found.rows[0]!.answer)).toEqual(answer);
  }
}
