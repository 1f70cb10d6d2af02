import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { lockGroup } from "../groups/queries.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let full: TestGroup;
let guests: TestUser[];
beforeAll(async () => {
  service = await startTestService();
  guests = [];
  for (const name of ["Chloe", "Dora", "Emil"])
    guests.push(await buildUser(service.services.db, { name, plan: "premium" }));
});
afterAll(() => service.stop());
beforeEach(async () => {
  await setClock(service.services.db, onDay("2027-02-01", "UTC"));
  full = await buildGroup(service.services.db, { memberLimit: 3, members: ["Bruno", "Carla"], timeZone: "UTC" });
});

const call = (name: string, group: TestGroup, { userId }: TestUser, more: object = {}) =>
  service.callAction(name, { group_id: group.groupId, ...more }, { as: userId });
const wait = (person: TestUser, group = full) => call("join_waiting_list", group, person);
const leave = (person: TestUser, group = full) => call("leave_waiting_list", group, person);
const join = (person: TestUser, group = full) => call("join_group", group, person, { accept_agreement: true });
const hoursLater = (hours: number) =>
  setClock(service.services.db, new Date(new Date(onDay("2027-02-01", "UTC")).getTime() + hours * 3_600_000));

/** A member gives up the seat, as leaving will do it: the seat first, then whoever waits. */
async function freeSeat(group = full, member = group.members.at(-1)!): Promise<void> {
  await inTransaction(service.services.db, async (tx, now) => {
    await lockGroup(tx, group.groupId);
    await tx
      .updateTable("group_members")
      .set({ status: "left", left_at: now })
      .where("group_id", "=", group.groupId)
      .where("user_id", "=", member.userId)
      .execute();
    await offerFreeSeats(tx, { group_id: group.groupId }, now);
  });
}
const list = async (group = full) => {
  const { rows } = await sql<{ alias: string; offered: boolean }>`
    select p.alias, w.offered_at is not null as offered from group_waiting_list w join user_profiles p using (user_id)
    where w.group_id = ${group.groupId} order by w.created_at, w.user_id`.execute(service.services.db);
  return rows.map(({ alias, offered }) => (offered ? `${alias}!` : alias));
};
const told = async ({ userId }: TestUser, group = full) =>
  (
    await service.services.db
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", userId)
      .where("group_id", "=", group.groupId)
      .orderBy("created_at")
      .execute()
  ).map(({ kind }) => kind);
const mayJoin = async ({ userId }: TestUser, group = full) => {
  const { rows } = await sql<{ answer: unknown; spots: number }>`
    select group_may_join(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer,
      group_spots_left(g) as spots from groups g where group_id = ${group.groupId}`.execute(service.services.db);
  return rows[0]!;
};
/** They come one minute after the other. */
async function everybodyWaits(group = full, people = guests): Promise<void> {
  for (const [at, guest] of people.entries()) {
    await setClock(service.services.db, new Date(new Date(onDay("2027-02-01", "UTC")).getTime() + at * 60_000));
    expect((await wait(guest, group)).status).toBe(200);
  }
}

