import type { Context } from "koa";
import type { Services } from "../context.ts";
import type { BetterAuth } from "./betterAuth.ts";
import { failPoint } from "../faults.ts";
import { askLibrary } from "./callLibrary.ts";
import { startResendPause } from "./confirmationLimits.ts";
import { libraryRefusal, AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import type { SignUpInput } from "./signUpInput.ts";

/**
 * Makes an account that waits for its address to be confirmed. An address that has an account gets the same answer, and
 * its owner a letter instead: the form must not tell who has an account (D246).
 * @throws AuthRefusal
 */
export async function signUp(
  account: SignUpInput,
  { auth, ctx, services }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<{ user: { email: string; emailVerified: false } }> {
  const { db, wakeOutbox } = services;
  const refuse = async (refusal: AuthRefusal): Promise<never> => {
    await noteSecurityEvent(db, ctx, {
      type: "registration_attempt",
      email: account.email,
      success: false,
      refusal: refusal.code,
    });
    throw refusal;
  };

  const answer = { user: { email: account.email, emailVerified: false } } as const;
  // The same form was sent before and its answer was lost: the account and its letter are there.
  if (await isSignedUp(services, account)) return answer;
  if (await isUsernameTaken(services, account.username)) await refuse(new AuthRefusal("username-taken"));
  const made = await askLibrary(auth, ctx, "/sign-up/email", { body: account });
  if (made.status >= 400) {
    // Two sign-ups for one name or one address came at once, and the database accepted one of them.
    const isAddressTaken = made.code === "FAILED_TO_CREATE_USER" && (await hasAccount(services, account.email));
    if (!isAddressTaken) {
      const isNameTaken = made.code === "FAILED_TO_CREATE_USER" && (await isUsernameTaken(services, account.username));
      await refuse(
        isNameTaken ? new AuthRefusal("username-taken") : libraryRefusal(made.status, made.code, made.retryAfter),
      );
    }
  }
  failPoint("signup:after-commit");
  await startResendPause(db, account.email);
  await noteSecurityEvent(db, ctx, { type: "registration_attempt", email: account.email, success: true });
  wakeOutbox();
  return answer;
}

async function isUsernameTaken({ db }: Services, username: string): Promise<boolean> {
  const row = await db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("username", "=", username)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasAccount({ db }: Services, email: string): Promise<boolean> {
  const row = await db.selectFrom("auth.users").select("id").where("email", "=", email).executeTakeFirst();
  return row !== undefined;
}

async function isSignedUp({ db }: Services, { email, signUpKey }: SignUpInput): Promise<boolean> {
  if (!signUpKey) return false;
  const row = await db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .where("sign_up_key", "=", signUpKey)
    .executeTakeFirst();
  return row !== undefined;
}
