import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onDay, setClock } from "../test/clock.ts";
import { startCircle } from "../test/circle.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let open: TestGroup;
let byRequest: TestGroup;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  open = await buildGroup(db, { memberLimit: 50 });
  byRequest = await buildGroup(db, { memberLimit: 3, joinMethod: "request_to_join" });
});
afterAll(() => service.stop());

const join = (group: TestGroup, person: TestUser, changes: object = {}) =>
  service.callAction(
    "join_group",
    { group_id: group.groupId, accept_agreement: true, ...changes },
    { as: person.userId },
  );
const person = (options: Parameters<typeof buildUser>[1] = {}) => buildUser(service.services.db, options);
const requestOf = async (group: TestGroup, { userId }: TestUser) =>
  (
    await service.services.db
      .selectFrom("join_requests")
      .select("join_request_id")
      .where("group_id", "=", group.groupId)
      .where("user_id", "=", userId)
      .orderBy("requested_at", "desc")
      .executeTakeFirstOrThrow()
  ).join_request_id;
const notices = async ({ userId }: TestUser) =>
  (
    await service.services.db
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute()
  ).map(({ kind }) => kind);

describe("join_group, where anybody may come in", () => {
  it("makes the person a member, keeps the agreement and tells the circle (D104, D106, D188)", async () => {
    const { db } = service.services;
    const bruno = await person({ name: "Bruno" });
    expect((await join(open, bruno)).body).toMatchObject({ success: true, requiresApproval: false });
    const { current_members } = await db
      .selectFrom("groups")
      .select("current_members")
      .where("group_id", "=", open.groupId)
      .executeTakeFirstOrThrow();
    expect(current_members).toBe(2);
    const agreements = await db
      .selectFrom("group_agreements")
      .select("user_id")
      .where("user_id", "=", bruno.userId)
      .execute();
    expect(agreements).toHaveLength(1);
    const post = await db
      .selectFrom("messages")
      .select(["sender_id", "kind", "values"])
      .where("chat_id", "=", open.groupId)
      .executeTakeFirstOrThrow();
    const member = { user_id: bruno.userId, alias: "Bruno" };
    expect(post).toEqual({
      sender_id: null,
      kind: "member_joined",
      values: { member, group: `Circle ${open.groupId.slice(0, 8)}` },
    });
  });

  it("answers a member already that all is well, and changes nothing", async () => {
    const answer = await join(open, open.admin);
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        isNew: false,
        message: "You are already a member of this group",
        requiresApproval: false,
      },
    });
  });

  it("takes back who has left, with a new day of joining", async () => {
    const { db } = service.services;
    const bruno = await person({ name: "Bruno" });
    const group = await buildGroup(db, { members: [bruno] });
    await db
      .updateTable("group_members")
      .set({ status: "left", left_at: new Date() })
      .where("user_id", "=", bruno.userId)
      .execute();
    expect((await join(group, bruno)).status).toBe(200);
    const { current_members } = await db
      .selectFrom("groups")
      .select("current_members")
      .where("group_id", "=", group.groupId)
      .executeTakeFirstOrThrow();
    expect(current_members).toBe(2);
  });
});

