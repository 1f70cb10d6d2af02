import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import { PASSWORD } from "../../schema/account.ts";
import type { Services } from "../context.ts";
import type { Database } from "../db/database.ts";
import { secret } from "../middleware/textInput.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import type { BetterAuth } from "./library.ts";
import { askLibrary } from "./callLibrary.ts";
import { AuthRefusal, libraryRefusal } from "./refusals.ts";
import { tokenHash } from "./sealedSessions.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { reserveAttempt, settleAttempt } from "./signInAttempts.ts";
import { emailInput } from "./signUpInput.ts";

export const signInInput = z.object({
  email: emailInput,
  password: secret({ max: PASSWORD.max }),
  rememberMe: z.boolean().optional(),
});

/** The library's code for a wrong address and for a wrong password. */
const WRONG_PASSWORD = "INVALID_EMAIL_OR_PASSWORD";

/** @param retryAfter seconds until the lock ends */
const lockedOut = (retryAfter: number) =>
  new AuthRefusal({ code: "account-locked", values: { minutes: Math.ceil(retryAfter / 60), retryAfter } });

/**
 * Opens a session. A wrong password is answered with the attempts left; the last locks the address for a while (D165),
 * however many arrive at once.
 * @returns the person, or that the second factor is to be given before the session is open
 * @throws AuthRefusal
 */
export async function signIn(
  { email, password, rememberMe }: z.output<typeof signInInput>,
  { auth, ctx, services: { db } }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<{ user: { id: string; email: string; name: string } } | { twoFactorRedirect: true }> {
  const from = { email, network: networkOf(networkAddress(ctx)) };
  const noteFailure = (refusal: RefusalCode) =>
    noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: false, refusal });
  const attempt = await reserveAttempt(db, from);
  if ("lockedFor" in attempt) {
    const retryAfter = attempt.lockedFor;
    throw attempt.by === "email"
      ? lockedOut(retryAfter)
      : new AuthRefusal({ code: "too-many-sign-ins", values: { retryAfter } });
  }

  const look = async () => {
    const before = await storedPassword(db, email).executeTakeFirst();
    const answer = await askLibrary(auth, ctx, "/sign-in/email", { body: { email, password, rememberMe } });
    const isRight = answer.status === 200;
    // The row lock waits for a running reset.
    const after = isRight ? await storedPassword(db, email).forShare("a").executeTakeFirst() : undefined;
    const isOpen = isRight && after?.password === before?.password;
    if (isRight && !isOpen && typeof answer.body?.token === "string") await endSession(db, answer.body.token);
    return { answer, isOpen };
  };
  const { answer, isOpen } = await look().catch(async (error: unknown) => {
    await settleAttempt(db, from, "unknown");
    throw error;
  });
  if (isOpen && answer.body?.twoFactorRedirect === true) {
    // Half a sign-in. It forgives no failures: whoever has the password alone would get as many codes as they like.
    await settleAttempt(db, from, "unknown");
    ctx.append("set-cookie", answer.setCookies);
    return { twoFactorRedirect: true };
  }
  if (isOpen) {
    await settleAttempt(db, from, "right");
    await noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: true });
    const user = answer.body?.user as { id: string; email: string; name: string };
    await sql`update public.user_profiles set last_sign_in_at = app_now() where user_id = ${user.id}`.execute(db);
    ctx.append("set-cookie", answer.setCookies);
    return { user: { id: user.id, email: user.email, name: user.name } };
  }

  if (answer.status !== 200 && answer.code !== WRONG_PASSWORD) {
    const refusal = libraryRefusal(answer.status, answer.code, answer.retryAfter);
    const wasRight = refusal.code === "email-not-verified" || refusal.code === "account-suspended";
    await settleAttempt(db, from, wasRight ? "right" : "unknown");
    if (wasRight) await noteFailure(refusal.code);
    throw refusal;
  }
  const { attemptsLeft, locksFor } = attempt;
  await settleAttempt(db, from, "wrong");
  await noteFailure("invalid-credentials");
  if (attemptsLeft === 0) {
    await noteSecurityEvent(db, ctx, {
      type: "suspicious_activity",
      email,
      success: false,
      refusal: "account-locked",
    });
    throw lockedOut(locksFor);
  }
  throw new AuthRefusal({ code: "invalid-credentials", values: { attemptsLeft } });
}

/**
 * Read before and after the check of a password. A reset in between ends every session (D296), and this one may have
 * been opened after that.
 */
const storedPassword = (db: Database, email: string) =>
  db
    .selectFrom("auth.users as u")
    .innerJoin("auth.accounts as a", "a.user_id", "u.id")
    .select("a.password")
    .where("u.email", "=", email)
    .where("a.provider_id", "=", "credential");

async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("auth.sessions").where("token_hash", "=", tokenHash(token)).execute();
}
