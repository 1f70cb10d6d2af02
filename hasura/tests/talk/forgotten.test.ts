/** D292, D299: a person who is forgotten, and the conversations and blocks that they share with others. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { idOf, type Person } from "../cast.ts";
import { ANA_AND_BEN, type ChatStage, openChatStage } from "./chatStage.ts";

let stage: ChatStage;
beforeEach(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.close());

const sql = (text: string, values: unknown[] = []) => stage.pool.query(text, values);
/** Of this database alone: others of the cluster are other tests'. */
const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const forget = "select private.forget_profile($1)";

/** Forgets a person while something else holds the lock of a conversation. */
async function forgetWhileLocked(person: Person, chat: string): Promise<void> {
  const [talk, deletion] = await Promise.all([stage.pool.connect(), stage.pool.connect()]);
  try {
    await talk.query("begin");
    await talk.query("select private.lock_chat($1)", [chat]);
    await deletion.query("set lock_timeout = '2s'");
    await deletion.query(forget, [idOf(person)]);
  } finally {
    await talk.query("rollback");
    for (const client of [talk, deletion]) client.release(true);
  }
}

it("under the lock of their profile waits for no conversation in which they hid something", async () => {
  const id = await stage.say("ben", ANA_AND_BEN, "See you on Sunday");
  await stage.change("ana", `insert_hidden_messages(objects: { message_id: "${id}" }) { affected_rows }`);
  await forgetWhileLocked("ana", ANA_AND_BEN);
  expect((await sql("select from hidden_messages where user_id = $1", [idOf("ana")])).rowCount).toBe(0);
});

it.each(["eve", "finn"] as const)("nor for one with whom they have a block: %s", async (person) => {
  await forgetWhileLocked(person, idOf("eve and finn"));
  expect((await sql("select from user_blocks")).rowCount).toBe(0);
});

it("is written to by nobody any more, whoever blocks and unblocks them later", async () => {
  await sql(forget, [idOf("finn")]);
  await stage.change("eve", `insert_user_blocks(objects: { blocked_user_id: "${idOf("finn")}" }) { affected_rows }`);
  await stage.change("eve", "delete_user_blocks(where: {}) { affected_rows }");
  expect(await stage.state("eve", idOf("eve and finn"))).toMatchObject({ may_write: false });
});

it("locks blocks in the one order that others who are forgotten lock them in", async () => {
  await sql("delete from user_blocks");
  const others = (["ana", "ben", "eve", "finn"] as const).map(idOf).toSorted();
  // The last one in that order is the first that a scan finds.
  for (const other of others.toReversed())
    await sql("insert into user_blocks (user_id, blocked_user_id) values ($1, $2)", [other, idOf("gus")]);
  const [first, deletion] = await Promise.all([stage.pool.connect(), stage.pool.connect()]);
  try {
    await first.query("begin");
    await first.query("select from user_blocks where user_id = $1 for update", [others[0]]);
    await deletion.query("set lock_timeout = '15s'");
    const forgetting = deletion.query(forget, [idOf("gus")]);
    await expect.poll(async () => (await sql(waiting)).rowCount, { interval: 5 }).toBe(1);
    const free = await sql("select user_id from user_blocks order by user_id for update skip locked");
    expect(free.rows.map(({ user_id }: { user_id: string }) => user_id)).toEqual(others.slice(1));
    await first.query("rollback");
    await forgetting;
  } finally {
    for (const client of [first, deletion]) client.release(true);
  }
});
