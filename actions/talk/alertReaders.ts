import { sql } from "kysely";
import { z } from "zod";
import { eachOf } from "../crons/eachOf.ts";
import type { Services } from "../context.ts";
import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import type { OutboxHandler } from "../outbox/worker.ts";

const said = z.object({ chat_id: z.uuid(), number: z.int() });
type Said = z.output<typeof said>;

interface Unread {
  user_id: string;
  read_number: number;
  address: string;
  group_id: string | null;
  group_name: string | null;
  sender_id: string;
  alias: string;
}

/** Tells whoever has not read a message that somebody wrote: once for all that is unread in the conversation (D293). */
export const messageAlertHandler: OutboxHandler = async ({ payload }, services: Services) => {
  const { db, log } = services;
  const message = said.parse(payload);
  const people = await readersOf(db, message);
  await eachOf(people, { log, name: ({ user_id }) => ({ user_id }) }, ({ user_id }) =>
    inTransaction(db, (tx) => alert(tx, message, user_id)),
  );
};

/** Names what a person has not read since they last did. What comes on top of it rings nobody again. */
const occasion = sql<string>`private.alert_occasion(s)`;

const unread = (db: Database | Tx, { chat_id, number }: Said) =>
  db
    .selectFrom("chat_user_states as s")
    .innerJoin("chats as c", "c.chat_id", "s.chat_id")
    .innerJoin("messages as m", (join) => join.onRef("m.chat_id", "=", "s.chat_id").on("m.number", "=", number))
    .innerJoin("user_profiles as sender", "sender.user_id", "m.sender_id")
    .innerJoin("user_preferences as p", "p.user_id", "s.user_id")
    .leftJoin("groups as g", "g.group_id", "c.group_id")
    .where("s.chat_id", "=", chat_id)
    .where("s.is_there", "=", true)
    .where("s.read_number", "<", number)
    .whereRef("s.user_id", "<>", "m.sender_id")
    .where("m.deleted_at", "is", null)
    // Of what was taken back while the lock was waited for, the row that is locked knows and the message's does not.
    .where("s.unread", ">", 0)
    .where((eb) => eb.or([eb("c.group_id", "is", null), eb("p.group_updates", "=", true)]));

/** Everybody who may have to be told; most of a lively conversation has been told already. */
const readersOf = (db: Database, message: Said) =>
  unread(db, message)
    .select("s.user_id")
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("private.told_news as t")
            .select("t.occasion")
            .where("t.kind", "in", ["message_received", "group_message_received"])
            .where("t.occasion", "=", occasion),
        ),
      ),
    )
    .orderBy("s.user_id")
    .execute();

async function alert(tx: Tx, message: Said, userId: string): Promise<void> {
  // Locked, so that reading it comes either before, and nobody is told, or after, and the alert is read with it.
  const reader: (Unread & { occasion: string }) | undefined = await unread(tx, message)
    .select(["s.user_id", "s.read_number", "c.address", "g.group_id", "g.name as group_name"])
    .select(["sender.user_id as sender_id", "sender.alias", occasion.as("occasion")])
    .where("s.user_id", "=", userId)
    .forShare("s")
    .executeTakeFirst();
  if (!reader) return;
  const { address, alias, group_id, group_name, sender_id } = reader;
  const telling = {
    to: [userId],
    occasion: reader.occasion,
    values: { sender: { user_id: sender_id, alias }, chat_id: message.chat_id, chat: address },
  };
  if (group_id === null || group_name === null) await tell(tx, "message_received", telling);
  else await tell(tx, "group_message_received", { ...telling, group: { group_id, name: group_name } });
}
