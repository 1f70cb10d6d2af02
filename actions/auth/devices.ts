import type { Context } from "koa";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import type { SignedIn } from "./callerOfCookie.ts";
import { emailOf } from "./emailOf.ts";
import type { Provider } from "./providers/names.ts";
import { endRecovery } from "./recovery/endRecovery.ts";
import { noteSecurityEvent } from "./securityLog.ts";

/** One device where somebody is signed in (D238). */
export interface Device {
  id: string;
  isThis: boolean;
  /** ISO instants by the server's own clock. */
  signedInAt: string;
  userAgent: string | null;
  ipAddress: string | null;
}

/** Where the caller is signed in, this device first and then the newest. */
export async function listDevices({ caller, services: { db } }: { caller: SignedIn; services: Services }) {
  const rows = await db
    .selectFrom("auth.sessions")
    .select(["id", "created_at", "user_agent", "ip_address"])
    .where("user_id", "=", caller.userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy(sql`id = ${caller.sessionId}`, "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ created_at, id, ip_address, user_agent }): Device => ({
    id,
    isThis: id === caller.sessionId,
    signedInAt: created_at.toISOString(),
    userAgent: user_agent,
    ipAddress: ip_address,
  }));
}

/** Ends sessions of a person. The database silences the devices that were signed in with them (D238). */
async function endSessions(tx: Tx, userId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and ${which}`.execute(tx);
}

/** Ends every session of a person, and whatever waits to be completed without one (D296). */
export async function endEverySession(tx: Tx, userId: string): Promise<void> {
  await endWhatWaits(tx, userId);
  await endSessions(tx, userId, sql`true`);
}

/** The same, but for the session that asks. */
export async function endOtherSessions(tx: Tx, { sessionId, userId }: SignedIn): Promise<void> {
  await endWhatWaits(tx, userId);
  await endSessions(tx, userId, sql`id <> ${sessionId}`);
}

/**
 * Ends every session that a provider opened, and every sign-in by it that still waits for a code. Those that wait go first:
 * one that its person completes in this moment has become a session by then, and the second statement ends it.
 * @param except the session that stays, or null
 */
export async function endOpenedBy(tx: Tx, userId: string, provider: Provider, except: string | null): Promise<void> {
  await tx.deleteFrom("auth.half_sign_ins").where("user_id", "=", userId).where("opened_by", "=", provider).execute();
  await endSessions(tx, userId, sql`opened_by = ${provider} and id is distinct from ${except}`);
}

/**
 * Ends everything in an account that is half done: a sign-in that waits for its code or for an identity check, a change of
 * address, a second factor. A stranger who was signed in may have begun it, and could come back by it: they may own the new
 * address, or have seen the key.
 */
async function endWhatWaits(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("auth.half_sign_ins").where("user_id", "=", userId).execute();
  await endRecovery(tx, userId);
  await tx.deleteFrom("auth.email_changes").where("user_id", "=", userId).where("confirmed_at", "is", null).execute();
  await tx.deleteFrom("auth.two_factors").where("user_id", "=", userId).where("confirmed_at", "is", null).execute();
}

export const endDeviceInput = z.object({ id: z.uuid() });

/** Signs one device of the caller out; nothing where that has ended already. */
export async function endDevice(
  { id }: z.output<typeof endDeviceInput>,
  { caller, services: { db } }: { caller: SignedIn; services: Services },
): Promise<void> {
  await inTransaction(db, (tx) => endSessions(tx, caller.userId, sql`id = ${id}`));
}

/** Signs every device of the caller out but this one. */
export async function endOtherDevices({
  caller,
  services: { db },
}: {
  caller: SignedIn;
  services: Services;
}): Promise<void> {
  await inTransaction(db, (tx) => endOtherSessions(tx, caller));
}

/** Signs the caller out everywhere, here too (D238, D296). */
export async function signOutEverywhere({
  caller,
  ctx,
  services: { db },
}: {
  caller: SignedIn;
  ctx: Context;
  services: Services;
}): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endEverySession(tx, caller.userId);
    await noteSecurityEvent(tx, ctx, {
      type: "sign_out_everywhere",
      email: await emailOf(tx, caller.userId),
      success: true,
    });
  });
}
