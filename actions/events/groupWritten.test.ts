import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { buildGroup, type TestGroup } from "../test/factories.ts";
import { managedCircle } from "../test/managedCircle.ts";
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

describe("D267: other rules", () => {
  const versions = async ({ groupId }: { groupId: string }) => {
    const { rows } = await sql<{ rules: string }>`
      select rules from private.group_rules_versions where group_id = ${groupId} order by version`.execute(
      service.services.db,
    );
    return rows.map(({ rules }) => rules);
  };

  it("are kept one after the other, nobody changes a version, and other words are none", async () => {
    const group = await buildGroup(service.services.db);
    for (const rules of ["Be on time.", "Be kind.", "Be kind."]) await say(group, { rules });
    await say(group, { description: "For the rent" });
    expect(await versions(group)).toEqual(["", "Be on time.", "Be kind."]);
    const change = sql`update private.group_rules_versions set rules = '' where group_id = ${group.groupId}`;
    await expect(change.execute(service.services.db)).rejects.toThrow("append-only");
  });

  it("begin with those with which a pending circle recruits", async () => {
    const group = await buildGroup(service.services.db, { status: "pending" });
    await say(group, { rules: "A draft" });
    expect(await versions(group)).toEqual([]);
    await sql`update groups set status = 'recruiting' where group_id = ${group.groupId}`.execute(service.services.db);
    expect(await versions(group)).toEqual(["A draft"]);
  });

  it("are told to everybody once, and by notice again to who has read of the last, of a running circle too", async () => {
    const circle = await managedCircle(service);
    expect((await circle.act("start_group")).status).toBe(200);
    const told = async (name: string) => (await circle.news(name)).filter((kind) => kind === "rules_changed").length;
    const counts = async () => [await told("Amina"), await told("Bruno"), await told("Chloe")];
    await say(circle, { description: "For the rent" });
    expect(await counts()).toEqual([0, 0, 0]);
    await say(circle, { rules: "Be on time." });
    expect(await counts()).toEqual([0, 1, 1]);
    await sql`update notifications set read = true where user_id = ${circle.personOf("Bruno")}`.execute(
      service.services.db,
    );
    await say(circle, { rules: "Be kind." });
    expect(await counts()).toEqual([0, 2, 1]);
    expect((await circle.posts()).filter((kind) => kind === "rules_amended")).toHaveLength(2);
    expect(await circle.asked("Bruno")).toBeUndefined();
    // A notice stands for later rules for a day; what was told is not told anew when nobody remembers it.
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(service.services.db);
    const inDays = (days: number) =>
      setClock(service.services.db, new Date(rows[0]!.now.getTime() + days * 86_400_000));
    await inDays(2);
    await say(circle, { rules: "Be late." });
    expect(await counts()).toEqual([0, 3, 2]);
    await inDays(10);
    await sql`delete from private.told_news where kind like 'rules_%'`.execute(service.services.db);
    await say(circle, { description: "For the rent and more" });
    expect(await counts()).toEqual([0, 3, 2]);
  });
});

it("a group that is gone is no failure", async () => {
  expect(await service.deliverEvent("group_written", { op: "UPDATE", new: { group_id: randomUUID() } })).toBe(200);
});
