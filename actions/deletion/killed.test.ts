/** The service dies in the midst of a deletion: the account is there whole or not at all, and asked again it goes (D169). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { register, signIn } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { buildGroup } from "../test/factories.ts";
import { type KillableService, startKillableService } from "../test/killableService.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const GO = { confirmation: "DELETE" };
/** More than are taken back at once. */
const MESSAGES = 230;

let service: TestService;
/** The same service over the same database, in a process that dies. */
let mortal: KillableService;
beforeAll(async () => {
  service = await startTestService();
  mortal = await startKillableService(service.services.env.DATABASE_URL);
  await mortal.start();
});
afterAll(async () => {
  await mortal?.stop();
  await service?.stop();
});

/** Somebody in a circle who has said a lot. */
async function talker() {
  const { db } = service.services;
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  await signIn(browser, email);
  await sql`update user_profiles set is_verified = true, verified_at = app_now() where user_id = ${userId}`.execute(db);
  const { groupId } = await buildGroup(db, { members: [{ userId, email, name: "Bruno" }, "Chloe"] });
  await sql`update limits set value = 1000000 where limit_id = 'messages_per_minute'`.execute(db);
  await sql`insert into messages (chat_id, sender_id, message)
    select ${groupId}, ${userId}, 'Word ' || n from generate_series(1, ${MESSAGES}::integer) n`.execute(db);
  return { browser, email, groupId, userId };
}
const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
  (await query.execute(service.services.db)).rows[0]!.n;
const said = (userId: string) =>
  count(sql`select count(*)::integer as n from messages where sender_id = ${userId} and deleted_at is null`);
const isThere = async (userId: string) =>
  (await count(sql`select count(*)::integer as n from auth.users where id = ${userId}`)) === 1;

it.each([
  ["account:delete:before-commit", true],
  ["account:delete:after-commit", false],
])("killed at %s, the account goes whole and once", async (point, isLeft) => {
  const { browser, email, groupId, userId } = await talker();
  const ask = { ...GO, deletionKey: crypto.randomUUID() };
  await mortal.start(point);
  await Promise.allSettled([
    new Browser(mortal.url).post("/auth/delete-account", ask, { cookie: browser.cookie }),
    mortal.died(),
  ]);
  expect(await mortal.died()).toBe("SIGKILL");
  expect(await isThere(userId)).toBe(isLeft);
  expect((await browser.post("/auth/delete-account", ask)).status).toBe(200);
  await service.settle();

  expect(await isThere(userId)).toBe(false);
  expect(await said(userId)).toBe(0);
  expect(service.letters.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    "Your account was deleted",
  ]);
  expect(await count(sql`select current_members as n from groups where group_id = ${groupId}`)).toBe(2);
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

it("killed while it takes back what was said, it goes on where it was", async () => {
  const { browser, userId } = await talker();
  expect((await browser.post("/auth/delete-account", GO)).status).toBe(200);
  await mortal.start("account:forget:before-commit#2");
  expect(await mortal.died()).toBe("SIGKILL");
  expect(await said(userId)).toBe(MESSAGES - 100);
  await sql`update private.outbox set next_attempt_at = now()`.execute(service.services.db);
  await service.settle();
  expect(await said(userId)).toBe(0);
});
