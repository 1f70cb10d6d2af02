import { createHash } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import { PASSWORD } from "../../schema/account.ts";
import { placeInside } from "../../schema/wayBack.ts";
import { isFair } from "../../schema/passwordStrength.ts";
import type { Services } from "../context.ts";
import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { secret } from "../middleware/textInput.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { dropSignUp } from "./dropSignUp.ts";
import { letterTo } from "./letterTo.ts";
import { endEverySession } from "./devices.ts";
import { hashPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { readResetToken } from "./resetToken.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { emailInput } from "./signUpInput.ts";
import { tellSecurity } from "./tellSecurity.ts";

/** D149: letters to one address. */
const LETTERS = { limit: "reset_letters" };
/** A link that is used up may be sent with a password as often as one may be guessed at the sign-in page. */
const USED_LINKS = { limit: "sign_in_failures" };

export const requestResetInput = z.object({
  email: emailInput,
  /** Where in the app the person was going, for the letter's link. */
  wayBack: z.string().transform(placeInside).optional(),
});

/** Sends the link if there is an account and the limit allows it. The answer and the work are always the same. */
export async function requestPasswordReset(
  { email, wayBack }: z.output<typeof requestResetInput>,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<{ status: true }> {
  const { db, wakeOutbox } = services;
  const bucket = `reset:${createHash("sha256").update(email).digest("hex")}`;
  await inTransaction(db, async (tx) => {
    if ((await takeRequest(tx, bucket, LETTERS)) > 0) return;
    const account = await tx.selectFrom("auth.users").select("id").where("email", "=", email).executeTakeFirst();
    await noteSecurityEvent(tx, ctx, { type: "password_reset_request", email, success: account !== undefined });
    await enqueue(tx, letterTo(account?.id, "reset-password", wayBack));
  });
  wakeOutbox();
  return { status: true };
}

export const resetPasswordInput = z.object({
  token: secret({ max: 2000 }),
  newPassword: secret({ ...PASSWORD, code: "password-too-short" }).refine(isFair, "weak-password"),
});

/**
 * Sets the new password, ends every session, lifts the lock of the address and tells its owner. The link proves access
 * to the inbox, so it also confirms an unconfirmed address; what was typed at its sign-up may be a stranger's and is dropped.
 * A reset that is sent again with the same password, because its answer was lost, succeeds and changes nothing.
 * @throws AuthRefusal when the link was used, is too old or is not ours
 */
export async function resetPassword(
  { newPassword, token }: z.output<typeof resetPasswordInput>,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<{ status: true }> {
  const { db, env, wakeOutbox } = services;
  const claim = await readResetToken(env.AUTH_SECRET, token);
  if (!claim) throw new AuthRefusal("reset-link-invalid");
  const isFor = ({ email, password }: { email: string; password: string | null }) =>
    password !== null && claim.isFor({ email, passwordHash: password });
  const before = await accountOf(db, claim.userId).executeTakeFirst();
  const mayLook = before && (isFor(before) || (await takeRequest(db, `used-link:${claim.userId}`, USED_LINKS)) === 0);
  if (!mayLook) throw new AuthRefusal("reset-link-invalid");
  const password = await hashPassword(newPassword, claim.salt);
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, claim.userId).forUpdate("a").executeTakeFirst();
    // This link has set this password already.
    if (account?.password === password) return;
    if (!account || !isFor(account)) throw new AuthRefusal("reset-link-invalid");
    await tx
      .updateTable("auth.accounts")
      .set({ password, updated_at: sql`now()` })
      .where("id", "=", account.id)
      .execute();
    await openDoors(tx, claim.userId, account.email);
    const letter = letterTo(claim.userId, "password-changed");
    await tellSecurity(tx, claim.userId, { reason: "password_changed", letter });
    await noteSecurityEvent(tx, ctx, { type: "password_change", email: account.email, success: true });
  });
  wakeOutbox();
  return { status: true };
}

const accountOf = (db: Database | Tx, userId: string) =>
  db
    .selectFrom("auth.accounts as a")
    .innerJoin("auth.users as u", "u.id", "a.user_id")
    .select(["a.id", "a.password", "u.email"])
    .where("a.user_id", "=", userId)
    .where("a.provider_id", "=", "credential");

async function openDoors(tx: Tx, userId: string, email: string): Promise<void> {
  await endEverySession(tx, userId);
  await tx
    .deleteFrom("auth.sign_in_attempts")
    .where("subject", "in", [`email:${email}`, `proof:${userId}`])
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("auth.users")
    .set({ email_verified: true, signed_up_again_at: null, updated_at: sql`now()` })
    .where("id", "=", userId)
    .where("email_verified", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await dropSignUp(tx, userId);
}
