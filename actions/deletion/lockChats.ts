import { sql } from "kysely";
import { ReadTooEarly, type Tx } from "../db/database.ts";

/** Locks every conversation that a person is in, all in one order, so that nobody says anything there any more. */
export async function lockChatsOf(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql`
    select from chats c join chat_user_states s on s.chat_id = c.chat_id and s.user_id = ${userId} and s.is_there
    order by c.chat_id for no key update of c`.execute(tx);
  return rows.length;
}

/**
 * Looks again once the person is locked, because from then on nobody begins a conversation with them. Conversations are locked before
 * people, as by whoever says something, so one may have begun after `lockChatsOf` had made its list.
 * @param locked what `lockChatsOf` returned
 * @throws ReadTooEarly where there is another conversation
 */
export async function expectNoOtherChat(tx: Tx, userId: string, locked: number): Promise<void> {
  const { rows } = await sql`select from chat_user_states where user_id = ${userId} and is_there`.execute(tx);
  if (rows.length !== locked) throw new ReadTooEarly();
}
