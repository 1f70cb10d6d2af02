import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockGroup } from "../groups/queries.ts";
import { startCircle } from "../test/circle.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { answer, ask, leave, requestOf } from "../test/leave.ts";
import { managedCircle } from "../test/managedCircle.ts";
import { memberVotes } from "../test/memberVotes.ts";
import { expectRefusal } from "../test/refusal.ts";
import { completedCircle } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => setClock(service.services.db, onDay("2027-01-04", "America/New_York")));

const call = (action: string, input: object, { userId }: TestUser) => service.callAction(action, input, { as: userId });
const members = async ({ groupId }: { groupId: string }) => {
  const { db } = service.services;
  const rows = await db.selectFrom("group_members").select("status").where("group_id", "=", groupId).execute();
  const { current_members } = await db
    .selectFrom("groups")
    .select("current_members")
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return { rows: rows.length, counted: current_members };
};
const noticesOf = async ({ userId }: TestUser) => {
  const rows = await service.services.db
    .selectFrom("notifications")
    .select(["kind", "values"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("kind")
    .execute();
  return rows.filter(({ kind }) => /leave|removed|exit|settlement|returned/.test(kind));
};
const chatOf = async ({ groupId }: { groupId: string }) => {
  const rows = await service.services.db
    .selectFrom("messages")
    .select("values")
    .where("chat_id", "=", groupId)
    .where("kind", "=", "member_left")
    .execute();
  return rows.map(({ values }) => (values as { reason: string }).reason);
};
const orderOf = async ({ groupId }: { groupId: string }) => {
  const rows = await service.services.db
    .selectFrom("payout_assignments")
    .select(["user_id", "payout_position"])
    .where("group_id", "=", groupId)
    .orderBy("payout_position")
    .execute();
  return rows.map(({ payout_position, user_id }) => [payout_position, user_id]);
};

/** A circle that has not started, with an order that the admin has arranged. */
async function recruiting(): Promise<TestGroup & { bruno: TestUser; chloe: TestUser }> {
  const { db } = service.services;
  const group = await buildGroup(db, { members: ["Bruno", "Chloe"], payoutAssignmentMethod: "manual" });
  const [admin, bruno, chloe] = group.members;
  await call(
    "set_payout_order",
    { group_id: group.groupId, user_ids: [bruno!.userId, admin!.userId, chloe!.userId] },
    group.admin,
  );
  return { ...group, bruno: bruno!, chloe: chloe! };
}
const askIn = (group: TestGroup, who: TestUser, reason?: string) =>
  call("ask_to_leave", { group_id: group.groupId, reason }, who);
const answerIn = async (group: TestGroup, who: TestUser, agree: boolean, by = group.admin) =>
  call(
    "answer_leave_request",
    { leave_request_id: (await requestOf(service, who.userId)).leave_request_id, agree },
    by,
  );

describe("before the start", () => {
  it("the member asks, the admin agrees with one tap, and the row is gone (D113, D258)", async () => {
    const group = await recruiting();
    expect((await askIn(group, group.bruno, "I am moving away.")).status).toBe(200);
    expect(await noticesOf(group.admin)).toMatchObject([
      { kind: "leave_asked", values: { reason: "before_start", answer_by: "2027-01-07" } },
    ]);
    expect((await answerIn(group, group.bruno, true)).status).toBe(200);
    expect(await members(group)).toEqual({ rows: 2, counted: 2 });
    expect(await orderOf(group)).toEqual([
      [1, group.admin.userId],
      [2, group.chloe.userId],
    ]);
    expect(await noticesOf(group.bruno)).toMatchObject([{ kind: "leave_agreed", values: { reason: "before_start" } }]);
    expect(await chatOf(group)).toEqual(["before_start"]);
    await expectRefusal(service, () => answerIn(group, group.bruno, true), "leave-request-answered");
  });

  it("72 hours of silence let the member go, once, and not an hour earlier (D258)", async () => {
    const { db } = service.services;
    const group = await recruiting();
    await askIn(group, group.bruno);
    await setClock(db, onDay("2027-01-07", "America/New_York", 11));
    expect(await service.tick("leave_requests")).toBe(200);
    expect(await members(group)).toEqual({ rows: 3, counted: 3 });
    await setClock(db, onDay("2027-01-07", "America/New_York", 13));
    for (let ticks = 0; ticks < 2; ticks++) expect(await service.tick("leave_requests")).toBe(200);
    expect(await members(group)).toEqual({ rows: 2, counted: 2 });
    expect(await noticesOf(group.bruno)).toMatchObject([{ kind: "leave_agreed", values: { reason: "by_silence" } }]);
    expect(await requestOf(service, group.bruno.userId)).toMatchObject({ status: "agreed", answered_by: null });
  });

  it("waits while the group is frozen (D263)", async () => {
    const { db } = service.services;
    const group = await recruiting();
    await askIn(group, group.bruno);
    await setClock(db, onDay("2027-01-09", "America/New_York"));
    const freeze = (frozen_at: Date | null) =>
      db.updateTable("groups").set({ frozen_at }).where("group_id", "=", group.groupId).execute();
    await freeze(new Date());
    expect(await service.tick("leave_requests")).toBe(200);
    await expectRefusal(service, () => answerIn(group, group.bruno, true), "group-frozen");
    expect(await members(group)).toEqual({ rows: 3, counted: 3 });
    await freeze(null);
    expect(await service.tick("leave_requests")).toBe(200);
    expect(await members(group)).toEqual({ rows: 2, counted: 2 });
  });

  it("a request that is still open when the group starts lets the member go, and the start is decided after it (D258)", async () => {
    const group = await recruiting();
    await askIn(group, group.bruno);
    const start = () => call("start_group", { group_id: group.groupId, order_is_final: true }, group.admin);
    expect((await start()).status).toBe(200);
    expect(await members(group)).toEqual({ rows: 2, counted: 2 });
    const rounds = await service.services.db
      .selectFrom("rounds")
      .select("recipient_id")
      .where("group_id", "=", group.groupId)
      .orderBy("payout_round")
      .execute();
    expect(rounds.map(({ recipient_id }) => recipient_id)).toEqual([group.admin.userId, group.chloe.userId]);

    const small = await buildGroup(service.services.db, { members: ["Dan"] });
    await askIn(small, small.members[1]!);
    const startSmall = () => call("start_group", { group_id: small.groupId }, small.admin);
    await expectRefusal(service, startSmall, "not-enough-members");
    expect(await requestOf(service, small.members[1]!.userId)).toMatchObject({ status: "open" });
    expect(await members(small)).toEqual({ rows: 2, counted: 2 });
  });

  it("on the start date too", async () => {
    const { db } = service.services;
    const group = await buildGroup(db, { members: ["Bruno", "Chloe", "Dan"], startDate: "2027-01-04" });
    await askIn(group, group.members[2]!);
    expect(await service.tick("scheduled_starts")).toBe(200);
    expect(await members(group)).toEqual({ rows: 3, counted: 3 });
    const { locked_member_count, round_count } = await db
      .selectFrom("cycles")
      .select(["locked_member_count", "round_count"])
      .where("group_id", "=", group.groupId)
      .executeTakeFirstOrThrow();
    expect([locked_member_count, round_count]).toEqual([3, 3]);
  });

  it("the member takes the request back, and nobody can answer it then", async () => {
    const group = await recruiting();
    await askIn(group, group.bruno);
    const withdraw = () => call("withdraw_leave_request", { group_id: group.groupId }, group.bruno);
    expect((await withdraw()).status).toBe(200);
    await expectRefusal(service, withdraw, "leave-request-answered");
    await expectRefusal(service, () => answerIn(group, group.bruno, true), "leave-request-answered");
    expect((await askIn(group, group.bruno)).status).toBe(200);
  });

  it("the admin declines with a word, and the member stays and reads it", async () => {
    const group = await recruiting();
    await askIn(group, group.bruno);
    const { leave_request_id } = await requestOf(service, group.bruno.userId);
    await call("answer_leave_request", { leave_request_id, agree: false, answer: "Please stay." }, group.admin);
    expect(await members(group)).toEqual({ rows: 3, counted: 3 });
    expect(await noticesOf(group.bruno)).toMatchObject([
      { kind: "leave_declined", values: { reason: "stated", note: "Please stay." } },
    ]);
  });

  it("the admin removes a member with a reason, who reads it (D114)", async () => {
    const group = await recruiting();
    const remove = (reason: string, user = group.bruno, by = group.admin) =>
      call("remove_member", { group_id: group.groupId, user_id: user.userId, reason }, by);
    await askIn(group, group.bruno);
    await expectRefusal(service, () => remove(""), "removal-reason-required");
    await expectRefusal(service, () => remove("x".repeat(301)), "leave-reason-too-long");
    await expectRefusal(service, () => remove("Goodbye", group.admin), "admin-cannot-leave");
    await expectRefusal(service, () => remove("Goodbye", group.bruno, group.chloe), "not-allowed");
    expect((await remove("You did not answer our calls.")).status).toBe(200);
    await expectRefusal(service, () => remove("You did not answer our calls."), "member-not-found");
    expect(await members(group)).toEqual({ rows: 2, counted: 2 });
    expect(await noticesOf(group.bruno)).toMatchObject([
      { kind: "member_removed", values: { note: "You did not answer our calls." } },
    ]);
    expect(await chatOf(group)).toEqual(["removed"]);
    expect(await requestOf(service, group.bruno.userId)).toMatchObject({ status: "agreed" });
  });

  it("a draw that was published is drawn anew, since it names who has gone (D80)", async () => {
    const { db } = service.services;
    const group = await buildGroup(db, { members: ["Bruno", "Chloe"], payoutAssignmentMethod: "random" });
    const order = group.members.map(({ userId }, index) => ({
      group_id: group.groupId,
      cycle: 1,
      user_id: userId,
      payout_position: index + 1,
    }));
    await db.insertInto("payout_assignments").values(order).execute();
    await db
      .updateTable("cycles")
      .set({ draw_proof: JSON.stringify({ seed: "s", members: order.map(({ user_id }) => user_id) }) })
      .where("group_id", "=", group.groupId)
      .execute();
    const input = { group_id: group.groupId, user_id: group.members[1]!.userId, reason: "Sorry" };
    expect((await call("remove_member", input, group.admin)).status).toBe(200);
    expect(await orderOf(group)).toEqual([]);
    expect((await call("start_group", { group_id: group.groupId }, group.admin)).status).toBe(200);
    expect(await orderOf(group)).toHaveLength(2);
  });
});

describe("asking to leave is refused", () => {
  it("to strangers, to the admin, twice, in a group that is over, and with too many words", async () => {
    const { db } = service.services;
    const group = await recruiting();
    const stranger = await buildUser(db);
    await expectRefusal(service, () => askIn(group, stranger), "not-allowed");
    await expectRefusal(service, () => askIn(group, group.admin), "admin-cannot-leave");
    await expectRefusal(service, () => askIn(group, group.bruno, "x".repeat(301)), "leave-reason-too-long");
    expect((await askIn(group, group.bruno, "x".repeat(300))).status).toBe(200);
    await expectRefusal(service, () => askIn(group, group.bruno), "leave-already-asked");
    const closed = await buildGroup(db, { members: ["Dan"], status: "closed" });
    await expectRefusal(service, () => askIn(closed, closed.members[1]!), "circle-is-over");
  });

  it("and its answer to everybody but the admin, for whom alone it exists", async () => {
    const group = await recruiting();
    await askIn(group, group.bruno);
    await expectRefusal(service, () => answerIn(group, group.bruno, true, group.bruno), "leave-request-not-found");
    await expectRefusal(service, () => answerIn(group, group.bruno, true, group.chloe), "leave-request-not-found");
  });
});

describe("after the start", () => {
  const circleOf = () => startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);

  it("seven days without an answer end the request, the circle is asked, and the member may ask again (D259)", async () => {
    const circle = await circleOf();
    expect((await ask(service, circle, "Dan")).status).toBe(200);
    await setClock(service.services.db, onDay("2027-01-11", circle.timeZone, 11));
    await service.tick("leave_requests");
    expect(await requestOf(service, circle.member("Dan").userId)).toMatchObject({ status: "open" });
    await setClock(service.services.db, onDay("2027-01-11", circle.timeZone, 13));
    await service.tick("leave_requests");
    expect(await requestOf(service, circle.member("Dan").userId)).toMatchObject({ status: "unanswered" });
    expect(await memberVotes(service, circle).told("Dan")).toEqual(["vote_about_you wish"]);
    // The silence itself is no news to who reads that the circle votes.
    expect(await noticesOf(circle.member("Dan"))).toEqual([]);
    expect((await ask(service, circle, "Dan")).status).toBe(200);
  });

  it.each([
    [
      "with a word",
      "Please stay.",
      [{ kind: "leave_declined", values: { reason: "stated_and_voted", note: "Please stay." } }],
    ],
    ["without a word", undefined, []],
  ])("declined %s, the circle votes, and the member reads that (D259)", async (_how, answer, told) => {
    const circle = await circleOf();
    await ask(service, circle, "Dan");
    const { leave_request_id } = await requestOf(service, circle.member("Dan").userId);
    await call("answer_leave_request", { leave_request_id, agree: false, answer }, circle.member("Amina"));
    expect(await memberVotes(service, circle).told("Dan")).toEqual(["vote_about_you wish"]);
    expect(await noticesOf(circle.member("Dan"))).toMatchObject(told);
    expect(await noticesOf(circle.member("Dan"))).toHaveLength(told.length);
  });

  it("an agreed exit cannot be asked for again, and the admin removes nobody (D114)", async () => {
    const circle = await circleOf();
    await leave(service, circle, "Dan", "Amina");
    await expectRefusal(service, () => ask(service, circle, "Dan"), "exit-agreed");
    const remove = { group_id: circle.groupId, user_id: circle.member("Bruno").userId, reason: "Goodbye" };
    await expectRefusal(service, () => call("remove_member", remove, circle.member("Amina")), "already-started");
  });

  it("the numbers are for the member and the admin alone, and change nothing", async () => {
    const circle = await circleOf();
    const preview = (of: string, as: string) =>
      call("preview_exit", { group_id: circle.groupId, user_id: circle.member(of).userId }, circle.member(as));
    expect((await preview("Dan", "Dan")).body).toMatchObject({
      kind: "before_receiving",
      after_round: 1,
      payers: [{ alias: "Amina", amount: 100_00 }],
    });
    expect((await preview("Dan", "Amina")).status).toBe(200);
    await expectRefusal(service, () => preview("Dan", "Chloe"), "not-allowed");
    const { userId } = await buildUser(service.services.db);
    const ofStranger = { group_id: circle.groupId, user_id: userId };
    await expectRefusal(service, () => call("preview_exit", ofStranger, circle.member("Amina")), "member-not-found");
  });

  it("the numbers are told while somebody is changing the circle: they wait for no lock", async () => {
    const circle = await circleOf();
    const of = { group_id: circle.groupId, user_id: circle.member("Dan").userId };
    const { body } = await service.services.db.transaction().execute(async (tx) => {
      await lockGroup(tx, circle.groupId);
      return call("preview_exit", of, circle.member("Dan"));
    });
    expect(body).toMatchObject({ kind: "before_receiving", after_round: 1 });
  });

  it("in the own round, before it is paid out, what is not needed goes back at once, with the service fee (D117, D259)", async () => {
    const circle = await circleOf();
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe", "Dan"]) await circle.pay(name, { round: 1 });
    await circle.goTo(2, -1);
    await circle.pay("Amina", { round: 2 });
    await circle.pay("Chloe", { round: 2 });
    await leave(service, circle, "Bruno", "Amina");
    const available = async (name: string) =>
      (
        await service.services.db
          .selectFrom("user_profiles")
          .select("available_balance")
          .where("user_id", "=", circle.member(name).userId)
          .executeTakeFirstOrThrow()
      ).available_balance;
    /** What the tile and the figures of the cycle say that somebody has paid. */
    const paidBy = async (name: string) => {
      const { userId } = circle.member(name);
      const session = JSON.stringify({ "x-hasura-user-id": userId });
      const { rows } = await sql`
        select s.saved::integer, cycle_my_paid(c, ${session}::json)::integer as paid, cycle_my_fees(c, ${session}::json)::integer as fees
        from own_sums s, cycles c where s.user_id = ${userId} and c.group_id = ${circle.groupId}`.execute(
        service.services.db,
      );
      return rows[0];
    };
    // Bruno has paid Amina, who pays one back; Chloe was paid nothing.
    expect(await available("Chloe")).toBe(102_50);
    // Round 1 stays paid: 100.00, and the fees of both but for the service fee that came back.
    expect(await paidBy("Chloe")).toEqual({ saved: 100_00, paid: 100_00, fees: 2 * 577 - 250 });
    expect(await noticesOf(circle.member("Chloe"))).toMatchObject([
      { kind: "contribution_returned", values: { amount: { cents: 102_50 } } },
      { kind: "settlement_without_pay" },
    ]);
    expect(await noticesOf(circle.member("Amina"))).toMatchObject([
      { kind: "leave_asked" },
      { kind: "settlement_to_pay", values: { amount: { cents: 100_00 } } },
    ]);
    expect((await noticesOf(circle.member("Bruno"))).map(({ kind }) => kind)).toEqual([
      "exit_effective",
      "leave_agreed",
    ]);
    await circle.goTo(2, 0);
    await circle.tick();
    expect(await available("Bruno")).toBe(100_00);
  });

  it("after receiving, every contribution stays due, and only the membership ends (D116)", async () => {
    const circle = await circleOf();
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe", "Dan"]) await circle.pay(name, { round: 1 });
    await circle.goTo(2, 0);
    for (const name of ["Amina", "Chloe", "Dan"]) await circle.pay(name, { round: 2 });
    await circle.goTo(3, -1);
    await leave(service, circle, "Bruno", "Amina");
    expect((await answer(service, circle, { by: "Amina", of: "Bruno", agree: true })).body.extensions?.code).toBe(
      "leave-request-answered",
    );
    await circle.goTo(3, 0);
    for (const name of ["Amina", "Bruno", "Dan"]) await circle.pay(name, { round: 3 });
    const { status } = await service.services.db
      .selectFrom("group_members")
      .select("status")
      .where("user_id", "=", circle.member("Bruno").userId)
      .executeTakeFirstOrThrow();
    expect(status).toBe("left");
    await circle.goTo(4, 0);
    for (const name of ["Amina", "Bruno", "Chloe"]) await circle.pay(name, { round: 4 });
    const { locked_member_count, phase } = await service.services.db
      .selectFrom("cycles")
      .select(["locked_member_count", "phase"])
      .where("group_id", "=", circle.groupId)
      .executeTakeFirstOrThrow();
    expect([locked_member_count, phase]).toEqual([4, "completed"]);
  });

  it("a contribution that was missing and that the exit has set off is not shown as owed (D115)", async () => {
    const circle = await circleOf();
    const missing = async () => {
      const { rows } = await sql<{
        state: string;
      }>`select state from past_shortfalls where group_id = ${circle.groupId}`.execute(service.services.db);
      return rows.map(({ state }) => state);
    };
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe"]) await circle.pay(name, { round: 1 });
    await circle.goTo(1, 4);
    await circle.tick();
    expect(await missing()).toEqual(["owed"]);
    await leave(service, circle, "Dan", "Amina");
    await circle.goTo(2, 0);
    for (const name of ["Amina", "Chloe"]) await circle.pay(name, { round: 2 });
    await circle.goTo(2, 4);
    await circle.tick();
    expect(await missing()).toEqual([]);
  });

  it("a request that is open when the cycle is over ends with it", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno"]);
    await circle.goTo(1, 0);
    await circle.pay("Bruno", { round: 1 });
    await circle.goTo(2, -1);
    await ask(service, circle, "Bruno");
    await circle.goTo(2, 0);
    await circle.pay("Amina", { round: 2 });
    expect(await requestOf(service, circle.member("Bruno").userId)).toMatchObject({ status: "ended" });
    await expectRefusal(service, () => ask(service, circle, "Bruno"), "circle-is-over");
  });
});