describe("D92: the list", () => {
  it("serves first who came first, and tells each their place", async () => {
    const [chloe, dora] = guests as [TestUser, TestUser, TestUser];
    expect((await mayJoin(dora)).answer).toMatchObject({ code: "group-full", act: "wait" });
    await everybodyWaits();
    expect((await wait(dora)).status, "asked twice").toBe(200);
    expect(await list()).toEqual(["Chloe", "Dora", "Emil"]);
    expect((await mayJoin(dora)).answer).toMatchObject({
      code: "on-waiting-list",
      values: { place: 2 },
      act: "leave_list",
    });
    expect((await leave(chloe)).status).toBe(200);
    expect((await leave(chloe)).status, "asked twice").toBe(200);
    expect((await mayJoin(dora)).answer).toMatchObject({ values: { place: 1 } });
  });

  it("has 20 places, and none where a seat is free or the group is private", async () => {
    const { db } = service.services;
    for (let n = 0; n < 20; n++)
      await db
        .insertInto("group_waiting_list")
        .values({ group_id: full.groupId, user_id: (await buildUser(db)).userId })
        .execute();
    await expectRefusal(service, () => wait(guests[0]!), "waiting-list-full");
    const free = await buildGroup(db, { memberLimit: 3 });
    await expectRefusal(service, () => wait(guests[0]!, free), "seats-are-free");
    const hidden = await buildGroup(db, { memberLimit: 3, joinMethod: "invite_only" });
    await invite(service, hidden, { userId: guests[0]!.userId });
    await sql`insert into group_members (group_id, user_id) select ${hidden.groupId}, user_id from group_members
      where group_id = ${full.groupId} and user_id <> ${full.admin.userId} and status = 'active'`.execute(db);
    await expectRefusal(service, () => wait(guests[0]!, hidden), "group-full");
  });

  it("takes no member, nobody who has asked already, and nobody without a proved identity", async () => {
    const unverified = await buildUser(service.services.db, { isVerified: false });
    await expectRefusal(service, () => wait(unverified), "identity-required");
    await expectRefusal(service, () => wait(full.admin), "already-member");
    const byRequest = await buildGroup(service.services.db, {
      memberLimit: 3,
      members: ["Bruno"],
      joinMethod: "request_to_join",
    });
    await join(guests[0]!, byRequest);
    await expectRefusal(service, () => wait(guests[0]!, byRequest), "request-pending");
  });
});

