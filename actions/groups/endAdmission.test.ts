import { afterAll, beforeAll, expect, it } from "vitest";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** A group with somebody who asks, somebody who waits, somebody who is invited, and a link. */
async function wantedGroup() {
  const { db } = service.services;
  await setClock(db, onDay("2027-02-01", "UTC"));
  const group = await buildGroup(db, {
    joinMethod: "request_to_join",
    members: ["Bruno"],
    minimumMembersToStart: 3,
    startDate: "2027-02-03",
  });
  const [asks, waits, invited] = [await buildUser(db, { language: "fr" }), await buildUser(db), await buildUser(db)];
  await service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: asks.userId });
  const offer = { offered_at: new Date("2027-02-01"), offer_ends_at: new Date("2027-02-03") };
  await db
    .insertInto("group_waiting_list")
    .values({ group_id: group.groupId, user_id: waits.userId, ...offer })
    .execute();
  await db
    .insertInto("join_links")
    .values({ group_id: group.groupId, created_by: group.admin.userId, uses_left: 2 })
    .execute();
  const invitation = await invite(service, group, { userId: invited.userId });
  return { group, asks, waits, invitation };
}

async function whatIsLeft({ groupId }: TestGroup, invitation: string) {
  const { db } = service.services;
  const of = <Table extends "join_requests" | "join_links" | "group_waiting_list">(table: Table) =>
    db
      .selectFrom(table as "join_links")
      .selectAll()
      .where("group_id", "=", groupId)
      .execute();
  const requests = (await of("join_requests")) as unknown as { status: string; processed_by: string | null }[];
  const { status } = await db
    .selectFrom("group_invitations")
    .select("status")
    .where("invitation_id", "=", invitation)
    .executeTakeFirstOrThrow();
  return {
    requests: requests.map(({ processed_by, status: answer }) => ({ answer, by: processed_by })),
    openLinks: (await of("join_links")).filter(({ revoked_at }) => revoked_at === null).length,
    waiting: (await of("group_waiting_list")).length,
    invitation: status,
  };
}
const NOTHING = {
  requests: [{ answer: "rejected", by: null }],
  openLinks: 0,
  waiting: 0,
  invitation: "pending",
};
const newsOf = async ({ userId }: TestUser) =>
  (
    await service.services.db
      .selectFrom("notifications")
      .select(["kind", "values"])
      .where("user_id", "=", userId)
      .execute()
  ).map(({ kind, values }) => [kind, (values as { reason?: string }).reason]);

it("D256: the start declines who asks, tells who waits, and ends links; invitations stay", async () => {
  const { asks, group, invitation, waits } = await wantedGroup();
  const start = () =>
    service.callAction("start_group", { group_id: group.groupId, override_minimum: true }, { as: group.admin.userId });
  expect((await start()).status).toBe(200);
  expect(await whatIsLeft(group, invitation)).toEqual(NOTHING);
  expect(await newsOf(asks)).toEqual([["join_rejected", "closed"]]);
  expect(await newsOf(waits)).toEqual([["waiting_ended", undefined]]);
});

it("D256: so does the close of a group that never became ready; while it is ready to start, requests wait", async () => {
  const { asks, group, invitation, waits } = await wantedGroup();
  const { db } = service.services;
  await db.updateTable("groups").set({ status: "ready_to_start" }).where("group_id", "=", group.groupId).execute();
  await setClock(db, onDay("2027-02-10", "UTC"));
  expect(await service.tick("scheduled_starts")).toBe(200);
  expect((await whatIsLeft(group, invitation)).requests).toEqual([{ answer: "pending", by: null }]);
  await setClock(db, onDay("2027-03-10", "UTC"));
  expect(await service.tick("scheduled_starts")).toBe(200);
  expect(await whatIsLeft(group, invitation)).toEqual(NOTHING);
  expect(await newsOf(asks)).toEqual([["join_rejected", "closed"]]);
  expect(await newsOf(waits)).toEqual([["waiting_ended", undefined]]);
});
