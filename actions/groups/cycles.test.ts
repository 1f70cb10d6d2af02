import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violatedConstraint } from "../db/database.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
});
afterAll(() => service.stop());

/** What the database holds by itself, whoever writes. */
it.each([
  ["a status without its cycle", "groups_status_fits_cycle", "update groups set status = 'completed'"],
  ["a cycle without its status", "groups_status_fits_cycle", "update cycles set completed_at = app_now()"],
  ["a pointer to a cycle that is not there", "groups_status_fits_cycle", "update groups set current_cycle = 2"],
  [
    "a start that does not freeze the terms (D51)",
    "cycles_started_is_locked",
    "update cycles set contribution_amount = null",
  ],
  [
    "a round outside of the cycle (D58)",
    "cycles_round_within_cycle",
    "update cycles set current_payout_round = round_count + 1",
  ],
  ["a completion before the start", "cycles_completed_after_start", "update cycles set completed_at = '2000-01-01'"],
  [
    "a circle of one (D76)",
    "cycles_two_members_at_least",
    "update cycles set round_count = 1, locked_member_count = 1",
  ],
  [
    "pots for more people than started (D257)",
    "cycles_exits_only_lower",
    "update cycles set locked_member_count = round_count + 1",
  ],
  [
    "a debt of the recipient (D70)",
    "obligations_recipient_owes_nothing",
    "update obligations set user_id = recipient_id",
  ],
])("the database refuses %s: %s", async (_, constraint, statement) => {
  const mine = sql.raw(`${statement} where group_id = '${circle.groupId}'`);
  const change = service.services.db.transaction().execute((tx) => mine.execute(tx));
  expect(
    violatedConstraint(
      await change.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  ).toBe(constraint);
});
