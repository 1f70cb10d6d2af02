import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { secret } from "../middleware/textInput.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import type { BetterAuth } from "./betterAuth.ts";
import { askLibrary } from "./callLibrary.ts";
import { AuthRefusal, libraryRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { EMAIL_LOCK_MINUTES, reserveAttempt, settleAttempt } from "./signInAttempts.ts";
import { emailInput } from "./signUpInput.ts";

export const signInInput = z.object({
  email: emailInput,
  password: secret({ max: 128 }),
  rememberMe: z.boolean().optional(),
});

/** What the library says of a wrong address and a wrong password alike. */
const WRONG_PASSWORD = "INVALID_EMAIL_OR_PASSWORD";

/** @param retryAfter seconds until the address is open again */
const lockedOut = (retryAfter: number) =>
  new AuthRefusal({ code: "account-locked", values: { minutes: Math.ceil(retryAfter / 60), retryAfter } });

/**
 * Opens a session. A wrong password is answered with the attempts left; the fifth within 15 minutes locks the address
 * for 30 (D165), however many arrive at once.
 * @throws AuthRefusal
 */
export async function signIn(
  { email, password, rememberMe }: z.output<typeof signInInput>,
  { auth, ctx, services: { db } }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<{ user: { id: string; email: string; name: string } }> {
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

  const answer = await askLibrary(auth, ctx, "/sign-in/email", { body: { email, password, rememberMe } }).catch(
    async (error: unknown) => {
      await settleAttempt(db, from, "unknown");
      throw error;
    },
  );
  if (answer.status === 200) {
    await settleAttempt(db, from, "right");
    await noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: true });
    const user = answer.body?.user as { id: string; email: string; name: string };
    await sql`update public.user_profiles set last_sign_in_at = app_now() where user_id = ${user.id}`.execute(db);
    ctx.append("set-cookie", answer.setCookies);
    return { user: { id: user.id, email: user.email, name: user.name } };
  }

  if (answer.code !== WRONG_PASSWORD) {
    const refusal = libraryRefusal(answer.status, answer.code, answer.retryAfter);
    const wasRight = refusal.code === "email-not-verified" || refusal.code === "account-suspended";
    await settleAttempt(db, from, wasRight ? "right" : "unknown");
    if (wasRight) await noteFailure(refusal.code);
    throw refusal;
  }
  const { attemptsLeft } = attempt;
  await noteFailure("invalid-credentials");
  await settleAttempt(db, from, "wrong");
  if (attemptsLeft === 0) {
    await noteSecurityEvent(db, ctx, {
      type: "suspicious_activity",
      email,
      success: false,
      refusal: "account-locked",
    });
    throw lockedOut(EMAIL_LOCK_MINUTES * 60);
  }
  throw new AuthRefusal({ code: "invalid-credentials", values: { attemptsLeft } });
}
