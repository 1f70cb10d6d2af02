import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { failPoint } from "../../faults.ts";
import { networkAddress, networkOf } from "../../middleware/networkAddress.ts";
import type { SignedIn } from "../callerOfCookie.ts";
import { noteProof, requireFreshProof } from "../freshProof.ts";
import { emailOf } from "../emailOf.ts";
import { letterTo } from "../letterTo.ts";
import { oneGuess } from "../oneGuess.ts";
import { AuthRefusal } from "../refusals.ts";
import { LOCKED, noteSecurityEvent, type SecurityEventType } from "../securityLog.ts";
import { codeGuess } from "../signInAttempts.ts";
import { tellSecurity } from "../tellSecurity.ts";
import { endRecovery } from "../recovery/endRecovery.ts";
import { newSecret, stepOf, uriOf } from "./authenticator.ts";
import { beginRecoveryCodes, renewRecoveryCodes, sameRecoveryCodes } from "./recoveryCodes.ts";
import { openSecret, sealSecret } from "./sealedSecret.ts";
import { takeCode } from "./takeCode.ts";

export interface Around {
  caller: SignedIn;
  ctx: Context;
  services: Services;
}

/**
 * Begins with the second factor: what the authenticator app is to know. Asked again before it is confirmed, it is the same
 * for as long as a proof is fresh, so that a code that was scanned stays good, and nobody is given a key that somebody else
 * may have seen here another day.
 * @throws AuthRefusal
 */
export async function beginTwoFactor({ caller, services }: Around): Promise<{ uri: string; key: string }> {
  const { db, env } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  const sealed = await sealSecret(env.AUTH_SECRET, userId, newSecret());
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom("auth.two_factors")
      .where("user_id", "=", userId)
      .where("confirmed_at", "is", null)
      .where("created_at", "<=", sql<Date>`now() - span_of('fresh_proof')`)
      .execute();
    await tx
      .insertInto("auth.two_factors")
      .values({ user_id: userId, sealed_secret: sealed })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
    const { confirmed_at, sealed_secret } = (await lockFactor(tx, userId))!;
    if (confirmed_at) throw new AuthRefusal("two-factor-is-on");
    const key = await openSecret(env.AUTH_SECRET, userId, sealed_secret);
    return { uri: uriOf(await emailOf(tx, userId), key), key };
  });
}

/**
 * Turns the second factor on with the first code of the app, and gives the recovery codes, which nobody can read later.
 * The same code once more, after a lost answer or from another tab, gives the same ones: of two tabs neither shows dead codes.
 * No later code does, also not one that a sign-in took.
 * @throws AuthRefusal
 */
export async function confirmTwoFactor(
  { code }: { code: string },
  around: Around,
): Promise<{ recoveryCodes: string[] }> {
  const { caller, ctx, services } = around;
  const { db, env, wakeOutbox } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  const recoveryCodes = await guessed(around, () =>
    inTransaction(db, async (tx) => {
      const factor = await lockFactor(tx, userId);
      if (!factor) throw new AuthRefusal("no-two-factor");
      const owner = { userId, authSecret: env.AUTH_SECRET };
      const key = await openSecret(env.AUTH_SECRET, userId, factor.sealed_secret);
      const step = stepOf(key, code);
      if (factor.confirmed_at) {
        const same = step === factor.confirmed_step ? await sameRecoveryCodes(tx, owner, key) : null;
        if (!same) throw new AuthRefusal("two-factor-is-on");
        return same;
      }
      if (step === null) return null;
      await tx
        .updateTable("auth.two_factors")
        .set({ confirmed_at: sql`now()`, confirmed_step: step, last_step: step })
        .where("user_id", "=", userId)
        .execute();
      await noteProof(tx, { id: caller.sessionId });
      await tellAndNote(tx, ctx, userId, "two_factor_on");
      const codes = await beginRecoveryCodes(tx, owner, key);
      failPoint("account:two-factor:before-commit");
      return codes;
    }),
  );
  wakeOutbox();
  return { recoveryCodes };
}

/** Turns the second factor off with a code (D164); the code is the fresh proof. @throws AuthRefusal */
export async function endTwoFactor({ code }: { code: string }, around: Around): Promise<void> {
  const { caller, ctx, services } = around;
  const { db, env, wakeOutbox } = services;
  const { userId } = caller;
  await guessed(around, () =>
    inTransaction(db, async (tx) => {
      const factor = await lockFactor(tx, userId);
      if (!factor?.confirmed_at) throw new AuthRefusal("no-two-factor");
      if (!(await takeCode(tx, { userId, code, authSecret: env.AUTH_SECRET }))) return null;
      await tx.deleteFrom("auth.two_factors").where("user_id", "=", userId).execute();
      await tellAndNote(tx, ctx, userId, "two_factor_off");
      return true;
    }),
  );
  wakeOutbox();
}

/** Gives new recovery codes; those of before end, and so does a recovery, which nobody needs who has codes. @throws AuthRefusal */
export async function newRecoveryCodes({ caller, ctx, services }: Around): Promise<{ recoveryCodes: string[] }> {
  const { db, env, wakeOutbox } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  const recoveryCodes = await inTransaction(db, async (tx) => {
    const factor = await lockFactor(tx, userId);
    if (!factor?.confirmed_at) throw new AuthRefusal("no-two-factor");
    const codes = await renewRecoveryCodes(tx, { userId, authSecret: env.AUTH_SECRET });
    await endRecovery(tx, userId);
    await tellAndNote(tx, ctx, userId, "recovery_codes");
    return codes;
  });
  wakeOutbox();
  return { recoveryCodes };
}

const lockFactor = (tx: Tx, userId: string) =>
  tx
    .selectFrom("auth.two_factors")
    .select(["sealed_secret", "confirmed_at", "confirmed_step"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

const TOLD = {
  two_factor_on: { reason: "two_factor_on", template: "two-factor-on" },
  two_factor_off: { reason: "two_factor_off", template: "two-factor-off" },
  recovery_codes: { reason: "recovery_codes_renewed", template: "new-recovery-codes" },
} as const;

async function tellAndNote(
  tx: Tx,
  ctx: Context,
  userId: string,
  type: Extract<SecurityEventType, keyof typeof TOLD>,
): Promise<void> {
  const { reason, template } = TOLD[type];
  await tellSecurity(tx, userId, { reason, letter: letterTo(userId, template) });
  await noteSecurityEvent(tx, ctx, { type, email: await emailOf(tx, userId), success: true });
}

/** One guess at a code by somebody who is signed in. */
const guessed = <Found>({ caller, ctx, services }: Around, look: () => Promise<Found | null>): Promise<Found> =>
  oneGuess(services.db, codeGuess(caller.userId, networkOf(networkAddress(ctx))), {
    look,
    wrong: (attemptsLeft) => new AuthRefusal({ code: "invalid-two-factor-code", values: { attemptsLeft } }),
    onLocked: async () => {
      const email = await emailOf(services.db, caller.userId);
      await noteSecurityEvent(services.db, ctx, { ...LOCKED, email });
    },
  });
