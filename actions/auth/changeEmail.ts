import { createHash } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { inTransaction, type Tx, violatedConstraint } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { failPoint } from "../faults.ts";
import { secret } from "../middleware/textInput.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import { requireFreshProof } from "./freshProof.ts";
import { makeLetterToken, readLetterToken } from "./letterToken.ts";
import { hasOpenLetter } from "./openLetters.ts";
import { AuthRefusal } from "./refusals.ts";
import { endRecovery } from "./recovery/endRecovery.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { emailInput } from "./signUpInput.ts";
import { tellSecurity } from "./tellSecurity.ts";

const PURPOSE = "change-email";

/** D149: as many letters to one address as of those for a new password. */
const LETTERS = { limit: "reset_letters" };

/** Where the letter about a new address leads, for `hours`: a page whose button confirms, because mail programs open links by themselves. */
export async function newAddressPath(authSecret: string, changeId: string, hours: number): Promise<string> {
  const token = await makeLetterToken(authSecret, PURPOSE, changeId, hours);
  return `/confirm-email?${new URLSearchParams({ token })}`;
}

export const changeEmailInput = z.object({ email: emailInput });

/**
 * Asks for another address. Until it is confirmed from its letter the old one counts (D150). Whether somebody has the new one already
 * is told by no answer: the letter then goes to that account and says so (D246).
 * @throws AuthRefusal
 */
export async function changeEmail(
  { email }: z.output<typeof changeEmailInput>,
  { caller, services }: { caller: SignedIn; services: Services },
): Promise<{ newEmail: string }> {
  const { db, wakeOutbox } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  if (email === (await emailOf(db, userId))) throw new AuthRefusal("email-unchanged");
  await inTransaction(db, async (tx) => {
    const address = createHash("sha256").update(email).digest("hex");
    for (const bucket of [`new-address-of:${userId}`, `new-address:${address}`]) {
      const retryAfter = await takeRequest(tx, bucket, LETTERS);
      if (retryAfter > 0) throw new AuthRefusal({ code: "too-many-requests", values: { retryAfter } });
    }
    const { email_change_id: changeId } = await tx
      .insertInto("auth.email_changes")
      .values({ user_id: userId, new_email: email })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet({
          new_email: email,
          asked_at: sql`now()`,
          confirmed_at: null,
          email_change_id: sql`gen_random_uuid()`,
        }),
      )
      .returning("email_change_id")
      .executeTakeFirstOrThrow();
    await enqueue(tx, {
      kind: "mail",
      dedupeKey: `confirm-new-address:${changeId}`,
      payload: { template: "confirm-new-address", user_id: userId, change_id: changeId },
    });
  });
  wakeOutbox();
  return { newEmail: email };
}

/** Cancels a change of address that is not confirmed yet. The link in its letter no longer works. */
export async function cancelEmailChange({
  caller,
  services: { db },
}: {
  caller: SignedIn;
  services: Services;
}): Promise<void> {
  await db
    .deleteFrom("auth.email_changes")
    .where("user_id", "=", caller.userId)
    .where("confirmed_at", "is", null)
    .execute();
}

export const confirmNewAddressInput = z.object({ token: secret({ max: 2000, min: 0 }) });

/**
 * Confirms with the token of the letter: the new address counts, and the old one is told. Confirmed twice, it is the same.
 * @throws AuthRefusal `new-address-link-invalid` when the link is too old or not ours, the change was replaced or cancelled,
 * or somebody has proved the address by now, or still can
 */
export async function confirmNewAddress(
  { token }: z.output<typeof confirmNewAddressInput>,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<void> {
  const changeId = await readLetterToken(services.env.AUTH_SECRET, PURPOSE, token);
  if (changeId === null || !(await takeEffect(changeId, ctx, services))) {
    throw new AuthRefusal("new-address-link-invalid");
  }
  services.wakeOutbox();
}

/** @returns false for a change that cannot be confirmed any more */
async function takeEffect(changeId: string, ctx: Context, { db }: Services): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const change = await tx
        .selectFrom("auth.email_changes")
        .select(["user_id", "new_email", "confirmed_at"])
        .where("email_change_id", "=", changeId)
        .where("asked_at", ">", sql<Date>`now() - span_of('email_change_link')`)
        .forUpdate()
        .executeTakeFirst();
      if (!change) return false;
      if (change.confirmed_at !== null) return true;
      const { new_email: email, user_id: userId } = change;
      await tx
        .updateTable("auth.email_changes")
        .set({ confirmed_at: sql`now()` })
        .where("user_id", "=", userId)
        .execute();
      const before = await emailOf(tx, userId);
      await endUnproved(tx, email);
      await tx
        .updateTable("auth.users")
        .set({ email, email_verified: true, updated_at: sql`now()` })
        .where("id", "=", userId)
        .execute();
      // Its link went to the inbox of before, which somebody else may read.
      await endRecovery(tx, userId);
      await tellSecurity(tx, userId, {
        reason: "email_changed",
        letter: {
          kind: "mail",
          dedupeKey: `email-changed:${changeId}`,
          payload: { template: "email-changed", user_id: userId, to: before },
        },
      });
      await noteSecurityEvent(tx, ctx, { type: "email_change", email, success: true });
      failPoint("account:change-email:before-commit");
      return true;
    });
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    return false;
  }
}

/**
 * Ends an account that was signed up for with an address and that nobody has confirmed or still can: whoever opens its
 * letters now has the inbox. Before, its owner may open a letter of ours and think that it is the one they wait for.
 */
async function endUnproved(tx: Tx, email: string): Promise<void> {
  await sql`select private.forget_profile(id) from (
    select id from auth.users where email = ${email} and not email_verified and not ${hasOpenLetter("users.id")}
    for update) unproved`.execute(tx);
}
