import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { acquaintances } from "./acquaintances.ts";

/**
 * The conversation with another person. One that was begun goes on for good; a new one needs a group that both are in
 * (D180). Nobody sees it in a list before something is said.
 */
export const openChat = defineAction("open_chat", z.object({ user_id: z.uuid() }), (input, { caller, db }) =>
  inTransaction(db, async (tx) => {
    const pair = [caller.userId, input.user_id].toSorted() as [string, string];
    const chat = (await chatOf(tx, pair)) ?? (await begin(tx, caller.userId, input.user_id, pair));
    return { success: true, ...chat };
  }),
);

const chatOf = (tx: Tx, [first, second]: [string, string]) =>
  tx
    .selectFrom("chats")
    .select(["chat_id", "address"])
    .where("first_user_id", "=", first)
    .where("second_user_id", "=", second)
    .executeTakeFirst();

async function begin(tx: Tx, userId: string, otherId: string, pair: [string, string]) {
  await refuseBlocked(tx, userId, otherId);
  const known = await acquaintances(tx, userId).select("p.user_id").where("p.user_id", "=", otherId).executeTakeFirst();
  if (!known) throw new AppError("person-not-found");
  await tx
    .insertInto("chats")
    .values({ chat_type: "individual", first_user_id: pair[0], second_user_id: pair[1] })
    .onConflict((conflict) => conflict.constraint("chats_one_per_address").doNothing())
    .execute();
  return (await chatOf(tx, pair))!;
}

async function refuseBlocked(tx: Tx, userId: string, otherId: string): Promise<void> {
  const blocks = await tx
    .selectFrom("user_blocks")
    .select("user_id")
    .where((eb) =>
      eb.or([
        eb.and({ user_id: userId, blocked_user_id: otherId }),
        eb.and({ user_id: otherId, blocked_user_id: userId }),
      ]),
    )
    .execute();
  if (blocks.length === 0) return;
  throw new AppError(blocks.some(({ user_id }) => user_id === userId) ? "person-blocked" : "cannot-message-person");
}
