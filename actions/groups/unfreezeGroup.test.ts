import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { inTransaction } from "../db/database.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { lockGroup } from "./queries.ts";
import { unfreezeGroup } from "./unfreezeGroup.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const db = () => service.services.db;
const freeze = (groupId: string) =>
  sql`update groups set frozen_at = app_now() where group_id = ${groupId}::uuid`.execute(db());
const unfreeze = (groupId: string) =>
  inTransaction(db(), async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    await unfreezeGroup(tx, group!, now);
  });
const roundsOf = ({ groupId }: StartedCircle) =>
  db()
    .selectFrom("rounds")
    .select(["due_date", "grace_end_date", "payout_date", "opens_at", "due_at", "grace_ends_at", "payout_at"])
    .where("group_id", "=", groupId)
    .orderBy("payout_round")
    .execute();
async function states({ groupId }: StartedCircle): Promise<string[]> {
  const rows = await db()
    .selectFrom("obligation_standings")
    .select(["payout_round", "user_id", "state", "is_arrear"])
    .where("group_id", "=", groupId)
    .orderBy("payout_round")
    .orderBy("user_id")
    .execute();
  return rows.map(({ is_arrear, payout_round, state }) => `${payout_round} ${state}${is_arrear ? " in arrears" : ""}`);
}

it("moves what had not passed by the whole days of the freeze, and leaves what had (D263)", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 2);
  await freeze(circle.groupId);
  await circle.goTo(1, 12, 13);
  await circle.tick();
  await unfreeze(circle.groupId);
  // Ten days and an hour: eleven whole days.
  expect((await roundsOf(circle)).map((round) => [round.due_date, round.grace_end_date, round.payout_date])).toEqual([
    ["2027-01-07", "2027-01-21", "2027-01-07"],
    ["2027-01-25", "2027-01-28", "2027-01-25"],
    ["2027-02-01", "2027-02-04", "2027-02-01"],
  ]);
  const [first, second] = await roundsOf(circle);
  expect(first!.grace_ends_at).toEqual(new Date("2027-01-22T05:00:00Z"));
  expect(second!.opens_at).toEqual(new Date("2027-01-22T05:00:00Z"));
  expect(second!.due_at).toEqual(new Date("2027-01-26T05:00:00Z"));
  const { end_date } = await db()
    .selectFrom("cycles")
    .select("end_date")
    .where("group_id", "=", circle.groupId)
    .executeTakeFirstOrThrow();
  expect(end_date).toBe("2027-02-01");
  expect((await runChecks(db())).filter(({ violations }) => violations > 0)).toEqual([]);
});

it.each([
  ["before the round opens", 1, -4, 9],
  ["while it can be paid early", 1, -2, 1],
  ["on the due date", 1, 0, 30],
  ["in the grace", 1, 3, 5],
  ["after the grace, in the next round", 2, 1, 17],
])("nobody becomes late through a freeze %s (D263)", async (_, round, offset, length) => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(round, offset, 23);
  await circle.tick();
  const before = await states(circle);
  await freeze(circle.groupId);
  expect(await states(circle)).toEqual(before);
  await circle.goTo(round, offset + length, 22);
  await circle.tick();
  expect(await states(circle)).toEqual(before);
  await unfreeze(circle.groupId);
  expect(await states(circle)).toEqual(before);
});

it("keeps an invitation open whose term would have ended in the freeze (D109, D263)", async () => {
  const admin = await buildUser(db(), { name: "Ivy" });
  const group = await buildGroup(db(), { admin, memberLimit: 4 });
  await setClock(db(), new Date("2027-03-01T12:00:00Z"));
  await sql`insert into group_invitations (group_id, inviter_id, invitee_email, expires_at)
    values (${group.groupId}, ${admin.userId}, 'jules@example.com', '2027-03-03T12:00:00Z')`.execute(db());
  await freeze(group.groupId);
  await setClock(db(), new Date("2027-03-06T11:00:00Z"));
  await service.tick("expire_invitations");
  await unfreeze(group.groupId);
  await service.tick("expire_invitations");
  const invitation = await db()
    .selectFrom("group_invitations")
    .select(["status", "expires_at"])
    .where("group_id", "=", group.groupId)
    .executeTakeFirstOrThrow();
  expect(invitation).toEqual({ status: "pending", expires_at: new Date("2027-03-08T12:00:00Z") });
});

