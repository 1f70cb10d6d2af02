/** Somebody is in conversations while their account is being deleted: nobody waits in a circle for anybody (D169, D292). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { Browser } from "../test/browser.ts";
import { cookieOf } from "../test/cookie.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { expectNoOtherChat, lockChatsOf } from "./lockChats.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Makes members of one circle, which they can leave, and a conversation between each two of them. */
async function talkers(names: readonly string[]): Promise<string[]> {
  const { db } = service.services;
  const { members } = await buildGroup(db, { members: [...names] });
  // The admin stays: whoever runs a circle that others are in has to.
  const people = members
    .slice(1)
    .map(({ userId }) => userId)
    .toSorted();
  for (const [at, first] of people.entries())
    for (const second of people.slice(at + 1))
      await sql`insert into chats (chat_type, first_user_id, second_user_id) values ('individual', ${first}, ${second})`.execute(
        db,
      );
  return people;
}
const deleteAccount = (userId: string) =>
  new Browser(service.url).post("/auth/delete-account", { confirmation: "DELETE" }, { cookie: cookieOf(userId) });

it("waits for what is being said before it locks the person, whom a message locks after its conversation", async () => {
  const { db } = service.services;
  const [first] = (await talkers(["Bruno", "Chloe"])) as [string];
  const [deletion] = await db.transaction().execute(async (talk) => {
    await sql`select private.lock_chat(chat_id) from chats where first_user_id = ${first}`.execute(talk);
    const deleted = deleteAccount(first);
    await expectWaiting(db, 1);
    await sql`select from user_profiles where user_id = ${first} for key share nowait`.execute(talk);
    await sql`insert into messages (chat_id, sender_id, message)
      select chat_id, ${first}, 'Good bye' from chats where first_user_id = ${first}`.execute(talk);
    return [deleted];
  });
  expect((await deletion)?.status).toBe(200);
});

const block = (blocker: string, blocked: string) =>
  sql`insert into user_blocks (user_id, blocked_user_id) values (${blocker}, ${blocked})`;

it.each(["blocks", "unblocks"] as const)("refuses nobody who %s the person meanwhile (D292)", async (change) => {
  const { db } = service.services;
  const [blocker, leaving] = (await talkers(["Bruno", "Chloe"])) as [string, string];
  if (change === "unblocks") await block(blocker, leaving).execute(db);
  const [deletion, changed] = await db.transaction().execute(async (other) => {
    // The deletion has its conversations by then, and waits for the person.
    await sql`select from user_profiles where user_id = ${leaving} for key share`.execute(other);
    const deleted = deleteAccount(leaving);
    await expectWaiting(db, 1);
    const changing = (
      change === "blocks" ? block(blocker, leaving) : sql`delete from user_blocks where user_id = ${blocker}`
    ).execute(db);
    await expectWaiting(db, 2);
    return [deleted, changing];
  });
  expect(await Promise.allSettled([deletion, changed])).toMatchObject([
    { value: { status: 200 } },
    { status: "fulfilled" },
  ]);
});

it.each([
  [
    "a conversation has begun",
    (one: string, two: string) =>
      sql`insert into chats (chat_type, first_user_id, second_user_id) values ('individual', least(${one}, ${two})::uuid, greatest(${one}, ${two})::uuid)`,
  ],
  ["somebody blocked them", block],
])("looks again where %s before the person was locked", async (_, meanwhile) => {
  const { db } = service.services;
  const { userId } = await buildUser(db, { name: "Gina" });
  const { userId: other } = await buildUser(db, { name: "Hugo" });
  const tries: number[] = [];
  await inTransaction(db, async (tx) => {
    const locked = await lockChatsOf(tx, userId);
    tries.push(locked);
    if (tries.length === 1) await meanwhile(other, userId).execute(db);
    await expectNoOtherChat(tx, userId, locked);
  });
  expect(tries).toEqual([0, 1]);
});
