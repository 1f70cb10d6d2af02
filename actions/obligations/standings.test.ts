import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
});
afterAll(() => service.stop());

/** What panel, board, arrears and on-time rate say of a person's first round. */
async function everyReading(name: string) {
  const { userId } = circle.member(name);
  const { rows } = await sql`
    select s.state as panel, (standing_may_pay(s) -> 'allowed')::boolean as may_pay, b.state as board, has_arrears(${userId}::uuid) as is_late,
      (select count(*)::int from obligation_standings o where o.user_id = ${userId}::uuid and o.has_fallen_due) as fallen_due, on_time_rate_of(${userId}::uuid) as on_time
    from contribution_standings s join board b using (group_id, user_id)
    where s.group_id = ${circle.groupId}::uuid and s.user_id = ${userId}::uuid and s.payout_round = 1`.execute(
    service.services.db,
  );
  return rows[0];
}

it("says the same everywhere of who has let the grace go by (D58, D61)", async () => {
  await circle.goTo(1, 4, 0);
  expect(await everyReading("Bruno")).toEqual({
    panel: "expired",
    may_pay: false,
    board: "late",
    is_late: true,
    fallen_due: 1,
    on_time: 0,
  });
  expect(await everyReading("Amina")).toMatchObject({ panel: "receiving", board: "excused", is_late: false });
});

it("takes a debit that was started in time for no arrear while it is on its way, whenever it settles (D61, D248)", async () => {
  await circle.goTo(1, 0);
  const debit = await circle.contribute("Bruno", { method: "us_bank_account" });
  service.payments.pay(String(debit.body.url).split("/").at(-1)!);
  await service.tick("reconcile_payments");
  await circle.goTo(1, 1);
  await service.tick("reconcile_payments");
  await circle.goTo(1, 5);
  expect(await everyReading("Bruno")).toEqual({
    panel: "processing",
    may_pay: false,
    board: "processing",
    is_late: false,
    fallen_due: 1,
    on_time: 100,
  });
});

it("lets nobody become late while the circle is frozen (D263)", async () => {
  const { db } = service.services;
  await circle.goTo(1, 2);
  await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}::uuid`.execute(db);
  const atTheFreeze = await everyReading("Bruno");
  await circle.goTo(1, 30);
  expect(await everyReading("Bruno")).toEqual(atTheFreeze);
  expect(atTheFreeze).toMatchObject({ panel: "grace", board: "grace", is_late: false, may_pay: false });
  await sql`update groups set frozen_at = null where group_id = ${circle.groupId}::uuid`.execute(db);
  expect(await everyReading("Bruno")).toMatchObject({ panel: "expired", is_late: true });
});

it("asks for nothing but the closed rounds of a circle that ended early, and takes what is owed there (D87)", async () => {
  const { db } = service.services;
  await circle.goTo(1, 4);
  await circle.tick();
  await circle.goTo(2, 4, 0);
  await sql`update groups set status = 'inactive' where group_id = ${circle.groupId}::uuid`.execute(db);
  const { rows } = await sql`
    select payout_round, is_asked, is_arrear from obligation_standings
    where group_id = ${circle.groupId}::uuid and user_id = ${circle.member("Chloe").userId}::uuid order by 1`.execute(
    db,
  );
  expect(rows).toEqual([
    { payout_round: 1, is_asked: true, is_arrear: true },
    { payout_round: 2, is_asked: false, is_arrear: false },
  ]);
  expect((await circle.contribute("Chloe", { round: 2 })).status).toBe(400);
  expect((await circle.contribute("Chloe", { round: 1 })).status).toBe(200);
});