describe("join_group refuses", () => {
  it("an unknown group, a full one, a private one, and one that is not recruiting (D74, D104, D111, D120)", async () => {
    const { db } = service.services;
    const bruno = await person();
    const nowhere = { ...open, groupId: "00000000-0000-4000-8000-000000000000" };
    await expectRefusal(service, () => join(nowhere, bruno), "group-not-found");
    const full = await buildGroup(db, { members: ["Dan"], memberLimit: 2 });
    await expectRefusal(service, () => join(full, bruno), "group-full");
    const hidden = await buildGroup(db, { joinMethod: "invite_only" });
    await expectRefusal(service, () => join(hidden, bruno), "group-not-found");
    await db
      .insertInto("group_members")
      .values({ group_id: hidden.groupId, user_id: bruno.userId, status: "left", left_at: new Date() })
      .execute();
    await expectRefusal(service, () => join(hidden, bruno), "invite-only");
    const ready = await buildGroup(db, { status: "ready_to_start" });
    await expectRefusal(service, () => join(ready, bruno), "group-closed");
  });

  it("who looks like a member, whatever signs make the look; and whoever takes such a name later", async () => {
    const { db } = service.services;
    const group = await buildGroup(db, { admin: await person({ name: "Marla" }) });
    const namesake = await person({ name: "\u041carIa" });
    await expectRefusal(service, () => join(group, namesake), "alias-taken");
    await expectRefusal(service, () => join(group, namesake, { accept_agreement: false }), "agreement-required");
    expect((await join(group, namesake)).body.extensions).toMatchObject({ next: "/profile" });
    await db.updateTable("user_profiles").set({ alias: "Olga" }).where("user_id", "=", namesake.userId).execute();
    expect((await join(group, namesake)).status).toBe(200);
    const other = await person({ name: "Nora" });
    expect(await join(group, other)).toMatchObject({ status: 200 });
    const rename = db
      .updateTable("user_profiles")
      .set({ alias: "M\u00e4rla" })
      .where("user_id", "=", other.userId)
      .execute();
    await expect(rename).rejects.toMatchObject({ constraint: "group_members_alias_once" });
    const both = await Promise.all(["Zoe", "z0e"].map((name) => person({ name })));
    const answers = await Promise.all(both.map((each) => join(group, each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      body: { extensions: { code: "alias-taken" } },
    });
  });

  it("who is not verified, who is at the plan's limit, who has not agreed, and nobody at all (D3, D106)", async () => {
    const { db } = service.services;
    const unverified = await person({ isVerified: false });
    await expectRefusal(service, () => join(open, unverified), "identity-required");
    const free = await person();
    await buildGroup(db, { members: [free] });
    await expectRefusal(service, () => join(open, free), "free-plan-limit");
    const bruno = await person();
    await expectRefusal(service, () => join(open, bruno, { accept_agreement: false }), "agreement-required");
    await expectRefusal(
      service,
      () => service.callAction("join_group", { group_id: open.groupId, accept_agreement: true }),
      "not-signed-in",
    );
    await expectRefusal(service, () => join(open, bruno, { group_id: "circle" }), "invalid-input");
  });

  it("who owes a contribution after its grace, until it is paid (D61, D62)", async () => {
    const circle = await startCircle(service, ["Gabi", "Hugo", "Ines"]);
    await circle.goTo(1, 4);
    await expectRefusal(service, () => join(open, circle.member("Hugo")), "in-arrears");
    expect((await join(open, circle.member("Gabi"))).status).toBe(200);
    await service.callAction(
      "allow_late_payment",
      { group_id: circle.groupId, user_id: circle.member("Hugo").userId, cycle: 1, payout_round: 1 },
      { as: circle.member("Gabi").userId },
    );
    await circle.pay("Hugo", { round: 1 });
    expect((await join(open, circle.member("Hugo"))).status).toBe(200);
  });
});

describe("a group that admits by request", () => {
  it("asks its admin once, and approving makes a member (D119)", async () => {
    const chloe = await person({ name: "Chloe" });
    const asked = { success: true, message: "Your join request is pending approval", requiresApproval: true };
    expect((await join(byRequest, chloe, { message: "Hello!" })).body).toEqual({ ...asked, isNew: true });
    expect((await join(byRequest, chloe)).body).toEqual({ ...asked, isNew: false });
    expect(await notices(byRequest.admin)).toEqual(["join_request"]);

    const request = { join_request_id: await requestOf(byRequest, chloe) };
    const decide = (as: string) => service.callAction("approve_join_request", request, { as });
    await expectRefusal(service, () => decide(chloe.userId), "join-request-not-found");
    expect((await decide(byRequest.admin.userId)).body).toEqual({ success: true });
    await expectRefusal(service, () => decide(byRequest.admin.userId), "join-request-answered");
    expect(await notices(chloe)).toEqual(["join_approved"]);
  });

  it("lets a declined person ask again after seven days (D119)", async () => {
    const { db } = service.services;
    await setClock(db, onDay("2027-02-01", "UTC"));
    const dan = await person({ name: "Dan" });
    await join(byRequest, dan);
    const reject = async (as: string) =>
      service.callAction(
        "reject_join_request",
        { join_request_id: await requestOf(byRequest, dan), reason: "Full of friends" },
        { as },
      );
    await expectRefusal(service, () => reject(dan.userId), "join-request-not-found");
    expect((await reject(byRequest.admin.userId)).status).toBe(200);
    await setClock(db, onDay("2027-02-08", "UTC", 11));
    await expectRefusal(service, () => join(byRequest, dan), "ask-again-later");
    await setClock(db, onDay("2027-02-08", "UTC", 13));
    expect((await join(byRequest, dan)).status).toBe(200);
  });

  it("lets who asked take it back once, while nobody has answered, and ask again at once (D119)", async () => {
    const group = await buildGroup(service.services.db, { memberLimit: 5, joinMethod: "request_to_join" });
    const iris = await person({ name: "Iris" });
    const withdraw = (who: TestUser) =>
      service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: who.userId });
    const waiting = async () => {
      const { rows } = await sql<{ requests: number }>`select requests from waiting_requests
        where group_id = ${group.groupId}`.execute(service.services.db);
      return rows[0]?.requests ?? 0;
    };
    await expectRefusal(service, () => withdraw(iris), "join-request-not-found");
    const before = await waiting();
    await join(group, iris);
    expect(await waiting()).toBe(before + 1);
    await expectRefusal(service, () => withdraw(group.admin), "join-request-not-found");
    const told = await notices(group.admin);
    const join_request_id = await requestOf(group, iris);
    for (const _ of ["once", "again"]) expect((await withdraw(iris)).body).toEqual({ success: true });
    expect(await waiting()).toBe(before);
    expect(await notices(group.admin)).toEqual(told);
    for (const answer of ["approve_join_request", "reject_join_request"])
      await expectRefusal(
        service,
        () => service.callAction(answer, { join_request_id }, { as: group.admin.userId }),
        "join-request-answered",
      );
    expect((await join(group, iris)).body).toMatchObject({ isNew: true, requiresApproval: true });
    const second = { join_request_id: await requestOf(group, iris) };
    expect((await service.callAction("approve_join_request", second, { as: group.admin.userId })).status).toBe(200);
    await expectRefusal(service, () => withdraw(iris), "join-request-answered");
  });

  it("tells the admin of whoever takes requests back and asks again once more on a day, and of each after an answer (D119)", async () => {
    const { db } = service.services;
    await setClock(db, onDay("2027-03-01", "UTC"));
    const group = await buildGroup(db, { memberLimit: 5, joinMethod: "request_to_join" });
    const nina = await person({ name: "Nina" });
    const askAndWithdraw = async () => {
      expect((await join(group, nina)).body).toMatchObject({ isNew: true });
      await service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: nina.userId });
    };
    const told = async () => (await notices(group.admin)).filter((kind) => kind === "join_request").length;
    for (let times = 0; times < 4; times++) await askAndWithdraw();
    expect(await told()).toBe(2);
    await setClock(db, onDay("2027-03-02", "UTC"));
    for (let times = 0; times < 2; times++) await askAndWithdraw();
    expect(await told(), "another day").toBe(3);

    await join(group, nina);
    const request = { join_request_id: await requestOf(group, nina) };
    await service.callAction("reject_join_request", { ...request, reason: "Not yet" }, { as: group.admin.userId });
    await setClock(db, onDay("2027-03-10", "UTC"));
    await askAndWithdraw();
    expect(await told(), "after an answer").toBe(4);
    await join(group, nina);
    expect(await told(), "and once more on that day").toBe(5);
  });

  it("has one winner when it is taken back and approved at once (D119)", async () => {
    const group = await buildGroup(service.services.db, { memberLimit: 9, joinMethod: "request_to_join" });
    for (const name of ["Jana", "Kofi", "Lena", "Musa"]) {
      const asker = await person({ name });
      await join(group, asker);
      const request = { join_request_id: await requestOf(group, asker) };
      const [withdrawn, approved] = await Promise.all([
        service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: asker.userId }),
        service.callAction("approve_join_request", request, { as: group.admin.userId }),
      ]);
      const loser = withdrawn.status === 200 ? approved : withdrawn;
      expect([withdrawn.status, approved.status].toSorted()).toEqual([200, 400]);
      expect(loser.body.extensions?.code).toBe("join-request-answered");
      const { rows } = await sql`select status from group_members where group_id = ${group.groupId}
        and user_id = ${asker.userId}`.execute(service.services.db);
      expect(rows).toEqual(approved.status === 200 ? [{ status: "active" }] : []);
    }
  });

  it("takes a reason of 300 characters and not one more (D119)", async () => {
    const finn = await person({ name: "Finn" });
    await join(byRequest, finn);
    const join_request_id = await requestOf(byRequest, finn);
    const reject = (reason: string) =>
      service.callAction("reject_join_request", { join_request_id, reason }, { as: byRequest.admin.userId });
    // A picture beyond U+FFFF is one character, as in the database.
    await expectRefusal(service, () => reject("\u{1f331}".repeat(301)), "rejection-reason-too-long");
    expect((await reject(` ${"\u{1f331}".repeat(300)} `)).status).toBe(200);
  });

  it("checks seats and the plan again when the admin approves (D3, D120)", async () => {
    const { db } = service.services;
    const group = await buildGroup(db, { members: ["Eve"], memberLimit: 3, joinMethod: "request_to_join" });
    const [first, second, busy] = [await person(), await person(), await person()];
    for (const asker of [first, second, busy]) await join(group, asker);
    await buildGroup(db, { members: [busy] });
    const approve = async (asker: TestUser) =>
      service.callAction(
        "approve_join_request",
        { join_request_id: await requestOf(group, asker) },
        { as: group.admin.userId },
      );
    await expectRefusal(service, () => approve(busy), "applicant-not-eligible");
    expect((await approve(first)).status).toBe(200);
    await expectRefusal(service, () => approve(second), "group-full");
  });

  it("takes a request by somebody who looks like a member as any other; the admin hears of it and may invite them (D119)", async () => {
    const { db } = service.services;
    const group = await buildGroup(db, { admin: await person({ name: "Marla" }), joinMethod: "request_to_join" });
    const namesake = await person({ name: "\u041carla" });
    expect(await join(group, namesake)).toMatchObject({ status: 200, body: { requiresApproval: true } });
    const join_request_id = await requestOf(group, namesake);
    const approve = () => service.callAction("approve_join_request", { join_request_id }, { as: group.admin.userId });
    await expectRefusal(service, approve, "applicant-alias-taken");
    const invitation_id = await invite(service, group, { userId: namesake.userId });
    const accept = () =>
      service.callAction("accept_invitation", { invitation_id, accept_agreement: true }, { as: namesake.userId });
    await expectRefusal(service, accept, "alias-taken");
    await db.updateTable("user_profiles").set({ alias: "Nora" }).where("user_id", "=", namesake.userId).execute();
    expect((await accept()).status).toBe(200);
  });

  it("refuses a message of more than 300 characters, and an unknown request", async () => {
    const bruno = await person();
    await expectRefusal(service, () => join(byRequest, bruno, { message: "a".repeat(301) }), "join-message-too-long");
    for (const action of ["approve_join_request", "reject_join_request"]) {
      await expectRefusal(
        service,
        () =>
          service.callAction(action, { join_request_id: "00000000-0000-4000-8000-000000000000" }, { as: bruno.userId }),
        "join-request-not-found",
      );
    }
  });
});
