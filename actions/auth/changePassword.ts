import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import { CHANGED_PASSWORD, PASSWORD } from "../../schema/account.ts";
import { isFair } from "../../schema/passwordStrength.ts";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { secret } from "../middleware/textInput.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import { endEverySession } from "./devices.ts";
import { checkPassword, requireFreshProof } from "./freshProof.ts";
import { letterTo } from "./letterTo.ts";
import type { BetterAuth } from "./library.ts";
import { handOut, openSession } from "./openSession.ts";
import { hashPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";

export const changePasswordInput = z.object({
  /** Asked for where there is one (D148). */
  currentPassword: secret({ max: PASSWORD.max }).optional(),
  newPassword: z.string().pipe(secret({ ...CHANGED_PASSWORD, code: "changed-password-too-short" })),
});

/**
 * Sets another password and ends every session of the person (D296); this device gets a new one at once. Somebody who
 * signs in with a provider sets their first password, with a fresh proof in place of an old one.
 * @throws AuthRefusal
 */
export async function changePassword(
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
  { auth, caller, ctx, services }: { auth: BetterAuth; caller: SignedIn; ctx: Context; services: Services },
): Promise<void> {
  const { db, wakeOutbox } = services;
  const { sessionId, userId } = caller;
  await refuseWeak(newPassword, userId, services);
  const known =
    currentPassword === undefined
      ? null
      : await checkPassword(currentPassword, { caller, ctx, services }, "currentPassword");
  if (known === null) await requireFreshProof(db, caller);
  const password = await hashPassword(newPassword);
  const token = await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom("auth.accounts")
      .select(["id", "password"])
      .where("user_id", "=", userId)
      .where("provider_id", "=", "credential")
      .forUpdate()
      .executeTakeFirst();
    const isStill = (account?.password ?? null) === known;
    if (!isStill && known === null) throw new AuthRefusal("invalid-input", { field: "currentPassword" });
    // Changed in the meantime, which has ended this session.
    if (!isStill) throw new AuthRefusal("session-expired");
    const { rows } = await sql`select from auth.sessions where id = ${sessionId} for update`.execute(tx);
    if (rows.length === 0) throw new AuthRefusal("session-expired");
    await tx
      .insertInto("auth.accounts")
      .values({ user_id: userId, provider_id: "credential", account_id: userId, password, updated_at: sql`now()` })
      .onConflict((conflict) =>
        conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: sql`now()` }),
      )
      .execute();
    await endEverySession(tx, userId);
    await enqueue(tx, letterTo(userId, "password-changed"));
    await noteSecurityEvent(tx, ctx, { type: "password_change", email: await emailOf(tx, userId), success: true });
    const opened = await openSession(tx, ctx, { userId, remembers: true });
    failPoint("account:change-password:before-commit");
    return opened.token;
  });
  wakeOutbox();
  await handOut(auth, ctx, { token, remembers: true });
}

/** Platform admins take no weak password (D148); the meter says the same. */
async function refuseWeak(password: string, userId: string, { db }: Services): Promise<void> {
  if (isFair(password)) return;
  const { rows } = await sql`select from public.user_roles where user_id = ${userId} and role = 'admin'`.execute(db);
  if (rows.length > 0) throw new AuthRefusal("weak-password", { field: "newPassword" });
}