it("moves leave to pay late, requests for it, and a start that has not come (D59, D75, D263)", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 4);
  await circle.tick();
  const late = { group_id: circle.groupId, cycle: 1, payout_round: 1 };
  const [amina, bruno, chloe] = ["Amina", "Bruno", "Chloe"].map((name) => circle.member(name).userId);
  await service.callAction("allow_late_payment", { ...late, user_id: bruno }, { as: amina! });
  await service.callAction("ask_to_pay_late", late, { as: chloe! });
  await freeze(circle.groupId);
  const deadlines = async () => {
    const allowed = await db()
      .selectFrom("late_allowances")
      .select("valid_until")
      .where("user_id", "=", bruno!)
      .execute();
    const asked = await db().selectFrom("late_requests").select("opens_at").where("user_id", "=", chloe!).execute();
    return [allowed[0]!.valid_until!.getTime(), asked[0]!.opens_at.getTime()];
  };
  const before = await deadlines();
  await circle.goTo(1, 24);
  await unfreeze(circle.groupId);
  expect((await deadlines()).map((each, at) => Math.round((each - before[at]!) / 86_400_000))).toEqual([20, 20]);
  expect(await states(circle)).toEqual(expect.arrayContaining(["1 late_allowed in arrears", "1 expired in arrears"]));
});

it("does not start a frozen group, and moves its start (D75, D263)", async () => {
  const admin = await buildUser(db(), { name: "Gina" });
  const group = await buildGroup(db(), { admin, members: [await buildUser(db(), { name: "Hugo" })], memberLimit: 4 });
  await setClock(db(), new Date("2027-02-01T17:00:00Z"));
  await sql`update cycles set start_date = '2027-02-03' where group_id = ${group.groupId}::uuid`.execute(db());
  await sql`update groups set minimum_members_to_start = 2 where group_id = ${group.groupId}::uuid`.execute(db());
  await freeze(group.groupId);
  await setClock(db(), new Date("2027-02-11T16:00:00Z"));
  await service.tick("scheduled_starts");
  const now = () =>
    db()
      .selectFrom("groups as g")
      .innerJoin("cycles as c", "c.group_id", "g.group_id")
      .select(["g.status", "g.frozen_at", "c.start_date"])
      .where("g.group_id", "=", group.groupId)
      .executeTakeFirstOrThrow();
  expect(await now()).toMatchObject({ status: "recruiting", start_date: "2027-02-03" });
  await unfreeze(group.groupId);
  expect(await now()).toEqual({ status: "recruiting", frozen_at: null, start_date: "2027-02-13" });
  // A second time there is nothing to do.
  await unfreeze(group.groupId);
  expect(await now()).toMatchObject({ start_date: "2027-02-13" });
});

it("does not count the weeks of a freeze against a group that could not start (D75, D263)", async () => {
  const admin = await buildUser(db(), { name: "Ines" });
  const group = await buildGroup(db(), { admin, memberLimit: 4 });
  await setClock(db(), new Date("2027-03-03T17:00:00Z"));
  await sql`update cycles set start_date = '2027-03-01' where group_id = ${group.groupId}::uuid`.execute(db());
  const reminders = async () => {
    await service.tick("scheduled_starts");
    const rows = await db()
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", admin.userId)
      .where("kind", "in", ["start_missed", "group_closed"])
      .execute();
    return rows.map(({ kind }) => kind);
  };
  expect(await reminders()).toEqual(["start_missed"]);
  await freeze(group.groupId);
  await setClock(db(), new Date("2027-04-20T16:00:00Z"));
  expect(await reminders()).toEqual(["start_missed"]);
  await unfreeze(group.groupId);
  // On the moved day it has missed its start as well.
  const { rows } = await sql<{ is_missed: boolean }>`
    select group_is_start_missed(g) as is_missed from groups g where g.group_id = ${group.groupId}::uuid`.execute(db());
  expect(rows).toEqual([{ is_missed: true }]);
  expect(await reminders()).toEqual(["start_missed"]);
});

it("holds money that came early until the due day begins, also where that has moved (D31)", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, -2);
  await circle.pay("Bruno");
  await freeze(circle.groupId);
  await circle.goTo(1, 5);
  await unfreeze(circle.groupId);
  const rows = await db()
    .selectFrom("payments")
    .select(["due_date", "held_until"])
    .where("group_id", "=", circle.groupId)
    .execute();
  expect(rows).toEqual([{ due_date: "2027-01-14", held_until: new Date("2027-01-14T05:00:00Z") }]);
});
