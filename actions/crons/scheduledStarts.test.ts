import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const ZONE = "America/New_York";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** A group that wants to start on 1 March 2027, looked at on the day before. */
async function build(options: Parameters<typeof buildGroup>[1] = {}): Promise<TestGroup> {
  await setClock(service.services.db, onDay("2027-02-28", ZONE));
  return buildGroup(service.services.db, { startDate: "2027-03-01", timeZone: ZONE, members: ["Bruno"], ...options });
}
const tickOn = async (date: string, hour = 12) => {
  await setClock(service.services.db, onDay(date, ZONE, hour));
  expect(await service.tick("scheduled_starts")).toBe(200);
  expect(await service.tick("scheduled_starts")).toBe(200);
};
const read = async ({ groupId }: TestGroup) => {
  const { db } = service.services;
  const { status } = await db
    .selectFrom("groups")
    .select("status")
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  const rounds = await db
    .selectFrom("rounds")
    .select("due_date")
    .where("group_id", "=", groupId)
    .orderBy("payout_round")
    .execute();
  return { status, firstDue: rounds[0]?.due_date };
};
/** What every page of the group goes by. */
const isMissed = async ({ groupId }: TestGroup) => {
  const { rows } = await sql<{ is_missed: boolean }>`
    select group_is_start_missed(g) as is_missed from groups g where g.group_id = ${groupId}::uuid`.execute(
    service.services.db,
  );
  return rows[0]!.is_missed;
};
const reminders = async ({ groupId }: TestGroup) => {
  const rows = await service.services.db
    .selectFrom("notifications")
    .select("values")
    .where("group_id", "=", groupId)
    .where("kind", "=", "start_missed")
    .orderBy("created_at")
    .execute();
  return rows.map(({ values }) => values);
};

describe("D75: on its start date a group", () => {
  it("starts by itself when it is complete, and its first contribution is due that day (D56)", async () => {
    const group = await build();
    await tickOn("2027-02-28", 23);
    expect(await read(group)).toEqual({ status: "recruiting", firstDue: undefined });
    await tickOn("2027-03-01", 0);
    expect(await read(group)).toEqual({ status: "started", firstDue: "2027-03-01" });
  });

  it("starts three days late when the cron did not run, and makes no member late by it", async () => {
    const group = await build({ status: "ready_to_start" });
    await tickOn("2027-03-04");
    expect(await read(group)).toEqual({ status: "started", firstDue: "2027-03-04" });
  });

  it("does not start, tells its admin each week what is missing, and closes after four weeks", async () => {
    const group = await build({ members: ["Bruno"], minimumMembersToStart: 3 });
    for (const day of ["2027-03-01", "2027-03-05", "2027-03-08", "2027-03-16", "2027-03-22", "2027-03-28"]) {
      await tickOn(day);
    }
    expect(await read(group)).toMatchObject({ status: "recruiting" });
    expect(await reminders(group)).toHaveLength(4);
    expect((await reminders(group))[0]).toMatchObject({ reason: "too_few_members", needed: 3, members: 2 });
    await tickOn("2027-03-29");
    expect(await read(group)).toMatchObject({ status: "closed" });
  });

  it("does not start when its hand-made order is incomplete", async () => {
    const group = await build({ payoutAssignmentMethod: "manual" });
    await tickOn("2027-03-01");
    expect(await read(group)).toMatchObject({ status: "recruiting" });
    expect((await reminders(group))[0]).toMatchObject({ reason: "order_incomplete", start_date: "2027-03-01" });
  });

  it.each([
    [true, "ready_now"],
    [false, "ready_for_another_day"],
  ])(
    "is ready a week later, and its admin hears what can start it; by hand: %s",
    async (manual_start_enabled, reason) => {
      const group = await build({ members: [] });
      await tickOn("2027-03-01");
      const { userId } = await buildUser(service.services.db);
      await service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: userId });
      await service.services.db
        .updateTable("groups")
        .set({ manual_start_enabled })
        .where("group_id", "=", group.groupId)
        .execute();
      await tickOn("2027-03-08");
      expect((await reminders(group))[1]).toMatchObject({ reason, start_date: "2027-03-01" });
      expect(await read(group)).toMatchObject({ status: "recruiting" });
    },
  );

  it("does not start by itself after its admin was told that something is missing: the admin starts it", async () => {
    const group = await build({ members: [], payoutAssignmentMethod: "random" });
    await tickOn("2027-03-01");
    // What it was told stays told, also when the admin wants to see it no longer.
    await service.services.db
      .updateTable("notifications")
      .set({ dismissed_at: onDay("2027-03-01", ZONE) })
      .where("group_id", "=", group.groupId)
      .execute();
    const { userId } = await buildUser(service.services.db);
    await service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: userId });
    await tickOn("2027-03-02");
    expect(await read(group)).toMatchObject({ status: "recruiting" });
    const started = await service.callAction("start_group", { group_id: group.groupId }, { as: group.admin.userId });
    expect(started.status).toBe(200);
    expect(await read(group)).toEqual({ status: "started", firstDue: "2027-03-05" });
  });

  it("has missed its start only when it was found that it could not start, and until it has another day", async () => {
    const group = await build({ members: [] });
    await setClock(service.services.db, onDay("2027-03-01", ZONE, 0));
    expect(await isMissed(group)).toBe(false);
    await tickOn("2027-03-01", 0);
    expect(await isMissed(group)).toBe(true);
    await tickOn("2027-03-08");
    expect(await isMissed(group)).toBe(true);
    const extended = await service.callAction(
      "extend_recruitment",
      { group_id: group.groupId, start_date: "2027-03-20" },
      { as: group.admin.userId },
    );
    expect(extended.status).toBe(200);
    expect(await isMissed(group)).toBe(false);
    await tickOn("2027-03-20");
    expect(await isMissed(group)).toBe(true);
    await tickOn("2027-04-17");
    expect(await read(group)).toMatchObject({ status: "closed" });
    expect(await isMissed(group)).toBe(false);
  });

  it("has missed none while it waits for answers to changed terms, after which it starts by itself (D89)", async () => {
    const group = await build();
    const [, bruno] = group.members;
    await sql`insert into term_consents (group_id, user_id, terms_hash, terms_before, expires_at)
      select ${group.groupId}::uuid, ${bruno!.userId}::uuid, repeat('a', 64), '{}', app_now() + interval '72 hours'`.execute(
      service.services.db,
    );
    await tickOn("2027-03-02");
    expect(await read(group)).toMatchObject({ status: "recruiting" });
    expect(await isMissed(group)).toBe(false);
    await service.services.db
      .updateTable("term_consents")
      .set({ accepted_at: onDay("2027-03-02", ZONE) })
      .where("group_id", "=", group.groupId)
      .execute();
    await tickOn("2027-03-03");
    expect(await read(group)).toEqual({ status: "started", firstDue: "2027-03-03" });
  });
});
