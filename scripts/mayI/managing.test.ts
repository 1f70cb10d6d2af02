import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { tell } from "../../actions/news/tell.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { Seen, shown, told } from "./answers.ts";
import { manageQuestion } from "./manageQuestion.ts";
import { MANAGE_ACTS, mayManage } from "./mayManage.ts";
import { runningCircle } from "./runningCircle.ts";
import { drawLeaving } from "./drawLeaving.ts";
import { draw } from "./draw.ts";
import { inScene, type Scene, stateOf, untilAll } from "./scene.ts";

let service: TestService;
let circleId: string;
let debtors: string[];
beforeAll(async () => {
  service = await startTestService();
  ({ groupId: circleId, debtors } = await runningCircle(service));
});
afterAll(() => service.stop());

async function compare(seen: Seen, tx: Tx, groupId: string, userId: string): Promise<void> {
  const state = await stateOf(tx, userId);
  // A deleted account gets no token, and each of its actions is refused before it runs.
  if (state === "gone") return;
  const group = await tx.selectFrom("groups").selectAll().where("group_id", "=", groupId).executeTakeFirstOrThrow();
  const { rows } = await sql<{ answers: Record<string, unknown> }>`
    select group_may_manage(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answers
    from groups g where group_id = ${groupId}`.execute(tx);
  const { answers } = rows[0]!;
  expect(Object.keys(answers).toSorted()).toEqual(MANAGE_ACTS.toSorted());
  const question = await manageQuestion(tx, group, userId);
  for (const act of MANAGE_ACTS) {
    const answer = told(state === "suspended", mayManage(act, question));
    expect(shown(answers[act]), JSON.stringify({ act, question })).toEqual(answer);
    seen.note(answer);
  }
}

async function compareManaging(seen: Seen, tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
  await drawLeaving(tx, now);
  // Some have a payout day of their own, some a link that is made from the name.
  await sql`update groups set payout_delay_days = abs(hashtext(group_id::text) % 2) * 2,
    url_slug = case when hashtext(name) % 2 = 0 then 'circle-' || short_id else url_slug end where frequency = 'monthly'`.execute(
    tx,
  );
  // Few of them show everything, and each asks for many answers.
  for (const group of groups.slice(0, 40)) {
    await sql`insert into cycles (group_id, cycle) values (${group.group_id}, 1) on conflict do nothing`.execute(tx);
    if (draw(fc.boolean(), 1)[0])
      await sql`insert into payments (payment_id, user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total,
        currency, payment_method, status, due_date, is_early) values (${randomUUID()}, ${group.admin_id}, ${group.group_id}, 1, 1, 1, 0, 0, 1,
        'USD', 'card', 'failed', '2027-01-01', false)`.execute(tx);
    for (const userId of new Set([group.admin_id, ...people.slice(0, 3)]))
      await compare(seen, tx, group.group_id, userId);
  }
}

it("for 2,000 drawn situations, database, service and screen agree on what an organizer may do (D87, D88, D89, D99, D243)", async () => {
  const outcomes = [
    "account-suspended",
    "not-allowed",
    "group-not-found",
    "group-closed",
    "group-ended",
    "group-frozen",
    "terms-locked",
    "private-is-final",
    "payout-order-locked",
    "payout-order-not-manual",
    "registration-closed",
    "closing-locked",
    "payments-exist",
    "group-not-started",
    "nobody-to-remind",
    "nobody-to-hand-over-to",
    "scheduling-needs-plan",
    "custom-needs-plan",
    ...MANAGE_ACTS.filter((act) => act !== "remind_members"),
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (...scene) => compareManaging(seen, ...scene)),
  );
}, 300_000);

it("agrees on reminding on every day of a running circle, before and after a reminder", async () => {
  const seen = new Seen();
  await inScene({ db: service.services.db, debtors }, async (tx) => {
    const group = await tx.selectFrom("groups").selectAll().where("group_id", "=", circleId).executeTakeFirstOrThrow();
    for (let day = -6; day < 50; day++) {
      await sql`update private.app_clock set shift = date '2027-01-07' + make_interval(days => ${day}, hours => 13) - now()`.execute(
        tx,
      );
      await compare(seen, tx, circleId, group.admin_id);
      const { rows } = await sql<{
        occasion: string;
      }>`select private.reminder_occasion(g, group_current_payout_round(g)) as occasion
        from groups g where group_id = ${circleId}`.execute(tx);
      const values = { cycle: 1, round: 1, amount: { cents: 1, currency: "USD" }, due: "2027-01-07" };
      await tell(tx, "payment_reminder", { to: [], group, values, occasion: rows[0]!.occasion });
      await compare(seen, tx, circleId, group.admin_id);
    }
  });
  for (const outcome of ["remind_members", "nobody-to-remind", "reminded-today"])
    expect(seen.outcomes).toContain(outcome);
});
