/** D292: a conversation of two begins in the moment in which one blocks, or unblocks, the other. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database, Tx } from "../db/database.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let first = "";
let second = "";
beforeEach(async () => {
  const { members } = await buildGroup(service.services.db, { members: ["Bruno"] });
  [first, second] = members.map(({ userId }) => userId).toSorted() as [string, string];
});

const block = (db: Database | Tx) =>
  sql`insert into user_blocks (user_id, blocked_user_id) values (${first}, ${second})`.execute(db);
const unblock = (db: Database | Tx) => sql`delete from user_blocks where user_id = ${first}`.execute(db);
const begin = (db: Database | Tx) =>
  sql`insert into chats (chat_type, first_user_id, second_user_id) values ('individual', ${first}, ${second})`.execute(
    db,
  );
const open = () => service.callAction("open_chat", { user_id: first }, { as: second });

/** The second act has to wait until what the first one changed can be seen. */
async function whileUnseen(act: (tx: Tx) => Promise<unknown>, next: () => Promise<unknown>): Promise<void> {
  const { db } = service.services;
  const [waited] = await db.transaction().execute(async (tx) => {
    await act(tx);
    const waiting = next();
    await expectWaiting(db, 1);
    return [waiting];
  });
  await waited;
}
async function whoMayWrite(): Promise<boolean[]> {
  const { rows } = await sql<{ may_write: boolean }>`
    select s.may_write from chat_user_states s join chats c using (chat_id)
    where c.first_user_id = ${first} and c.second_user_id = ${second}`.execute(service.services.db);
  return rows.map(({ may_write }) => may_write);
}

it("neither writes where the block came first", async () => {
  await whileUnseen(block, open);
  expect(await whoMayWrite()).toEqual([false, false]);
});

it("neither writes where the conversation came first", async () => {
  await whileUnseen(begin, () => block(service.services.db));
  expect(await whoMayWrite()).toEqual([false, false]);
});

it("both write where the block ended meanwhile", async () => {
  const { db } = service.services;
  await block(db);
  await whileUnseen(unblock, () => begin(db));
  expect(await whoMayWrite()).toEqual([true, true]);
});
