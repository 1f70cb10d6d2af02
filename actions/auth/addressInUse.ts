import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { endEverySession } from "./devices.ts";
import { dropSignUp } from "./dropSignUp.ts";
import { letterTo } from "./letterTo.ts";

/**
 * Tells the owner of an account that somebody signed up with their address: a letter with the sign-in links or, for an
 * unconfirmed account, the confirmation again (D246).
 */
export const noticeAddressInUse = (tx: Tx, owner: { id: string; email_verified: boolean }): Promise<void> =>
  enqueue(tx, letterTo(owner.id, owner.email_verified ? "address-in-use" : "confirm-address"));

/** No hash looks like it, so no password fits. */
export const unusable = () => `!${randomUUID()}`;

/**
 * Of two who signed up with one address only its owner reads the letter. What either of them put on the account opens it no
 * more: whoever opens the letter chooses a password, and is asked for consent anew (D166, D253).
 */
export async function leaveToWhoReadsTheLetter(tx: Tx, userId: string): Promise<void> {
  await endEverySession(tx, userId);
  const password = unusable();
  await tx
    .insertInto("auth.accounts")
    .values({ user_id: userId, provider_id: "credential", account_id: userId, password, updated_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: sql`now()` }),
    )
    .execute();
  await tx.deleteFrom("auth.accounts").where("user_id", "=", userId).where("provider_id", "!=", "credential").execute();
  await tx
    .updateTable("auth.users")
    .set({ signed_up_again_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
  await dropSignUp(tx, userId);
}
