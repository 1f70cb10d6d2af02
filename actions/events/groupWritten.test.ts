import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildGroup, type TestGroup } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The group says so from now on, and Hasura delivers it, twice as it may. */
async function say(group: TestGroup, words: { description?: string; rules?: string }) {
  const { db } = service.services;
  await db.updateTable("groups").set(words).where("group_id", "=", group.groupId).execute();
  for (const _ of [1, 2])
    expect(await service.deliverEvent("group_written", { op: "UPDATE", new: { group_id: group.groupId } })).toBe(200);
}
const reviews = ({ groupId }: TestGroup) =>
  service.services.db
    .selectFrom("group_reviews")
    .select(["promises_profit", "rewards_recruiting", "reviewed_at"])
    .where("group_id", "=", groupId)
    .execute();
const look = (group: TestGroup) =>
  sql`update group_reviews set reviewed_at = app_now(), reviewed_by = ${group.admin.userId} where group_id = ${group.groupId}`.execute(
    service.services.db,
  );

it("D226: a group that promises profit waits for a person, once, and no other group does", async () => {
  const [promising, honest] = [await buildGroup(service.services.db), await buildGroup(service.services.db)];
  await say(promising, { description: "Guaranteed returns for everybody" });
  await say(honest, { description: "For the rent. Nobody earns interest here." });
  expect(await reviews(promising)).toEqual([{ promises_profit: true, rewards_recruiting: false, reviewed_at: null }]);
  expect(await reviews(honest)).toEqual([]);
});

it("D226: it runs on meanwhile, and words that promise nothing any more end the wait", async () => {
  const group = await buildGroup(service.services.db);
  await say(group, { rules: "A bonus for every friend you invite" });
  expect(await reviews(group)).toEqual([{ promises_profit: false, rewards_recruiting: true, reviewed_at: null }]);
  const { status } = await service.services.db
    .selectFrom("groups")
    .select("status")
    .where("group_id", "=", group.groupId)
    .executeTakeFirstOrThrow();
  expect(status).toBe("recruiting");
  await say(group, { rules: "Pay on time" });
  expect(await reviews(group)).toEqual([]);
});

it("D226: what a person has looked at is looked at again only when it says something else", async () => {
  const group = await buildGroup(service.services.db);
  await say(group, { description: "Double your money" });
  await look(group);
  await say(group, { description: "Double your money" });
  expect((await reviews(group))[0]!.reviewed_at).not.toBeNull();
  await say(group, { description: "Triple your money" });
  expect((await reviews(group))[0]!.reviewed_at).toBeNull();
});

it("a group that is gone is no failure", async () => {
  expect(await service.deliverEvent("group_written", { op: "UPDATE", new: { group_id: randomUUID() } })).toBe(200);
});
