import type pg from "pg";
import { type ProductScene, openProduct } from "../productScene.ts";
import { LARGE_CIRCLE, memberOf, runCircles, runningCircle } from "../runningCircles.ts";
import { id } from "../recruitingCircles.ts";

/** A conversation, and who is in it. */
export interface Talked {
  chat: string;
  people: readonly string[];
}

const SMALL = 12;
/** Beyond the circles that every scene of the product has, and two apart: nobody is in two of them. */
const FIRST = 200;
const numberOf = (nth: number): number => FIRST + 2 * nth;

const circle = (number: number, seats: number, chat: string): Talked => ({
  chat,
  people: Array.from({ length: seats }, (_, at) => memberOf(number, at + 1)),
});

/** The circle of fifty. */
export const LARGE: Talked = circle(0, 50, LARGE_CIRCLE);
/** So many circles of twelve. */
export const smallCircles = (count: number): readonly Talked[] =>
  Array.from({ length: count }, (_, nth) => circle(numberOf(nth), SMALL, runningCircle(numberOf(nth))));

/** Twelve people each: 5,004. */
export const SMALL_CIRCLES = 417;
const PEOPLE = 10_400;
/** What was said in each before. */
export const SAID = 60;

/** The product's tables with running circles and their conversations, as the triggers would have written them. */
export async function openTalk(): Promise<ProductScene> {
  const scene = await openProduct({ circles: 200, people: PEOPLE });
  const client = await scene.pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await runCircles(client, {
      numbers: `select ${FIRST} + 2 * generate_series(0, ${SMALL_CIRCLES - 1}) n`,
      seats: SMALL,
      round: 5,
    });
    await openChats(client);
    await client.query("commit");
    // Otherwise Postgres itself would vacuum the loaded tables, in the middle of a talk.
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
  return scene;
}

async function openChats(client: pg.PoolClient): Promise<void> {
  await client.query(`insert into badge_counts (user_id) select user_id from user_profiles`);
  await client.query(
    `insert into chats (chat_id, chat_type, group_id, last_number) select group_id, 'group', group_id, ${SAID} from groups`,
  );
  await client.query(
    `insert into chat_receipts (chat_id, delivered_number, read_number) select chat_id, ${SAID}, ${SAID} from chats`,
  );
  await client.query(`insert into messages (chat_id, number, sender_id, message, created_at)
    select c.chat_id, n, g.admin_id, 'Word ' || n || ' of what was said before, about as long as people write', now() - interval '1 day' + n * interval '1 minute'
    from chats c join groups g using (group_id), generate_series(1, ${SAID}) n`);
  await client.query(`insert into chat_changes (chat_id, number, kind, message_id, user_id)
    select chat_id, number, 'said', message_id, sender_id from messages`);
  await client.query(`insert into chat_user_states (user_id, chat_id, delivered_number, read_number, last_number, last_sender_id, last_text, last_message_at)
    select m.user_id, m.group_id, ${SAID}, ${SAID}, ${SAID}, x.sender_id, x.message, x.created_at
    from group_members m join messages x on x.chat_id = m.group_id and x.number = ${SAID}`);
}

/** A conversation between two people in which 100,000 messages were said, and one of 1,000. */
export interface LongTalk {
  reader: string;
  chat: string;
  messages: number;
}

/** @returns the ids of two conversations of the same two people's ends, short and long */
export async function openLongTalks(pool: pg.Pool): Promise<{ few: LongTalk; many: LongTalk }> {
  const talk = async (nth: number, messages: number): Promise<LongTalk> => {
    const [one, other] = [memberOf(0, nth), memberOf(0, nth + 1)];
    const chat = `f0000000-0000-7000-8000-${String(nth).padStart(12, "0")}`;
    const client = await pool.connect();
    try {
      await client.query("begin; set local session_replication_role = replica");
      await client.query(
        `insert into chats (chat_id, chat_type, first_user_id, second_user_id, last_number) values ('${chat}', 'individual', '${one}', '${other}', ${messages})`,
      );
      await client.query(
        `insert into chat_receipts (chat_id, delivered_number, read_number) values ('${chat}', ${messages}, ${messages})`,
      );
      await client.query(`insert into messages (message_id, chat_id, number, sender_id, message, created_at)
        select ${id("e", `${nth} * 1000000 + n`)}, '${chat}', n, case n % 2 when 0 then '${one}' else '${other}' end::uuid,
          'Word ' || n || ' of a long talk, about as long as people write', now() - (${messages} - n) * interval '1 minute'
        from generate_series(1, ${messages}) n`);
      await client.query(
        `insert into chat_changes (chat_id, number, kind, message_id, user_id) select chat_id, number, 'said', message_id, sender_id from messages where chat_id = '${chat}'`,
      );
      await client.query(`insert into chat_user_states (user_id, chat_id, delivered_number, read_number, last_number, last_text, last_message_at)
        select person, '${chat}', ${messages}, ${messages}, ${messages}, 'Word', now() from unnest(array['${one}', '${other}']::uuid[]) person`);
      await client.query("commit");
    } finally {
      client.release();
    }
    return { reader: one, chat, messages };
  };
  const talks = { few: await talk(1, 1_000), many: await talk(3, 100_000) };
  await pool.query("vacuum analyze messages; ".split(";")[0]!);
  await pool.query("vacuum analyze chat_changes");
  return talks;
}
