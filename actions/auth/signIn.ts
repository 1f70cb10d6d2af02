import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import { z } from "zod";
import { PASSWORD } from "../../schema/account.ts";
import type { Services } from "../context.ts";
import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { secret } from "../middleware/textInput.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import type { BetterAuth } from "./library.ts";
import { askLibrary } from "./callLibrary.ts";
import { noteProof } from "./freshProof.ts";
import { beginSecondHalf } from "./halfSignIn.ts";
import { noteSignIn } from "./noteSignIn.ts";
import { lockedOut, lockRefusal } from "./oneGuess.ts";
import { AuthRefusal, libraryRefusal } from "./refusals.ts";
import { tokenHash } from "./sealedSessions.ts";
import { LOCKED, noteSecurityEvent } from "./securityLog.ts";
import { passwordGuess, reserveAttempt, settleAttempt } from "./signInAttempts.ts";
import { emailInput } from "./signUpInput.ts";

export const signInInput = z.object({
  email: emailInput,
  password: secret({ max: PASSWORD.max }),
  rememberMe: z.boolean().optional(),
});

/** The library's code for a wrong address and for a wrong password. */
const WRONG_PASSWORD = "INVALID_EMAIL_OR_PASSWORD";

/**
 * Opens a session. A wrong password is answered with the attempts left; the last locks the address for a while (D165),
 * however many arrive at once.
 * @returns the person, or that the second factor is to be given before the session is open
 * @throws AuthRefusal
 */
export async function signIn(
  { email, password, rememberMe }: z.output<typeof signInInput>,
  { auth, ctx, services }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<{ user: { id: string; email: string; name: string } } | { twoFactorRedirect: true }> {
  const { db, wakeOutbox } = services;
  const from = passwordGuess(email, networkOf(networkAddress(ctx)));
  const noteFailure = (refusal: RefusalCode) =>
    noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: false, refusal });
  const attempt = await reserveAttempt(db, from);
  if ("lockedFor" in attempt) throw lockRefusal(attempt);

  const look = async () => {
    const before = await storedPassword(db, email).executeTakeFirst();
    const answer = await askLibrary(auth, ctx, "/sign-in/email", { body: { email, password, rememberMe } });
    const isStill = (after: { password: string | null } | undefined) => after?.password === before?.password;
    if (answer.dueFor !== undefined) {
      const isHalf = await inTransaction(db, async (tx) => {
        // The row lock waits for a running reset.
        const after = await storedPassword(tx, email).forShare("a").executeTakeFirst();
        if (!after || !isStill(after)) return false;
        await beginSecondHalf(tx, { ctx, services, userId: after.id, remembers: rememberMe ?? true });
        return true;
      });
      return { answer, isHalf, isOpen: false };
    }
    const isRight = answer.status === 200;
    const isOpen = isRight && isStill(await storedPassword(db, email).forShare("a").executeTakeFirst());
    if (isRight && !isOpen && typeof answer.body?.token === "string") await endSession(db, answer.body.token);
    return { answer, isHalf: false, isOpen };
  };
  const { answer, isHalf, isOpen } = await look().catch(async (error: unknown) => {
    await settleAttempt(db, from, "unknown");
    throw error;
  });
  if (isHalf) {
    // Codes are counted apart, so a right password gets nobody more of them.
    await settleAttempt(db, from, "right");
    return { twoFactorRedirect: true };
  }
  if (isOpen) {
    await settleAttempt(db, from, "right");
    const { token, user } = answer.body as { token: string; user: { id: string; email: string; name: string } };
    await inTransaction(db, async (tx) => {
      await noteProof(tx, { token_hash: tokenHash(token) });
      await noteSignIn(tx, ctx, { userId: user.id, email });
    });
    wakeOutbox();
    ctx.append("set-cookie", answer.setCookies);
    return { user: { id: user.id, email: user.email, name: user.name } };
  }

  if (answer.status !== 200 && answer.code !== WRONG_PASSWORD && answer.dueFor === undefined) {
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
    await noteSecurityEvent(db, ctx, { ...LOCKED, email });
    throw lockedOut(locksFor);
  }
  throw new AuthRefusal({ code: "invalid-credentials", values: { attemptsLeft } });
}

/**
 * Read before and after the check of a password. A reset in between ends every session (D296), and this one may have
 * been opened after that.
 */
const storedPassword = (db: Database | Tx, email: string) =>
  db
    .selectFrom("auth.users as u")
    .innerJoin("auth.accounts as a", "a.user_id", "u.id")
    .select(["u.id", "a.password"])
    .where("u.email", "=", email)
    .where("a.provider_id", "=", "credential");

async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("auth.sessions").where("token_hash", "=", tokenHash(token)).execute();
}
