import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { startCircle } from "../test/circle.ts";
import { leave, requestOf } from "../test/leave.ts";
import { managedCircle, type ManagedCircle } from "../test/managedCircle.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const adminOf = async (circle: ManagedCircle) => {
  const { rows } = await sql<{
    alias: string;
    roles: string;
  }>`select p.alias, (select string_agg(x.alias || ' ' || m.role, ', ' order by x.alias)
    from group_members m join user_profiles x on x.user_id = m.user_id where m.group_id = g.group_id) as roles
    from groups g join user_profiles p on p.user_id = g.admin_id where g.group_id = ${circle.groupId}`.execute(
    service.services.db,
  );
  return rows[0]!;
};
const offered = async (circle: ManagedCircle) => {
  const { rows } = await sql<{ alias: string }>`select alias from admin_offers join user_profiles using (user_id)
    where group_id = ${circle.groupId} and ended_at is null`.execute(service.services.db);
  return rows.map(({ alias }) => alias);
};
const offer = (circle: ManagedCircle, name: string) =>
  circle.act("offer_admin_role", { user_id: circle.personOf(name) });

describe("D118: handing over a group", () => {
  it("changes hands when the member accepts; the admin of before stays a member", async () => {
    const circle = await managedCircle(service);
    for (let n = 0; n < 2; n++) expect((await offer(circle, "Bruno")).status).toBe(200);
    expect(await circle.news("Bruno")).toEqual(["admin_offered"]);
    expect((await adminOf(circle)).alias).toBe("Amina");
    await expectRefusal(service, () => circle.act("accept_admin_role", {}, "Chloe"), "admin-offer-ended");
    for (let n = 0; n < 2; n++) expect((await circle.act("accept_admin_role", {}, "Bruno")).status).toBe(200);
    expect(await adminOf(circle)).toEqual({ alias: "Bruno", roles: "Amina member, Bruno admin, Chloe member" });
    expect([await circle.news("Amina"), await circle.news("Chloe")]).toEqual([["admin_changed"], ["admin_changed"]]);
    expect(await circle.posts()).toEqual(["admin_changed"]);
    await expectRefusal(service, () => circle.act("close_registration"), "not-allowed");
    expect((await circle.act("close_registration", {}, "Bruno")).status).toBe(200);
  });

  it("is not offered to somebody who is suspended, and to nobody where all others are", async () => {
    const { db } = service.services;
    const circle = await managedCircle(service);
    const suspend = (name: string) =>
      sql`update user_profiles set suspended_at = app_now() where user_id = ${circle.personOf(name)}`.execute(db);
    const mayOffer = async () => {
      const { rows } = await sql<{ answer: object }>`
        select group_may_manage(g, json_build_object('x-hasura-user-id', g.admin_id::text)) -> 'offer_admin_role' as answer
        from groups g where group_id = ${circle.groupId}`.execute(db);
      return rows[0]!.answer;
    };
    await suspend("Bruno");
    await expectRefusal(service, () => offer(circle, "Bruno"), "new-admin-not-a-member");
    expect(await mayOffer()).toMatchObject({ allowed: true });
    await suspend("Chloe");
    expect(await mayOffer()).toMatchObject({ allowed: false, code: "nobody-to-hand-over-to" });
  });

  it("another offer takes the place of the first, and each can be withdrawn or declined", async () => {
    const circle = await managedCircle(service);
    await offer(circle, "Bruno");
    await offer(circle, "Chloe");
    expect(await offered(circle)).toEqual(["Chloe"]);
    await expectRefusal(service, () => circle.act("accept_admin_role", {}, "Bruno"), "admin-offer-ended");
    expect((await circle.act("withdraw_admin_offer")).status).toBe(200);
    await expectRefusal(service, () => circle.act("accept_admin_role", {}, "Chloe"), "admin-offer-ended");
    await offer(circle, "Bruno");
    expect((await circle.act("decline_admin_role", {}, "Bruno")).status).toBe(200);
    expect(await circle.news("Amina")).toEqual(["admin_offer_declined"]);
    expect(await offered(circle)).toEqual([]);
  });

  it("asks the same member by one letter a day, however often it is offered and taken back", async () => {
    const circle = await managedCircle(service);
    for (let n = 0; n < 3; n++) {
      expect((await offer(circle, "Bruno")).status).toBe(200);
      expect((await circle.act("withdraw_admin_offer")).status).toBe(200);
    }
    expect(await circle.news("Bruno")).toEqual(["admin_offered"]);
    await setClock(service.services.db, new Date("2027-02-20T17:00:00Z"));
    await offer(circle, "Bruno");
    expect(await circle.news("Bruno")).toEqual(["admin_offered", "admin_offered"]);
    expect((await circle.act("accept_admin_role", {}, "Bruno")).status).toBe(200);
  });

  it("waits until the member has answered changed terms, so that their silence never releases the admin (D89)", async () => {
    const circle = await managedCircle(service);
    await offer(circle, "Bruno");
    await circle.change();
    await expectRefusal(service, () => circle.act("accept_admin_role", {}, "Bruno"), "answer-terms-first");
    await circle.accept("Bruno");
    expect((await circle.act("accept_admin_role", {}, "Bruno")).status).toBe(200);
    await expectRefusal(service, () => circle.act("decline_group_terms", {}, "Bruno"), "no-terms-to-answer");
    await setClock(service.services.db, new Date("2027-02-22T17:00:01Z"));
    expect(await service.tick("term_consents")).toBe(200);
    expect(await adminOf(circle)).toEqual({ alias: "Bruno", roles: "Amina member, Bruno admin" });
  });

  it("goes to active members alone, and not to oneself", async () => {
    const circle = await managedCircle(service);
    await expectRefusal(service, () => offer(circle, "Amina"), "new-admin-not-a-member");
    await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId}
      and user_id = ${circle.personOf("Bruno")}`.execute(service.services.db);
    await expectRefusal(service, () => offer(circle, "Bruno"), "new-admin-not-a-member");
  });
});

describe("D118: who is about to leave does not run the group", () => {
  const requests = async (circle: { groupId: string }) => {
    const { rows } = await sql<{
      status: string;
    }>`select status from leave_requests where group_id = ${circle.groupId}`.execute(service.services.db);
    return rows.map(({ status }) => status);
  };

  it("is not asked while a request to leave is open", async () => {
    const circle = await managedCircle(service);
    await circle.act("ask_to_leave", {}, "Bruno");
    await expectRefusal(service, () => offer(circle, "Bruno"), "new-admin-is-leaving");
    await circle.act("withdraw_leave_request", {}, "Bruno");
    expect((await offer(circle, "Bruno")).status).toBe(200);
  });

  it("takes the own request back by accepting; where one is left open, its own admin cannot answer it", async () => {
    const circle = await managedCircle(service);
    await offer(circle, "Bruno");
    await circle.act("ask_to_leave", {}, "Bruno");
    expect((await circle.act("accept_admin_role", {}, "Bruno")).status).toBe(200);
    expect(await requests(circle)).toEqual(["withdrawn"]);
    const { db } = service.services;
    await sql`update leave_requests set status = 'open', answered_at = null where group_id = ${circle.groupId}`.execute(
      db,
    );
    const { leave_request_id } = await requestOf(service, circle.personOf("Bruno"));
    await expectRefusal(
      service,
      () =>
        service.callAction("answer_leave_request", { leave_request_id, agree: true }, { as: circle.personOf("Bruno") }),
      "admin-cannot-leave",
    );
  });

  it("is not asked, and cannot accept, once the exit is agreed", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
    await circle.goTo(1, -1);
    const id = (name: string) => circle.member(name).userId;
    const call = (name: string, action: string, input: object = {}) =>
      service.callAction(action, { group_id: circle.groupId, ...input }, { as: id(name) });
    expect((await call("Amina", "offer_admin_role", { user_id: id("Chloe") })).status).toBe(200);
    await leave(service, circle, "Chloe", "Amina");
    await expectRefusal(service, () => call("Chloe", "accept_admin_role"), "exit-agreed");
    await expectRefusal(
      service,
      () => call("Amina", "offer_admin_role", { user_id: id("Chloe") }),
      "new-admin-is-leaving",
    );
  });
});

describe("D118: an absent admin", () => {
  /** Amina was last here on the day the circle was built, the others come back on `seenOn`. */
  async function absent(days: number): Promise<ManagedCircle> {
    const circle = await managedCircle(service);
    const { db } = service.services;
    const ids = circle.members.map(({ userId }) => userId);
    await sql`update auth.sessions set updated_at = app_now() where user_id = any(${ids})`.execute(db);
    await sql`update user_profiles set last_sign_in_at = app_now(), created_at = app_now() where user_id = any(${ids})`.execute(
      db,
    );
    await setClock(db, new Date(Date.parse("2027-02-19T17:00:00Z") + days * 86_400_000 + 60_000));
    await sql`update user_profiles set last_sign_in_at = app_now() where user_id = any(${ids.slice(1)})`.execute(db);
    return circle;
  }
  const tick = async () => expect(await service.tick("absent_admins")).toBe(200);
  const later = (days: number) =>
    sql`update private.app_clock set shift = shift + make_interval(days => ${days})`.execute(service.services.db);

  it("is not absent before the thirtieth day", async () => {
    const circle = await absent(29);
    await tick();
    expect(await offered(circle)).toEqual([]);
  });

  it("is replaced by the longest-standing member, who is asked; after a No or a week of silence the next one is", async () => {
    const circle = await absent(30);
    await tick();
    await tick();
    expect(await offered(circle)).toEqual(["Bruno"]);
    expect(await circle.news("Bruno")).toEqual(["admin_offered"]);
    await circle.act("decline_admin_role", {}, "Bruno");
    await tick();
    expect(await offered(circle)).toEqual(["Chloe"]);
    await later(8);
    await tick();
    // Nobody is asked again at once.
    expect(await circle.news("Bruno")).toEqual(["admin_offered"]);
    expect((await circle.act("accept_admin_role", {}, "Chloe")).body).toMatchObject({
      extensions: { code: "admin-offer-ended" },
    });
  });

  it("passes over who is suspended or absent too", async () => {
    const circle = await absent(30);
    await sql`update user_profiles set suspended_at = app_now() where user_id = ${circle.personOf("Bruno")}`.execute(
      service.services.db,
    );
    await tick();
    expect(await offered(circle)).toEqual(["Chloe"]);
  });

  it("passes over who has asked to leave", async () => {
    const circle = await absent(30);
    await circle.act("ask_to_leave", {}, "Bruno");
    await tick();
    expect(await offered(circle)).toEqual(["Chloe"]);
  });

  it("keeps the role while nobody has accepted", async () => {
    const circle = await absent(31);
    await tick();
    expect((await adminOf(circle)).alias).toBe("Amina");
    expect((await circle.act("accept_admin_role", {}, "Bruno")).status).toBe(200);
    expect((await adminOf(circle)).alias).toBe("Bruno");
  });

  it("is also who is here and has defaulted, which is told as that; being late is no default (D61)", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"], { frequency: "quarterly" });
    const { db } = service.services;
    const asked = async () => {
      await sql`update user_profiles set last_sign_in_at = app_now()`.execute(db);
      await tick();
      const { rows } = await sql<{ alias: string; why: string }>`
        select p.alias, n.values ->> 'reason' as why from notifications n join user_profiles p using (user_id)
        where n.group_id = ${circle.groupId} and n.kind = 'admin_offered'`.execute(db);
      return rows;
    };
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
    await circle.tick();
    await circle.goTo(2, 0);
    await circle.pay("Chloe", { round: 2 });
    await circle.goTo(2, 4);
    expect(await asked()).toEqual([]);
    await circle.goTo(2, 30, 23);
    expect(await asked()).toEqual([]);
    await circle.goTo(2, 31, 0);
    expect(await asked()).toEqual([{ alias: "Bruno", why: "in_default" }]);
  });

  it("has not defaulted any more once the debt is paid (D59)", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"], { frequency: "quarterly" });
    const { db } = service.services;
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
    await circle.tick();
    await circle.goTo(2, 0);
    await circle.pay("Chloe", { round: 2 });
    await circle.goTo(2, 31);
    const allowed = await service.callAction(
      "allow_late_payment",
      { group_id: circle.groupId, user_id: circle.member("Amina").userId, cycle: 1, payout_round: 2 },
      { as: circle.member("Amina").userId },
    );
    expect(allowed.status, JSON.stringify(allowed.body)).toBe(200);
    await circle.pay("Amina", { round: 2 });
    await sql`update user_profiles set last_sign_in_at = app_now()`.execute(db);
    await tick();
    const { rows } = await sql`select from admin_offers where group_id = ${circle.groupId}`.execute(db);
    expect(rows).toEqual([]);
  });
});
