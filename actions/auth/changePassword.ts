import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import { CHANGED_PASSWORD, PASSWORD } from "../../schema/account.ts";
import { isFair } from "../../schema/passwordStrength.ts";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { secret } from "../middleware/textInput.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import { endOtherSessions } from "./devices.ts";
import { guessPassword, noteProof, passwordOf, requireFreshProof, wrongPassword } from "./freshProof.ts";
import { letterTo } from "./letterTo.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { tellSecurity } from "./tellSecurity.ts";

export const changePasswordInput = z.object({
  /** Asked for where there is one (D148). */
  currentPassword: secret({ max: PASSWORD.max }).optional(),
  newPassword: z.string().pipe(secret({ ...CHANGED_PASSWORD, code: "changed-password-too-short" })),
});

/**
 * Sets another password and ends every other session of the person (D296). This device keeps its own: its live connections
 * would ask for a token with the cookie of before while the answer with another one is on its way. Somebody who signs in
 * with a provider sets their first password, with a fresh proof in place of an old one. A change that is sent
 * again, because its answer was lost, succeeds and changes nothing.
 * @throws AuthRefusal
 */
export async function changePassword(
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
  { caller, ctx, services }: { caller: SignedIn; ctx: Context; services: Services },
): Promise<void> {
  const { db, wakeOutbox } = services;
  const { sessionId, userId } = caller;
  await refuseWeak(newPassword, userId, services);
  const before = await passwordBefore({ currentPassword, newPassword }, { caller, ctx, services });
  if (before.isDone) return;
  const password = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom("auth.accounts")
      .select(["id", "password"])
      .where("user_id", "=", userId)
      .where("provider_id", "=", "credential")
      .forUpdate()
      .executeTakeFirst();
    const isStill = (account?.password ?? null) === before.hash;
    // It has been changed in the meantime.
    if (!isStill) throw notGiven();
    if (!(await noteProof(tx, { id: sessionId }))) throw new AuthRefusal("session-expired");
    await tx
      .insertInto("auth.accounts")
      .values({ user_id: userId, provider_id: "credential", account_id: userId, password, updated_at: sql`now()` })
      .onConflict((conflict) =>
        conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: sql`now()` }),
      )
      .execute();
    await endOtherSessions(tx, caller);
    await tellSecurity(tx, userId, { reason: "password_changed", letter: letterTo(userId, "password-changed") });
    await noteSecurityEvent(tx, ctx, { type: "password_change", email: await emailOf(tx, userId), success: true });
    failPoint("account:change-password:before-commit");
  });
  wakeOutbox();
}

const notGiven = () => new AuthRefusal("invalid-input", { field: "currentPassword" });

/**
 * The stored hash that a change goes out from, null where there is no password yet; or that the change is done, because its
 * new password is the stored one. What is looked at is one guess, whichever of the two it fits.
 * @throws AuthRefusal
 */
async function passwordBefore(
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
  around: { caller: SignedIn; ctx: Context; services: Services },
): Promise<{ hash: string | null; isDone: boolean }> {
  const { caller, services } = around;
  if ((await passwordOf(services.db, caller.userId)) === null && currentPassword === undefined) {
    await requireFreshProof(services.db, caller);
    return { hash: null, isDone: false };
  }
  return guessPassword(around, {
    fits: async (hash) => {
      if (currentPassword !== undefined && (await verifyPassword({ hash, password: currentPassword })))
        return { hash, isDone: false };
      return (await verifyPassword({ hash, password: newPassword })) ? { hash, isDone: true } : null;
    },
    wrong: currentPassword === undefined ? notGiven : wrongPassword("currentPassword"),
  });
}

/** Platform admins take no weak password (D148); the meter says the same. */
async function refuseWeak(password: string, userId: string, { db }: Services): Promise<void> {
  if (isFair(password)) return;
  const { rows } = await sql`select from public.user_roles where user_id = ${userId} and role = 'admin'`.execute(db);
  if (rows.length > 0) throw new AuthRefusal("weak-password", { field: "newPassword" });
}
