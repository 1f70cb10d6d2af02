import { createHash, randomBytes } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import { letterTo } from "./letterTo.ts";
import type { BetterAuth } from "./library.ts";
import { oneGuess } from "./oneGuess.ts";
import { handOut, openSession } from "./openSession.ts";
import { ownCookie } from "./ownCookie.ts";
import type { Provider } from "./providers/names.ts";
import { AuthRefusal } from "./refusals.ts";
import { tokenHash } from "./sealedSessions.ts";
import { LOCKED, noteSecurityEvent } from "./securityLog.ts";
import { noteSignIn } from "./noteSignIn.ts";
import { codeGuess } from "./signInAttempts.ts";
import { tellSecurity } from "./tellSecurity.ts";
import { takeCode } from "./twoFactor/takeCode.ts";

/** How long the code may take after the password. */
const LASTS_S = 10 * 60;

const cookie = ownCookie("half_sign_in");

/**
 * Begins the second half of a sign-in: whoever has shown the first factor, a password or a provider's word, is asked for a
 * code. Nothing is open until then.
 */
export async function beginSecondHalf(
  tx: Tx,
  {
    ctx,
    openedBy,
    remembers = true,
    services,
    userId,
  }: {
    ctx: Context;
    services: Services;
    userId: string;
    remembers?: boolean;
    /** The provider whose word is the first factor. */
    openedBy?: Provider;
  },
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("auth.half_sign_ins")
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      remembers,
      opened_by: openedBy ?? null,
      expires_at: sql`now() + ${LASTS_S} * interval '1 second'`,
    })
    .execute();
  cookie.set(services, ctx, token, LASTS_S);
}

interface Around {
  auth: BetterAuth;
  ctx: Context;
  services: Services;
}

/**
 * Completes a sign-in with a code of the app or a recovery code. Each code is good once; sent again after a lost answer it
 * is the same sign-in, until that has ended.
 * @throws AuthRefusal
 */
export async function giveSecondFactor({ code }: { code: string }, { auth, ctx, services }: Around): Promise<void> {
  const { db, wakeOutbox } = services;
  const half = await readHalf(services, ctx);
  const { email } = half;
  const token = await oneGuess(db, codeGuess(half.user_id, networkOf(networkAddress(ctx))), {
    look: async () => {
      const opened = await inTransaction(db, (tx) => complete(tx, { code, ctx, half, services }));
      if (opened === null) {
        const refusal = "invalid-two-factor-code";
        await noteSecurityEvent(db, ctx, { type: "login_attempt", email, success: false, refusal });
      }
      return opened;
    },
    wrong: (attemptsLeft) => new AuthRefusal({ code: "invalid-two-factor-code", values: { attemptsLeft } }),
    onLocked: async () => void (await noteSecurityEvent(db, ctx, { ...LOCKED, email })),
  });
  failPoint("account:second-factor:after-commit");
  wakeOutbox();
  await handOut(auth, ctx, { token, remembers: half.remembers });
  cookie.set(services, ctx, null, 0);
}

/** Half a sign-in: whose, and what it was begun with. */
export interface HalfSignIn {
  token_hash: string;
  user_id: string;
  remembers: boolean;
  /** Null where a password is its first half. */
  opened_by: string | null;
  email: string;
}

/** The half of a sign-in that waits in this browser. @throws AuthRefusal where none does */
export async function readHalf(services: Services, ctx: Context): Promise<HalfSignIn> {
  const token = cookie.read(services, ctx);
  const half =
    token === undefined
      ? undefined
      : await services.db
          .selectFrom("auth.half_sign_ins as h")
          .innerJoin("auth.users as u", "u.id", "h.user_id")
          .select(["h.token_hash", "h.user_id", "h.remembers", "h.opened_by", "u.email"])
          .where("h.token_hash", "=", tokenHash(token))
          .where("h.expires_at", ">", sql<Date>`now()`)
          .executeTakeFirst();
  if (!half) throw new AuthRefusal("second-factor-expired");
  return half;
}

/** @returns the token of the new session, or null for a code that is not good */
async function complete(
  tx: Tx,
  { code, ctx, half, services }: { code: string; ctx: Context; half: HalfSignIn; services: Services },
): Promise<string | null> {
  const { opened_by: openedBy, remembers, user_id: userId } = half;
  const now = await tx
    .selectFrom("auth.half_sign_ins")
    .select(["code_hash", "session_id"])
    .where("token_hash", "=", half.token_hash)
    .forUpdate()
    .executeTakeFirst();
  // A new password, or turning two-factor off, has ended this half sign-in in the meantime.
  if (!now) throw new AuthRefusal("second-factor-expired");
  await refuseSuspended(tx, userId);

  const given = createHash("sha256").update(`${half.token_hash}:${code}`).digest("base64url");
  const isAgain = now.code_hash === given;
  if (!isAgain) {
    if (now.code_hash !== null) return null;
    const taken = await takeCode(tx, { userId, code, authSecret: services.env.AUTH_SECRET });
    if (!taken) return null;
    if (taken.kind === "recovery") {
      const letter = letterTo(userId, "recovery-code-used");
      await tellSecurity(tx, userId, { reason: "recovery_code_used", letter });
    }
    await noteSignIn(tx, ctx, { userId, email: half.email });
  } else {
    // The session that it opened was ended since, by its person or from elsewhere.
    if (now.session_id === null) throw new AuthRefusal("second-factor-expired");
    // Its token went with the answer that was lost.
    await tx.deleteFrom("auth.sessions").where("id", "=", now.session_id).execute();
  }
  const { id, token } = await openSession(tx, ctx, { userId, remembers, openedBy });
  await tx
    .updateTable("auth.half_sign_ins")
    .set({ code_hash: given, session_id: id })
    .where("token_hash", "=", half.token_hash)
    .execute();
  failPoint("account:second-factor:before-commit");
  return token;
}

async function refuseSuspended(tx: Tx, userId: string): Promise<void> {
  const person = await tx
    .selectFrom("user_profiles")
    .select(["suspended_at", "deleted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!person || person.suspended_at || person.deleted_at) throw new AuthRefusal("account-suspended");
}