it("asking and taking back sends the admin one letter a day; after an answer the next request is news", async () => {
  const circle = await managedCircle(service);
  const asked = async () => (await circle.news("Amina")).filter((kind) => kind === "leave_asked").length;
  for (let n = 0; n < 3; n++) {
    expect((await circle.act("ask_to_leave", {}, "Bruno")).status).toBe(200);
    expect((await circle.act("withdraw_leave_request", {}, "Bruno")).status).toBe(200);
  }
  await circle.act("ask_to_leave", {}, "Chloe");
  expect(await asked()).toBe(2);
  const { leave_request_id } = await requestOf(service, circle.personOf("Chloe"));
  await call("answer_leave_request", { leave_request_id, agree: false }, circle.admin);
  expect((await circle.act("ask_to_leave", {}, "Chloe")).status).toBe(200);
  expect(await asked()).toBe(3);
});

describe("a request to leave does not outlive the membership", () => {
  it("goes with a No to changed terms, and one that is left over with a new membership", async () => {
    const { db } = service.services;
    const circle = await managedCircle(service);
    await circle.act("ask_to_leave", {}, "Bruno");
    await circle.change();
    expect((await circle.act("decline_group_terms", {}, "Bruno")).status).toBe(200);
    const bruno = circle.personOf("Bruno");
    expect(await requestOf(service, bruno)).toMatchObject({ status: "agreed", answered_by: null });

    // One of an older version of the product is ended when the person comes back.
    await sql`update leave_requests set status = 'open', answered_at = null where user_id = ${bruno}`.execute(db);
    const accept = { group_id: circle.groupId, accept_agreement: true };
    expect((await service.callAction("join_group", accept, { as: bruno })).status).toBe(200);
    expect(await requestOf(service, bruno)).toMatchObject({ status: "ended" });
  });

  it("counts nobody out of a start who is not in, for the button as for the act (D258)", async () => {
    const { db } = service.services;
    const circle = await managedCircle(service, { minimumMembersToStart: 3 });
    const { userId } = await buildUser(db);
    await sql`insert into leave_requests (group_id, user_id, cycle, asked_at, answer_due_at)
      values (${circle.groupId}, ${userId}, 1, app_now(), app_now() + interval '1 day')`.execute(db);
    const { rows } = await sql<{ answer: object }>`
      select group_may_start(g, json_build_object('x-hasura-user-id', g.admin_id)) as answer
      from groups g where group_id = ${circle.groupId}`.execute(db);
    expect(rows[0]!.answer).toMatchObject({ allowed: true, act: "start" });
    expect((await circle.act("start_group")).status).toBe(200);
  });
});

it("D114: who leaves before the second cycle stays on the record of the first, and the circle starts without them", async () => {
  const circle = await completedCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);
  expect((await circle.open()).status).toBe(200);
  for (const name of ["Amina", "Bruno", "Chloe"]) await circle.vote(name, "yes");
  await leave(service, circle, "Bruno", "Amina");
  const { rows } = await sql<{ status: string; turns: number }>`
    select m.status, (select count(*)::integer from payout_assignments a
      where a.group_id = m.group_id and a.user_id = m.user_id) as turns
    from group_members m where m.group_id = ${circle.groupId} and m.user_id = ${circle.member("Bruno").userId}`.execute(
    service.services.db,
  );
  expect(rows).toEqual([{ status: "left", turns: 1 }]);
  expect(await circle.order()).toEqual(["Chloe", "Amina"]);
});