describe("D92: a seat that gets free", () => {
  it("is offered to the first for 48 hours, and nobody else takes it", async () => {
    const [chloe, dora] = guests as [TestUser, TestUser, TestUser];
    await everybodyWaits();
    await freeSeat();
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    expect(await told(chloe)).toEqual(["seat_offered"]);
    const stranger = await buildUser(service.services.db, { plan: "premium" });
    for (const other of [stranger, dora])
      expect((await join(other)).body.extensions?.code).toBe(other === dora ? "on-waiting-list" : "group-full");
    expect(await mayJoin(stranger)).toMatchObject({ spots: 0, answer: { code: "group-full", act: "wait" } });
    expect((await mayJoin(chloe)).answer).toEqual({ allowed: true, act: "join" });
    expect((await join(chloe)).status).toBe(200);
    expect(await list()).toEqual(["Dora", "Emil"]);
  });

  it("cannot be given to who is invited or approved past the list", async () => {
    await everybodyWaits(full, guests.slice(0, 1));
    await freeSeat();
    const byInvitation = await service.callAction(
      "invite_person",
      { group_id: full.groupId, user_id: guests[2]!.userId },
      { as: full.admin.userId },
    );
    expect(byInvitation.body.extensions?.code).toBe("group-full");
    await sql`update groups set join_method = 'request_to_join' where group_id = ${full.groupId}`.execute(
      service.services.db,
    );
    const { join_request_id } = await service.services.db
      .insertInto("join_requests")
      .values({ group_id: full.groupId, user_id: guests[2]!.userId })
      .returning("join_request_id")
      .executeTakeFirstOrThrow();
    const approve = () => service.callAction("approve_join_request", { join_request_id }, { as: full.admin.userId });
    await expectRefusal(service, approve, "group-full");
  });

  it("asks of who takes it what every door asks: agreement, identity, plan", async () => {
    const { db } = service.services;
    const unverified = await buildUser(db, { name: "Una" });
    const busy = await buildUser(db, { name: "Bella" });
    await buildGroup(db, { members: [busy] });
    await everybodyWaits(full, [unverified, busy]);
    await sql`update user_profiles set is_verified = false, verified_at = null where user_id = ${unverified.userId}`.execute(
      db,
    );
    await freeSeat();
    await freeSeat(full, full.members[1]!);
    expect(await list()).toEqual(["Una!", "Bella!"]);
    await expectRefusal(service, () => join(unverified), "identity-required");
    await expectRefusal(service, () => join(busy), "free-plan-limit");
    const calm = await buildGroup(db, { memberLimit: 3, members: ["Bruno", "Carla"] });
    await wait(guests[0]!, calm);
    await freeSeat(calm);
    await expectRefusal(
      service,
      () => call("join_group", calm, guests[0]!, { accept_agreement: false }),
      "agreement-required",
    );
  });

  it("goes to the next when it is declined", async () => {
    await everybodyWaits();
    await freeSeat();
    expect((await leave(guests[0]!)).status).toBe(200);
    expect(await list()).toEqual(["Dora!", "Emil"]);
    expect(await told(guests[1]!)).toEqual(["seat_offered"]);
  });

  it("goes to the next after 48 hours, to the minute, and both are told once", async () => {
    await everybodyWaits();
    await hoursLater(0);
    await freeSeat();
    await hoursLater(47.99);
    expect(await service.tick("seat_offers")).toBe(200);
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    await hoursLater(48);
    for (const _ of [1, 2]) expect(await service.tick("seat_offers")).toBe(200);
    expect(await list()).toEqual(["Dora!", "Emil"]);
    expect(await told(guests[0]!)).toEqual(["seat_offered", "seat_offer_ended"]);
    expect(await told(guests[1]!)).toEqual(["seat_offered"]);
  });

  it("is offered by the cron where it got free in another way", async () => {
    await everybodyWaits();
    await sql`update groups set member_limit = 5 where group_id = ${full.groupId}`.execute(service.services.db);
    expect((await join(await buildUser(service.services.db, { plan: "premium" }))).body.extensions?.code).toBe(
      "group-full",
    );
    expect(await service.tick("seat_offers")).toBe(200);
    expect(await list()).toEqual(["Chloe!", "Dora!", "Emil"]);
  });

  it("waits while the group is frozen: nothing is offered and no offer ends (D263)", async () => {
    await everybodyWaits();
    await freeSeat();
    const freeze = (frozen: boolean) =>
      sql`update groups set frozen_at = case when ${frozen} then app_now() end where group_id = ${full.groupId}`.execute(
        service.services.db,
      );
    await freeze(true);
    await hoursLater(60);
    expect(await service.tick("seat_offers")).toBe(200);
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    await expectRefusal(service, () => join(guests[0]!), "group-frozen");
    await freeze(false);
    expect(await service.tick("seat_offers")).toBe(200);
    expect(await list()).toEqual(["Dora!", "Emil"]);
  });

  it("stands still while registration is closed: it is offered anew, for the whole time, when it opens again", async () => {
    const [chloe] = guests as [TestUser, TestUser, TestUser];
    await everybodyWaits();
    await freeSeat();
    await hoursLater(40);
    expect((await call("close_registration", full, full.admin)).status).toBe(200);
    expect(await list()).toEqual(["Chloe", "Dora", "Emil"]);
    await hoursLater(100);
    await service.tick("seat_offers");
    expect(await told(chloe)).toEqual(["seat_offered"]);
    const opened = await call("extend_recruitment", full, full.admin, { start_date: "2027-03-01" });
    expect(opened.status).toBe(200);
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    expect(await told(chloe)).toEqual(["seat_offered", "seat_offered"]);
    await hoursLater(147);
    await service.tick("seat_offers");
    expect((await join(chloe)).status).toBe(200);
  });

  it("stays theirs: its admin cannot take it away by having fewer seats (D244)", async () => {
    await everybodyWaits();
    await freeSeat();
    const terms = {
      contribution_amount: 100_00,
      currency: "USD",
      frequency: "weekly",
      payout_assignment_method: "random",
      start_date: "2027-03-01",
    };
    const fewer = await call("change_group_terms", full, full.admin, { ...terms, member_limit: 2 });
    const needsThree = { code: "member-limit-too-low", values: { min: 3 } };
    expect(fewer.body.extensions).toMatchObject(needsThree);
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    const [chloe] = guests as [TestUser];
    expect((await mayJoin(chloe)).answer).toEqual({ allowed: true, act: "join" });
    await service.services.db
      .insertInto("group_invitations")
      .values({
        group_id: full.groupId,
        inviter_id: full.admin.userId,
        invitee_email: chloe.email,
        expires_at: sql<Date>`app_now() + interval '1 day'`,
      })
      .execute();
    const again = await call("change_group_terms", full, full.admin, { ...terms, member_limit: 2 });
    expect(again.body.extensions, "an invitation to the same person needs no seat more").toMatchObject(needsThree);
  });

  it("is told once a day, however often registration closes and opens", async () => {
    await everybodyWaits();
    await freeSeat();
    for (let n = 0; n < 3; n++) {
      await call("close_registration", full, full.admin);
      await call("extend_recruitment", full, full.admin, { start_date: "2027-03-01" });
    }
    expect(await list()).toEqual(["Chloe!", "Dora", "Emil"]);
    expect(await told(guests[0]!)).toEqual(["seat_offered"]);
  });

  it("is told by letter, in the reader's language, with the last day that is wholly theirs", async () => {
    const paul = await buildUser(service.services.db, { name: "Paul", plan: "premium", language: "fr" });
    await wait(paul);
    await freeSeat();
    const row = await service.services.db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", paul.userId)
      .executeTakeFirstOrThrow();
    expect(await service.deliverEvent("notification_created", { op: "INSERT", new: row })).toBe(200);
    await service.settle();
    const letter = service.letters.findLast(({ to }) => to === paul.email);
    expect(letter?.subject).toMatch(/^Une place est libre/);
    expect(letter?.text).toContain("jusqu’au 2 février 2027 inclus");
  });
});

