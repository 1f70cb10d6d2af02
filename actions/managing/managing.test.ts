import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCircle } from "../test/circle.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildUser } from "../test/factories.ts";
import { requestOf } from "../test/leave.ts";
import { managedCircle } from "../test/managedCircle.ts";
import { expectRefusal } from "../test/refusal.ts";
import { completedCircle } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const row = async (groupId: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from groups where group_id = ${groupId}`.execute(
    service.services.db,
  );
  return rows[0]!;
};

describe("who sees a group and how people come in (D104, D243)", () => {
  it("private admits by invitation alone, public again as it did or as wished", async () => {
    const circle = await managedCircle(service, { joinMethod: "direct" });
    const set = (input: object) => circle.act("set_group_admission", input);
    await set({ is_public: false, join_method: "direct" });
    expect(await row(circle.groupId)).toMatchObject({ is_public: false, join_method: "invite_only" });
    await set({ is_public: true });
    expect(await row(circle.groupId)).toMatchObject({ is_public: true, join_method: "request_to_join" });
    await set({ is_public: true, join_method: "direct" });
    await set({ is_public: true });
    expect(await row(circle.groupId)).toMatchObject({ is_public: true, join_method: "direct" });
  });

  it("tells and sends away who waits from outside when it becomes private, each time (D104)", async () => {
    const { db } = service.services;
    const circle = await managedCircle(service, { joinMethod: "request_to_join", memberLimit: 4 });
    const [dan, eve] = [await buildUser(db, { name: "Dan" }), await buildUser(db, { name: "Eve" })];
    const join = { group_id: circle.groupId, accept_agreement: true };
    const newsOf = async ({ userId }: { userId: string }) => {
      const { rows } = await sql<{ kind: string }>`select kind from notifications where user_id = ${userId}
        and group_id = ${circle.groupId} order by created_at`.execute(db);
      return rows.map(({ kind }) => kind);
    };
    const waits = () =>
      sql`insert into group_waiting_list (group_id, user_id, created_at) values (${circle.groupId}, ${eve.userId}, app_now())`.execute(
        db,
      );
    expect((await service.callAction("join_group", join, { as: dan.userId })).status).toBe(200);
    await waits();
    for (let n = 0; n < 2; n++) await circle.act("set_group_admission", { is_public: false });
    expect([await newsOf(dan), await newsOf(eve)]).toEqual([["join_rejected"], ["waiting_ended"]]);

    await setClock(db, onDay("2027-02-20", "America/New_York"));
    await circle.act("set_group_admission", { is_public: true });
    await waits();
    await circle.act("set_group_admission", { is_public: false });
    expect(await newsOf(eve)).toEqual(["waiting_ended", "waiting_ended"]);
    const { rows } = await sql`select from group_waiting_list where group_id = ${circle.groupId}`.execute(db);
    expect(rows).toEqual([]);
  });

  it("after the start a public group becomes private, and not public again", async () => {
    const circle = await managedCircle(service);
    await circle.act("start_group");
    expect((await circle.act("set_group_admission", { is_public: false })).status).toBe(200);
    await expectRefusal(service, () => circle.act("set_group_admission", { is_public: true }), "private-is-final");
    expect((await circle.act("set_group_admission", { is_public: false })).status).toBe(200);
  });

  it("nor while its next cycle is planned; its admin's page says so beforehand (D236)", async () => {
    const circle = await completedCircle(service, ["Amina", "Bruno", "Chloe"]);
    const as = circle.member("Amina").userId;
    const set = (is_public: boolean) =>
      service.callAction("set_group_admission", { group_id: circle.groupId, is_public }, { as });
    expect((await set(false)).status).toBe(200);
    await circle.open();
    for (const name of ["Amina", "Bruno"]) await circle.vote(name, "yes");
    await expectRefusal(service, () => set(true), "private-is-final");
    const { rows } = await sql<{ status: string; code: string }>`
      select g.status, group_may_manage(g, ${JSON.stringify({ "x-hasura-user-id": as })}) -> 'set_group_admission' ->> 'code' as code
      from groups g where g.group_id = ${circle.groupId}`.execute(service.services.db);
    expect(rows).toEqual([{ status: "ready_to_start", code: "private-is-final" }]);
  });
});

describe("starting by hand (D76, D98)", () => {
  it("is switched, with a minimum within the seats", async () => {
    const circle = await managedCircle(service);
    const set = (minimum: number) =>
      circle.act("set_manual_start", { manual_start_enabled: false, minimum_members_to_start: minimum });
    await expectRefusal(service, () => set(1), "minimum-members-range");
    await expectRefusal(service, () => set(6), "minimum-members-range");
    expect((await set(4)).status).toBe(200);
    await expectRefusal(service, () => circle.act("start_group"), "manual-start-disabled");
  });

  it("D89, D267: is a term, so the circle hears of another answer and whoever agreed to the first accepts it or leaves", async () => {
    const circle = await managedCircle(service);
    const set = (manual_start_enabled: boolean, minimum_members_to_start: number) =>
      circle.act("set_manual_start", { manual_start_enabled, minimum_members_to_start });
    for (let n = 0; n < 2; n++) expect((await set(true, 3)).status).toBe(200);
    expect(await circle.news("Bruno")).toEqual(["terms_changed"]);
    expect(await circle.news("Amina")).toEqual([]);
    expect(await circle.posts()).toEqual(["terms_amended"]);
    expect(await circle.asked("Bruno")).toMatchObject({
      terms_before: { manual_start_enabled: true, minimum_members_to_start: 2 },
    });
    await expectRefusal(service, () => circle.act("start_group"), "terms-unanswered");
    expect((await circle.accept("Bruno")).status).toBe(200);
    // Back as Chloe agreed to it: she is asked nothing, and Bruno agreed to the other.
    expect((await set(true, 2)).status).toBe(200);
    expect([await circle.asked("Bruno"), await circle.asked("Chloe")]).toEqual([expect.anything(), undefined]);
  });
});

describe("a group that is closed or deleted", () => {
  it.each(["close_group", "delete_group"])("%s ends requests to leave and the offer of the role", async (end) => {
    const { db } = service.services;
    const circle = await managedCircle(service);
    await circle.act("ask_to_leave", {}, "Bruno");
    await circle.act("offer_admin_role", { user_id: circle.personOf("Chloe") });
    const { name } = await row(circle.groupId);
    expect((await circle.act(end, end === "delete_group" ? { name } : {})).status).toBe(200);
    expect(await requestOf(service, circle.personOf("Bruno"))).toMatchObject({ status: "ended" });
    const { rows } =
      await sql`select from admin_offers where group_id = ${circle.groupId} and ended_at is null`.execute(db);
    expect(rows).toEqual([]);
    const before = await circle.news("Bruno");
    await setClock(db, onDay("2027-03-09", "America/New_York"));
    await service.tick("leave_requests");
    expect(await circle.news("Bruno")).toEqual(before);
  });
});

describe("D74: closing registration", () => {
  it("admits nobody, starts nothing, keeps requests waiting (D256), and is told once", async () => {
    const circle = await managedCircle(service, { joinMethod: "request_to_join" });
    const dan = await buildUser(service.services.db, { name: "Dan" });
    const join = (userId: string) =>
      service.callAction("join_group", { group_id: circle.groupId, accept_agreement: true }, { as: userId });
    await join(dan.userId);
    for (let n = 0; n < 2; n++) expect((await circle.act("close_registration")).body).toEqual({ success: true });
    expect(await circle.status()).toBe("ready_to_start");
    expect(await circle.posts()).toEqual(["registration_closed"]);
    const eve = await buildUser(service.services.db, { name: "Eve" });
    await expectRefusal(service, () => join(eve.userId), "group-closed");
    const { rows } = await sql`select status from join_requests where user_id = ${dan.userId}`.execute(
      service.services.db,
    );
    expect(rows).toEqual([{ status: "pending" }]);
  });

  it("D74: leaves no seat that anybody reads as free, until recruitment is extended", async () => {
    const circle = await managedCircle(service, { memberLimit: 8 });
    const spots = async () => {
      const { rows } = await sql<{ spots: number }>`
        select group_spots_left(g) as spots from groups g where group_id = ${circle.groupId}`.execute(
        service.services.db,
      );
      return rows[0]!.spots;
    };
    expect(await spots()).toBe(5);
    expect((await circle.act("close_registration")).status).toBe(200);
    expect(await spots()).toBe(0);
    expect((await circle.act("extend_recruitment", { start_date: "2027-03-01" })).status).toBe(200);
    expect(await spots()).toBe(5);
  });
});

describe("reminding those who owe the round at hand", () => {
  const remind = (circle: { groupId: string; member(name: string): { userId: string } }) =>
    service.callAction("remind_members", { group_id: circle.groupId }, { as: circle.member("Amina").userId });
  const remindedIn = async (groupId: string) => {
    const { rows } = await sql<{ alias: string; values: unknown }>`select alias, values from notifications
      join user_profiles using (user_id) where kind = 'payment_reminder' and group_id = ${groupId} order by alias`.execute(
      service.services.db,
    );
    return rows;
  };

  it("tells who can pay and has not, not who paid or receives, once a day", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dora"]);
    // Four days before the due date nothing can be paid.
    await circle.goTo(1, -4);
    await expectRefusal(service, () => remind(circle), "nobody-to-remind");
    await circle.goTo(1, 0);
    await circle.pay("Chloe");
    expect((await remind(circle)).body).toEqual({ success: true, reminded: 2 });
    expect(await remindedIn(circle.groupId)).toMatchObject([
      { alias: "Bruno", values: { cycle: 1, round: 1, amount: { cents: 100_00, currency: "USD" }, due: "2027-01-07" } },
      { alias: "Dora" },
    ]);
    await circle.goTo(1, 0, 23);
    await expectRefusal(service, () => remind(circle), "reminded-today");
    await circle.goTo(1, 1, 0);
    expect((await remind(circle)).body).toMatchObject({ reminded: 2 });
  });

  it("reminds nobody when only the admin owes", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno"]);
    await circle.goTo(1, 0);
    await circle.pay("Bruno");
    await circle.tick();
    await circle.goTo(2, 0);
    await expectRefusal(service, () => remind(circle), "nobody-to-remind");
  });
});

describe("D87: closing before the start", () => {
  it("tells everybody else, ends requests (D256), and the seats do not count any more (D3)", async () => {
    const circle = await managedCircle(service, { joinMethod: "request_to_join" });
    const dan = await buildUser(service.services.db, { name: "Dan" });
    await service.callAction("join_group", { group_id: circle.groupId, accept_agreement: true }, { as: dan.userId });
    expect((await circle.act("close_group")).body).toEqual({ success: true });
    expect(await circle.status()).toBe("closed");
    expect(await circle.news("Bruno")).toEqual(["group_closed_by_admin"]);
    expect(await circle.news("Amina")).not.toContain("group_closed_by_admin");
    const { rows } =
      await sql`select status, counted_groups_of(${circle.personOf("Bruno")}) as groups from join_requests
      where user_id = ${dan.userId}`.execute(service.services.db);
    expect(rows).toEqual([{ status: "rejected", groups: 0 }]);
  });
});

describe("D88: deleting", () => {
  const deleteIt = (circle: Awaited<ReturnType<typeof managedCircle>>, name?: string) => async () =>
    circle.act("delete_group", { name: name ?? (await row(circle.groupId))["name"] });

  it("needs the name as it is; then nobody finds the group any more, and its members are told", async () => {
    const circle = await managedCircle(service);
    await expectRefusal(service, deleteIt(circle, "another name"), "group-name-mismatch");
    expect((await deleteIt(circle)()).body).toEqual({ success: true });
    expect((await row(circle.groupId))["deleted_at"]).toBeInstanceOf(Date);
    expect(await circle.news("Bruno")).toEqual(["group_deleted"]);
    await expectRefusal(service, () => circle.act("close_group"), "group-not-found");
  });

  it("takes its invitations back, which nobody could see or answer any more", async () => {
    const { db } = service.services;
    const circle = await managedCircle(service, { memberLimit: 4 });
    const dan = await buildUser(db, { name: "Dan" });
    await circle.act("invite_by_email", { email: dan.email });
    const waiting = () =>
      db.selectFrom("badge_counts").select("invitations").where("user_id", "=", dan.userId).executeTakeFirstOrThrow();
    expect(await waiting()).toEqual({ invitations: 1 });
    expect((await deleteIt(circle)()).status).toBe(200);
    expect(await waiting()).toEqual({ invitations: 0 });
  });

  it("is refused once there was a payment, also one that failed", async () => {
    const circle = await managedCircle(service);
    await service.services.db.transaction().execute(async (tx) => {
      // Before the start nothing can be paid: this row has no round, as one of an earlier cycle that was taken back.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency,
        payment_method, status, due_date, is_early) values (${circle.personOf("Bruno")}, ${circle.groupId}, 1, 1, 100, 0, 0, 100, 'USD',
        'card', 'failed', '2027-03-01', false)`.execute(tx);
    });
    await expectRefusal(service, deleteIt(circle), "payments-exist");
  });
});

it("an order that the admin arranges is told in the chat, once (D79)", async () => {
  const circle = await managedCircle(service, { payoutAssignmentMethod: "manual" });
  const order = { user_ids: ["Chloe", "Bruno", "Amina"].map(circle.personOf) };
  for (let n = 0; n < 2; n++) expect((await circle.act("set_payout_order", order)).status).toBe(200);
  expect(await circle.posts()).toEqual(["payout_order_set"]);
});
