/**
 * Fresh proof (D302): what a thief at an open laptop would do first asks for a password or a code that was given within the
 * last minutes. Whoever has none yet is refused, shows who they are with `prove`, and asks again.
 */
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import { PASSWORD } from "../../schema/account.ts";
import type { Services } from "../context.ts";
import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import { secret } from "../middleware/textInput.ts";
import { AppError } from "../refusals/AppError.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import { oneGuess } from "./oneGuess.ts";
import { verifyPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { LOCKED, noteSecurityEvent } from "./securityLog.ts";
import { codeGuess, proofGuess } from "./signInAttempts.ts";
import { codeInput, takeCode } from "./twoFactor/takeCode.ts";

/**
 * Refuses a person who has not proved lately, on this device, who they are: by a password or a code, or where the account has
 * neither, by a sign-in with a provider. Every dangerous act calls this first, in its transaction or before it.
 * @throws AppError
 */
export async function requireFreshProof(db: Database, { sessionId }: { sessionId: string | undefined }): Promise<void> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select greatest(s.proved_at, case when not p.two_factor_enabled and not exists (
        select from auth.accounts a where a.user_id = s.user_id and a.provider_id = 'credential') then s.created_at end
      ) > now() - span_of('fresh_proof') as "isFresh"
    from auth.sessions s join public.user_profiles p on p.user_id = s.user_id where s.id = ${sessionId ?? null}`.execute(
    db,
  );
  // Another device may have ended this session after the request was admitted.
  if (sessionId !== undefined && rows.length === 0) throw new AppError("session-expired");
  if (!rows[0]?.isFresh) throw new AppError("fresh-proof-needed");
}

/** A password or a code, one of them. */
export const proofInput = z
  .object({ password: secret({ max: PASSWORD.max }).optional(), code: codeInput.optional() })
  .refine(({ code, password }) => (code === undefined) !== (password === undefined));

interface Around {
  caller: SignedIn;
  ctx: Context;
  services: Services;
}

/** Takes a password or a code as proof that the person is still who signed in. @throws AuthRefusal */
export async function prove({ code, password }: z.output<typeof proofInput>, around: Around): Promise<void> {
  if (password !== undefined) {
    await guessPassword(around, {
      fits: async (hash) => (await verifyPassword({ hash, password })) || null,
      wrong: wrongPassword("password"),
    });
  }
  if (code !== undefined) await checkCode(code, around);
  const { caller, services } = around;
  await noteProof(services.db, { id: caller.sessionId });
}

/**
 * Notes that a password or a code was given in a session.
 * @returns false where it has ended
 */
export async function noteProof(db: Database | Tx, of: { id: string } | { token_hash: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("auth.sessions")
    .set({ proved_at: sql`now()` })
    .where((eb) => eb.and(of))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The refusal of a wrong password. @param field the name of the input that it was typed into */
export const wrongPassword = (field: string) => (attemptsLeft: number) =>
  new AuthRefusal({ code: "wrong-password", values: { attemptsLeft } }, { field });

/** The stored hash of a person's password; null for whoever has none. */
export async function passwordOf(db: Database, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom("auth.accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  return account?.password ?? null;
}

/**
 * Looks at one guess at the password of the person who is signed in (D165).
 * @param fits what is found with the stored hash; null for a wrong guess
 * @throws AuthRefusal
 */
export async function guessPassword<Found>(
  { caller, ctx, services: { db } }: Around,
  { fits, wrong }: { fits: (hash: string) => Promise<Found | null>; wrong: (attemptsLeft: number) => AuthRefusal },
): Promise<Found> {
  return oneGuess(db, proofGuess(caller.userId, networkOf(networkAddress(ctx))), {
    look: async () => {
      const hash = await passwordOf(db, caller.userId);
      return hash === null ? null : fits(hash);
    },
    wrong,
    onLocked: () => noteLocked(db, ctx, caller),
  });
}

const checkCode = (code: string, { caller, ctx, services: { db, env } }: Around) =>
  oneGuess(db, codeGuess(caller.userId, networkOf(networkAddress(ctx))), {
    look: () => inTransaction(db, (tx) => takeCode(tx, { userId: caller.userId, code, authSecret: env.AUTH_SECRET })),
    wrong: (attemptsLeft) => new AuthRefusal({ code: "invalid-two-factor-code", values: { attemptsLeft } }),
    onLocked: () => noteLocked(db, ctx, caller),
  });

const noteLocked = async (db: Database, ctx: Context, { userId }: SignedIn): Promise<void> =>
  void (await noteSecurityEvent(db, ctx, { ...LOCKED, email: await emailOf(db, userId) }));
