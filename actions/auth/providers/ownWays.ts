import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../../context.ts";
import { type Database, inTransaction, type Tx } from "../../db/database.ts";
import { mayRemoveWayIn, type WayIn } from "../../domain/waysIn.ts";
import { askLibrary } from "../callLibrary.ts";
import type { SignedIn } from "../callerOfCookie.ts";
import { endOpenedBy } from "../devices.ts";
import { emailOf } from "../emailOf.ts";
import { requireFreshProof } from "../freshProof.ts";
import { wayInLetter } from "../letterTo.ts";
import type { BetterAuth } from "../library.ts";
import { AuthRefusal } from "../refusals.ts";
import { noteSecurityEvent } from "../securityLog.ts";
import { tellSecurity } from "../tellSecurity.ts";
import { type Provider, PROVIDER_IDS } from "./names.ts";
import { openidProvider } from "./openid.ts";
import { idTokenInput, keepCodeOf, refusalOf } from "./signInWithProvider.ts";
import { waysIn } from "./waysIn.ts";

export const addWayInInput = z.object({ provider: z.enum(PROVIDER_IDS), idToken: idTokenInput.optional() });
export const removeWayInInput = z.object({ provider: z.enum(PROVIDER_IDS) });

interface Around {
  caller: SignedIn;
  ctx: Context;
  services: Services;
}

/** What opens the account of a person now. */
export async function waysOf(db: Database | Tx, userId: string): Promise<WayIn[]> {
  const rows = await db.selectFrom("auth.accounts").select("provider_id").where("user_id", "=", userId).execute();
  const kept = new Set(rows.map(({ provider_id }) => provider_id));
  return [
    ...(kept.has("credential") ? (["password"] as const) : []),
    ...PROVIDER_IDS.filter((provider) => kept.has(provider)),
  ];
}

/** Where the settings say what came of it. */
const SECURITY = "/settings?tab=security";

/**
 * Adds a provider to what opens the caller's account (D166), whatever address the caller has there: the address of its page,
 * or, for the ID token of an app, nothing more to do. A new way in outlasts a changed password, so it asks for a fresh proof.
 * @throws AuthRefusal
 */
export async function addWayIn(
  { idToken, provider }: z.output<typeof addWayInInput>,
  { auth, caller, ctx, services }: Around & { auth: BetterAuth },
): Promise<{ url: string } | { success: true }> {
  await requireFreshProof(services.db, caller);
  if (idToken) {
    await addByToken({ provider, ...idToken }, { caller, services });
    return { success: true };
  }
  const body = {
    provider,
    callbackURL: `${SECURITY}&added=${provider}`,
    errorCallbackURL: `${SECURITY}&provider=${provider}`,
    disableRedirect: true,
  };
  const { body: answer, setCookies, ...failed } = await askLibrary(auth, ctx, "/link-social", { body });
  if (typeof answer?.["url"] !== "string" || answer["url"] === "") throw refusalOf(failed);
  ctx.append("set-cookie", setCookies);
  return { url: answer["url"] };
}

async function addByToken(
  given: z.output<typeof idTokenInput> & { provider: Provider },
  { caller, services }: Omit<Around, "ctx">,
): Promise<void> {
  const { nonce, provider, token } = given;
  const way = waysIn(services).find(({ id }) => id === provider);
  if (!way) throw new AuthRefusal("provider-unavailable");
  const asked = openidProvider(way);
  const isGood = await asked.verifyIdToken?.(token, nonce);
  const person = isGood ? await asked.getUserInfo({ idToken: token }) : null;
  if (!person) throw new AuthRefusal("provider-token-invalid");
  const accountId = String(person.user.id);
  await inTransaction(services.db, async (tx) => {
    await tx
      .insertInto("auth.accounts")
      .values({ user_id: caller.userId, provider_id: provider, account_id: accountId, updated_at: sql`now()` })
      .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doNothing())
      .execute();
    const { user_id } = await tx
      .selectFrom("auth.accounts")
      .select("user_id")
      .where("provider_id", "=", provider)
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (user_id !== caller.userId) throw new AuthRefusal("way-in-taken");
    await keepCodeOf(tx, services, given);
  });
  services.wakeOutbox();
}

/** Takes a provider away in the caller's transaction, which has looked whether it may, and tells its owner. */
export async function takeAway(tx: Tx, userId: string, provider: Provider): Promise<void> {
  await tx.deleteFrom("auth.accounts").where("user_id", "=", userId).where("provider_id", "=", provider).execute();
  await tellSecurity(tx, userId, { reason: "way_in_removed", letter: wayInLetter(userId, provider) });
}

/**
 * Takes a provider away from what opens the caller's account, and ends what it opened but for the session that asks: a
 * stranger may have come in by it. Its last way in stays, also when two are taken away at the same moment.
 * @throws AuthRefusal
 */
export async function removeWayIn(
  { provider }: z.output<typeof removeWayInInput>,
  { caller, ctx, services }: Around,
): Promise<void> {
  const { db, wakeOutbox } = services;
  const { userId } = caller;
  await requireFreshProof(db, caller);
  await inTransaction(db, async (tx) => {
    await tx.selectFrom("auth.users").select("id").where("id", "=", userId).forUpdate().executeTakeFirstOrThrow();
    const answer = mayRemoveWayIn({
      has: await waysOf(tx, userId),
      open: waysIn(services).map(({ id }) => id),
      remove: provider,
    });
    if (!answer.allowed) throw new AuthRefusal(answer.code);
    if (answer.act === "gone") return;
    await takeAway(tx, userId, provider);
    await endOpenedBy(tx, userId, provider, caller.sessionId);
    await noteSecurityEvent(tx, ctx, { type: "way_in_removed", email: await emailOf(tx, userId), success: true });
  });
  wakeOutbox();
}
