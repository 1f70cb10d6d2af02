import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { secret } from "../middleware/textInput.ts";
import type { BetterAuth } from "./betterAuth.ts";
import { askLibrary } from "./callLibrary.ts";
import { AuthRefusal, libraryRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { reserveAttempt, settleAttempt } from "./signInAttempts.ts";
import { emailInput } from "./signUpInput.ts";

export const signInInput = z.object({
  email: emailInput,
  password: secret({ max: 128 }),
  rememberMe: z.boolean().optional(),
});

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
  const attempt = await reserveAttempt(db, from);
  if ("lockedFor" in attempt) {
    throw new AuthRefusal(attempt.by === "email" ? "account-locked" : "too-many-requests", {
      retryAfter: attempt.lockedFor,
    });
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

  const refusal = libraryRefusal(answer.status, answer.code, answer.retryAfter);
  if (refusal.code === "email-not-verified" || refusal.code === "account-suspended") {
    await settleAttempt(db, from, "right");
  } else if (refusal.code !== "invalid-credentials") {
    await settleAttempt(db, from, "unknown");
    throw refusal;
  }
  await noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: false, refusal: refusal.code });
  if (refusal.code !== "invalid-credentials") throw refusal;
  await settleAttempt(db, from, "wrong");
  if (attempt.attemptsLeft === 0) {
    await noteSecurityEvent(db, ctx, {
      type: "suspicious_activity",
      email,
      success: false,
      refusal: "account-locked",
    });
  }
  throw new AuthRefusal("invalid-credentials", { attemptsLeft: attempt.attemptsLeft });
}
