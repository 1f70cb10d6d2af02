import { createHash, hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { inTransaction, type Tx, violatedConstraint } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import type { Env } from "../env.ts";
import { failPoint } from "../faults.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import { requireFreshProof } from "./freshProof.ts";
import { hasOpenLetter } from "./openLetters.ts";
import { AuthRefusal } from "./refusals.ts";
import { endRecovery } from "./recovery/endRecovery.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { emailInput } from "./signUpInput.ts";
import { tellSecurity } from "./tellSecurity.ts";

const PURPOSE = "change-email";

/** D149: as many letters to one address as of those for a new password. */
const LETTERS = { limit: "reset_letters" };

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));

/** The link that confirms a new address. It is made when the letter is sent and stored nowhere. */
export async function newAddressLink(env: Env, changeId: string, hours: number): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setJti(changeId)
    .setAudience(PURPOSE)
    .setExpirationTime(`${hours}h`)
    .sign(keyOf(env.AUTH_SECRET));
  return `/auth/confirm-new-address?${new URLSearchParams({ token })}`;
}

export const changeEmailInput = z.object({ email: emailInput });

/**
 * Asks for another address. Until its link is opened the old one counts (D150). Whether somebody has the new one already
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
  await db.deleteFrom("auth.email_changes").where("user_id", "=", caller.userId).execute();
}

/** Handles the letter's link: the new address counts, the old one is told, and the sign-in page shows the result. */
export async function confirmNewAddress(
  token: string,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<void> {
  const changeId = await changeIn(services.env, token);
  const isDone = changeId !== null && (await takeEffect(changeId, ctx, services));
  services.wakeOutbox();
  ctx.redirect(isDone ? "/login?email=changed&next=%2Fsettings%3Ftab%3Dsecurity" : "/login?error=email-link-invalid");
}

async function changeIn(env: Env, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env.AUTH_SECRET), { algorithms: ["HS256"], audience: PURPOSE });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}

/** @returns false for a change that was replaced, cancelled, done or too old, and for an address that somebody has proved by now, or still can */
async function takeEffect(changeId: string, ctx: Context, { db }: Services): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const change = await tx
        .deleteFrom("auth.email_changes")
        .where("email_change_id", "=", changeId)
        .where("asked_at", ">", sql<Date>`now() - span_of('email_change_link')`)
        .returning(["user_id", "new_email"])
        .executeTakeFirst();
      if (!change) return false;
      const { new_email: email, user_id: userId } = change;
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
