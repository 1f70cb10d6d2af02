import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { startCircle } from "../test/circle.ts";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { completedCircle } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const badgesOf = async ({ userId }: { userId: string }) => {
  const { rows } = await sql<Record<string, number>>`
    select messages, invitations, votes, payments, member_joins, alerts, alerts_unread, total from badge_counts where user_id = ${userId}`.execute(
    service.services.db,
  );
  return rows[0]!;
};
/** Who of a group has other counts than the records say. */
const stale = async (groupId: string) =>
  (
    await sql`
      select to_jsonb(b) as kept, to_jsonb(r) as counted from badge_counts b join private.badge_readings r using (user_id) join group_members m using (user_id)
      where m.group_id = ${groupId} and (b.messages, b.invitations, b.votes, b.payments, b.member_joins, b.alerts, b.alerts_unread)
        <> (r.messages, r.invitations, r.votes, r.payments, r.member_joins, r.alerts, r.alerts_unread)`.execute(
      service.services.db,
    )
  ).rows;

it("D193: unread messages and new members fall out of their window after seven days", async () => {
  const { db } = service.services;
  await setClock(db, new Date("2027-01-04T12:00:00Z"));
  const { groupId, members } = await buildGroup(db, { members: ["Bruno"] });
  const [amina, bruno] = members as [TestUser, TestUser];
  await sql`insert into messages (chat_id, sender_id, message) values (${groupId}, ${bruno.userId}, 'Hello')`.execute(
    db,
  );
  expect(await badgesOf(amina)).toMatchObject({ messages: 1 });
  const carla = await buildUser(db, { name: "Carla" });
  await sql`insert into group_members (group_id, user_id) values (${groupId}, ${carla.userId})`.execute(db);
  expect(await badgesOf(bruno)).toMatchObject({ member_joins: 1 });
  expect(await badgesOf(carla)).toMatchObject({ member_joins: 0, messages: 0 });
  await setClock(db, new Date("2027-01-11T13:00:00Z"));
  expect(await service.tick("badges")).toBe(200);
  expect(await badgesOf(amina)).toMatchObject({ messages: 0, member_joins: 0 });
  expect(await badgesOf(bruno)).toMatchObject({ member_joins: 0 });
  expect(await stale(groupId)).toEqual([]);
});

it("D193: a contribution counts from the day on which it can be paid until it is", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  const payer = (
    await sql<{ user_id: string; opens_at: Date }>`
    select o.user_id, r.opens_at from obligations o join rounds r using (group_id, cycle, payout_round)
    where o.group_id = ${circle.groupId} and o.payout_round = 2
        and o.user_id = (select recipient_id from rounds f where f.group_id = o.group_id and f.payout_round = 1)`.execute(
      db,
    )
  ).rows[0]!;
  const before = await badgesOf({ userId: payer.user_id });
  await setClock(db, new Date(payer.opens_at.getTime() + 60_000));
  expect(await service.tick("badges")).toBe(200);
  expect([before["payments"], (await badgesOf({ userId: payer.user_id }))["payments"]]).toEqual([0, 1]);
  expect(await stale(circle.groupId)).toEqual([]);
});

it("D193, D263: an open vote counts only while its circle is not frozen, since nobody can vote meanwhile", async () => {
  const { db } = service.services;
  const circle = await completedCircle(service, ["Amina", "Bruno", "Chloe"]);
  expect((await circle.open()).status).toBe(200);
  const votes = async () => (await badgesOf(circle.member("Bruno")))["votes"];
  const freeze = (isFrozen: boolean) =>
    sql`update groups set frozen_at = ${isFrozen ? sql`app_now()` : null} where group_id = ${circle.groupId}`.execute(
      db,
    );
  const counts = [await votes()];
  for (const isFrozen of [true, false]) {
    await freeze(isFrozen);
    counts.push(await votes());
    expect(await stale(circle.groupId)).toEqual([]);
  }
  expect(counts).toEqual([1, 0, 1]);
});

it("D289: an alert that another count tells does not ring twice", async () => {
  const { db } = service.services;
  const person = await buildUser(db, { name: "Dora" });
  await sql`insert into notifications (user_id, kind, "values") values
    (${person.userId}, 'identity_verified', '{}'), (${person.userId}, 'member_joined', '{}')`.execute(db);
  expect(await badgesOf(person)).toMatchObject({ alerts: 1, total: 1 });
  await sql`update notifications set read = true where user_id = ${person.userId}`.execute(db);
  expect(await badgesOf(person)).toMatchObject({ alerts: 0, total: 0 });
});

it("D289: a vote that is open and a round that may be paid late ring by their own counts alone", async () => {
  const { db } = service.services;
  const person = await buildUser(db, { name: "Emma" });
  await sql`insert into notifications (user_id, kind, "values")
    select ${person.userId}, value, '{}' from notice_kinds
    where value in ('restart_vote_opened', 'extension_vote_opened', 'removal_vote_opened', 'late_payment_allowed', 'late_payment_opened',
      'payment_reminder', 'contribution_received', 'group_invitation')`.execute(db);
  expect(await badgesOf(person)).toMatchObject({ alerts: 0, alerts_unread: 8, total: 0 });
});

it("D289: an alert that was dismissed rings no longer, and does again once that is undone", async () => {
  const { db } = service.services;
  const person = await buildUser(db, { name: "Finn" });
  await sql`insert into notifications (user_id, kind, "values") values (${person.userId}, 'identity_verified', '{}')`.execute(
    db,
  );
  await sql`update notifications set dismissed_at = app_now() where user_id = ${person.userId}`.execute(db);
  expect(await badgesOf(person)).toMatchObject({ alerts: 0, alerts_unread: 0, total: 0 });
  await sql`update notifications set dismissed_at = null where user_id = ${person.userId}`.execute(db);
  expect(await badgesOf(person)).toMatchObject({ alerts: 1, alerts_unread: 1, total: 1 });
});