describe("D92, D104: where the admin decides", () => {
  const byRequest = () =>
    buildGroup(service.services.db, { memberLimit: 3, members: ["Bruno", "Carla"], joinMethod: "request_to_join" });
  const requestOf = async (group: TestGroup, { userId }: TestUser) =>
    (
      await service.services.db
        .selectFrom("join_requests")
        .select("join_request_id")
        .where("group_id", "=", group.groupId)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow()
    ).join_request_id;

  it("the offer leads to a request, for which the seat is kept past its time until there is an answer", async () => {
    const group = await byRequest();
    await everybodyWaits(group);
    await freeSeat(group);
    expect((await join(guests[0]!, group)).body).toMatchObject({ requiresApproval: true });
    await hoursLater(60);
    expect(await service.tick("seat_offers")).toBe(200);
    expect(await list(group)).toEqual(["Chloe!", "Dora", "Emil"]);
    const id = await requestOf(group, guests[0]!);
    const approved = await service.callAction(
      "approve_join_request",
      { join_request_id: id },
      { as: group.admin.userId },
    );
    expect(approved.status).toBe(200);
    expect(await list(group)).toEqual(["Dora", "Emil"]);
  });

  it("a decline passes the seat on", async () => {
    const group = await byRequest();
    await everybodyWaits(group);
    await freeSeat(group);
    await join(guests[0]!, group);
    const id = await requestOf(group, guests[0]!);
    await service.callAction("reject_join_request", { join_request_id: id }, { as: group.admin.userId });
    expect(await list(group)).toEqual(["Dora!", "Emil"]);
  });

  it("a request that is taken back passes the seat on", async () => {
    const group = await byRequest();
    await everybodyWaits(group);
    await freeSeat(group);
    await join(guests[0]!, group);
    await service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: guests[0]!.userId });
    expect(await list(group)).toEqual(["Dora!", "Emil"]);
  });
});
