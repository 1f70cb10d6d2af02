import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawOrder } from "../domain/payoutOrder.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, type TestGroup } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service.services.db, onDay("2027-01-28", "America/New_York"));
});
afterAll(() => service.stop());

const build = (options: Parameters<typeof buildGroup>[1]) => buildGroup(service.services.db, options);
const start = (group: TestGroup, changes: object = {}, as = group.admin.userId) =>
  service.callAction("start_group", { group_id: group.groupId, ...changes }, { as });
const setOrder = (group: TestGroup, user_ids: string[], as = group.admin.userId) =>
  service.callAction("set_payout_order", { group_id: group.groupId, user_ids }, { as });
const readGroup = (group: TestGroup) =>
  service.services.db.selectFrom("groups").selectAll().where("group_id", "=", group.groupId).executeTakeFirstOrThrow();
const readCycle = (group: TestGroup) =>
  service.services.db.selectFrom("cycles").selectAll().where("group_id", "=", group.groupId).executeTakeFirstOrThrow();
const readRounds = (group: TestGroup) =>
  service.services.db
    .selectFrom("rounds")
    .selectAll()
    .where("group_id", "=", group.groupId)
    .orderBy("payout_round")
    .execute();

describe("start_group", () => {
  it("writes the schedule, locks it, and tells every member (D52, D56, D81)", async () => {
    const { db } = service.services;
    const group = await build({ members: ["Bruno", "Chloe"], frequency: "monthly" });
    expect(await start(group)).toEqual({ status: 200, body: { success: true } });

    expect(await readGroup(group)).toMatchObject({ status: "started", current_cycle: 1 });
    expect(await readCycle(group)).toMatchObject({
      cycle: 1,
      phase: "started",
      contribution_amount: 100_00,
      frequency: "monthly",
      payout_assignment_method: "join_order",
      payout_delay_days: 0,
      locked_member_count: 3,
      current_payout_round: 1,
      start_date: "2027-01-28",
      end_date: "2027-03-31",
    });
    const rounds = await readRounds(group);
    expect(rounds.map(({ due_date, recipient_id }) => [due_date, recipient_id])).toEqual([
      ["2027-01-31", group.members[0]!.userId],
      ["2027-02-28", group.members[1]!.userId],
      ["2027-03-31", group.members[2]!.userId],
    ]);
    expect(rounds[0]!.opens_at).toEqual(onDay("2027-01-28", "America/New_York", 0));
    const told = await db
      .selectFrom("notifications")
      .select("user_id")
      .where("kind", "=", "group_started")
      .where("group_id", "=", group.groupId)
      .execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(group.members.map(({ userId }) => userId).toSorted());
  });

  it("draws a random order that any member can recompute from what is published (D80)", async () => {
    const group = await build({ members: ["Bruno", "Chloe", "Dan"], payoutAssignmentMethod: "random" });
    await start(group);
    const { draw_proof } = await readCycle(group);
    const { seed, members } = draw_proof as { seed: string; members: string[] };
    expect((await readRounds(group)).map(({ recipient_id }) => recipient_id)).toEqual(drawOrder(seed, members));
  });

  it("keeps the admin's hand-made order, once it is confirmed (D79)", async () => {
    const group = await build({ members: ["Bruno", "Chloe"], payoutAssignmentMethod: "manual" });
    const wished = group.members.map(({ userId }) => userId).toReversed();
    expect((await setOrder(group, wished)).body).toEqual({ success: true });
    await expectRefusal(service, () => start(group), "order-not-final");
    expect((await start(group, { order_is_final: true })).status).toBe(200);
    expect((await readRounds(group)).map(({ recipient_id }) => recipient_id)).toEqual(wished);
    await expectRefusal(service, () => setOrder(group, wished), "payout-order-locked");
  });

  it("starts with fewer than the minimum only when the admin insists (D76)", async () => {
    const group = await build({ members: ["Bruno"], minimumMembersToStart: 3 });
    await expectRefusal(
      service,
      () => start(group),
      "not-enough-members",
      "Need at least 3 members to start (currently 2)",
    );
    expect((await start(group, { override_minimum: true })).status).toBe(200);
    await expectRefusal(service, () => start(group), "already-started");
  });

  it("refuses a circle of one, also when the admin overrides the minimum (D76)", async () => {
    const group = await build({});
    await expectRefusal(
      service,
      () => start(group, { override_minimum: true }),
      "not-enough-members",
      "Need at least 2 members to start (currently 1)",
    );
  });

  it("refuses a closed group, one without members, and one whose manual start is off (D73, D76)", async () => {
    const { db } = service.services;
    await expectRefusal(service, async () => start(closed), "group-closed");
    await expectRefusal(service, async () => start(empty), "no-members");
    await expectRefusal(service, async () => start(scheduled), "manual-start-disabled");
    expect(await db.selectFrom("rounds").select("round_id").where("group_id", "=", closed.groupId).execute()).toEqual(
      [],
    );
  });
  let closed: TestGroup;
  let empty: TestGroup;
  let scheduled: TestGroup;
  beforeAll(async () => {
    const { db } = service.services;
    closed = await build({ members: ["Bruno"], status: "closed" });
    empty = await build({});
    await db.deleteFrom("group_members").where("group_id", "=", empty.groupId).execute();
    scheduled = await build({ members: ["Bruno"] });
    await db
      .updateTable("groups")
      .set({ manual_start_enabled: false })
      .where("group_id", "=", scheduled.groupId)
      .execute();
  });

  it("refuses anybody but the admin, an unknown group, and nobody at all", async () => {
    const group = await build({ members: ["Bruno"] });
    const bruno = group.members[1]!.userId;
    const unknown = { ...group, groupId: "00000000-0000-4000-8000-000000000000" };
    await expectRefusal(service, () => start(group, {}, bruno), "not-allowed");
    await expectRefusal(service, () => setOrder(group, [], bruno), "not-allowed");
    await expectRefusal(service, () => start(unknown), "group-not-found");
    await expectRefusal(service, () => setOrder(unknown, []), "group-not-found");
    for (const [action, input] of [
      ["start_group", { group_id: group.groupId }],
      ["set_payout_order", { group_id: group.groupId, user_ids: [] }],
    ] as const) {
      await expectRefusal(service, () => service.callAction(action, input), "not-signed-in");
    }
  });
});

describe("set_payout_order refuses", () => {
  it("an order that forgets, repeats or invents a member, and a group that is not arranged by hand (D79)", async () => {
    const group = await build({ members: ["Bruno", "Chloe"], payoutAssignmentMethod: "manual" });
    const [a, b, c] = group.members.map(({ userId }) => userId) as [string, string, string];
    const stranger = (await build({})).admin.userId;
    for (const order of [[a, b], [a, b, b], [a, b, stranger], [a, b, c, stranger], []]) {
      await expectRefusal(service, () => setOrder(group, order), "payout-order-incomplete");
    }
    await expectRefusal(service, () => start(group, { order_is_final: true }), "payout-order-incomplete");
    const drawn = await build({ members: ["Bruno"], payoutAssignmentMethod: "random" });
    await expectRefusal(
      service,
      () =>
        setOrder(
          drawn,
          drawn.members.map(({ userId }) => userId),
        ),
      "payout-order-not-manual",
    );
  });
});
