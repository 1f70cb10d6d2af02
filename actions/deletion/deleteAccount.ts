import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { claimDelivery, isHandled } from "../db/handledDeliveries.ts";
import {
  type DeletionObstacle,
  deletionObstacles,
  type GivenUp,
  givenUpWith,
  isAsShown,
} from "../domain/accountDeletion.ts";
import { dropExports } from "../export/endPackages.ts";
import { failPoint } from "../faults.ts";
import type { Language } from "../mail/letter.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { SignedIn } from "../auth/callerOfCookie.ts";
import { requireFreshProof } from "../auth/freshProof.ts";
import { AuthRefusal } from "../auth/refusals.ts";
import { noteSecurityEvent } from "../auth/securityLog.ts";
import { deletionFacts, lockAdmins } from "./deletionFacts.ts";
import { giveUpDebts } from "./givenUp.ts";
import { expectNoOtherCircle, leaveCircles, lockCirclesOf } from "./leaveCircles.ts";
import { expectNoOtherChat, lockChatsOf } from "./lockChats.ts";

/** Why the account of the caller cannot be deleted yet, none where it can, and what of others' debts would go with it (D169). */
export async function showObstacles({
  caller,
  services: { db },
}: {
  caller: SignedIn;
  services: Services;
}): Promise<{ obstacles: DeletionObstacle[]; givesUp: GivenUp[] }> {
  const facts = await deletionFacts(db, caller.userId);
  return { obstacles: deletionObstacles(facts), givesUp: givenUpWith(facts) };
}

/** The stated word, typed by hand; the same in every language. */
const CONFIRMATION = "DELETE";

export const deleteAccountInput = z.object({
  confirmation: z.string("deletion-not-confirmed").refine((typed) => typed === CONFIRMATION, "deletion-not-confirmed"),
  /** What stood beside the word as given up; minor units. */
  givesUp: z.array(z.object({ group_id: z.uuid(), cents: z.int(), currency: z.string() })).default([]),
  /** Names this deletion: its session is gone when it is asked for again after a lost answer. */
  deletionKey: z.uuid().optional(),
});

const deliveryOf = (deletionKey: string) => `account-deletion:${deletionKey}`;

/** Whether the deletion of this name has had its effect. */
export const isDeletedBy = async ({ db }: Services, deletionKey: string | undefined): Promise<boolean> =>
  deletionKey !== undefined && (await isHandled(db, deliveryOf(deletionKey)));

/**
 * Deletes the caller's account for good (D169, D299). Others' records stay sound: what they show of the person is a former
 * member. What was said and told is taken back right after, by the outbox.
 * @throws AuthRefusal `account-still-needed` where there are obstacles, or where something else would be given up than was shown
 */
export async function deleteAccount(
  { deletionKey, givesUp }: z.output<typeof deleteAccountInput>,
  { caller, ctx, services }: { caller: SignedIn; ctx: Context; services: Services },
): Promise<void> {
  const { db, wakeOutbox } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  await inTransaction(db, async (tx, now) => {
    const circles = await lockCirclesOf(tx, userId);
    const chats = await lockChatsOf(tx, userId);
    const person = await lockPerson(tx, userId);
    await expectNoOtherCircle(tx, userId, circles);
    await expectNoOtherChat(tx, userId, chats);
    await lockAdmins(tx, userId);
    const facts = await deletionFacts(tx, userId);
    if (deletionObstacles(facts).length > 0 || !isAsShown(givesUp, givenUpWith(facts)))
      throw new AuthRefusal("account-still-needed");
    await giveUpDebts(tx, userId, now);
    await leaveCircles(tx, circles, userId, now);
    await dropExports(tx, userId);
    await noteSecurityEvent(tx, ctx, { type: "account_deletion", email: person.email, success: true });
    await sql`select private.forget_profile(${userId})`.execute(tx);
    if (deletionKey !== undefined) await claimDelivery(tx, deliveryOf(deletionKey));
    await enqueue(tx, {
      kind: "mail",
      dedupeKey: `account-deleted:${userId}`,
      payload: { template: "account-deleted", to: person.email, name: person.name, language: person.language },
    });
    await enqueue(tx, { kind: "forget-person", dedupeKey: `forget-person:${userId}`, payload: { former_id: userId } });
    failPoint("account:delete:before-commit");
  });
  failPoint("account:delete:after-commit");
  wakeOutbox();
}

/** @throws AuthRefusal where another request has deleted the account meanwhile */
async function lockPerson(tx: Tx, userId: string): Promise<{ email: string; name: string; language: Language }> {
  const row = await tx
    .selectFrom("user_profiles as u")
    .innerJoin("user_preferences as p", "p.user_id", "u.user_id")
    .select(["u.email", "u.name", "p.language"])
    .where("u.user_id", "=", userId)
    .where("u.deleted_at", "is", null)
    .forUpdate("u")
    .executeTakeFirst();
  if (!row) throw new AuthRefusal("session-expired");
  return { ...row, language: row.language as Language };
}
