import { sql } from "kysely";
import { ReadTooEarly, type Tx } from "../db/database.ts";

/**
 * Locks every conversation that a person is in, and before them the blocks between this person and others, each in one order: nobody
 * says anything there, blocks or unblocks any more. Whoever ends a block holds its row before they lock the conversation.
 * @returns how many rows are locked
 */
export async function lockChatsOf(tx: Tx, userId: string): Promise<number> {
  const blocks = await sql`
    select from user_blocks where user_id = ${userId} or blocked_user_id = ${userId} order by user_id, blocked_user_id for update`.execute(
    tx,
  );
  const chats = await sql`
    select from chats c join chat_user_states s on s.chat_id = c.chat_id and s.user_id = ${userId} and s.is_there
    order by c.chat_id for no key update of c`.execute(tx);
  return blocks.rows.length + chats.rows.length;
}

/**
 * Looks again once the person is locked, because from then on nobody begins a conversation with them or blocks them. Conversations are
 * locked before people, as by whoever says something, so one may have begun after `lockChatsOf` had made its list.
 * @param locked what `lockChatsOf` returned
 * @throws ReadTooEarly where there is another conversation or block
 */
export async function expectNoOtherChat(tx: Tx, userId: string, locked: number): Promise<void> {
  const { rows } = await sql`
    select from chat_user_states where user_id = ${userId} and is_there
    union all select from user_blocks where user_id = ${userId} or blocked_user_id = ${userId}`.execute(tx);
  if (rows.length !== locked) throw new ReadTooEarly();
}
