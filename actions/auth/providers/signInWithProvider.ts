import { decodeJwt } from "jose";
import type { Context } from "koa";
import { z } from "zod";
import type { Services } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { secret } from "../../middleware/textInput.ts";
import type { BetterAuth } from "../library.ts";
import { keepAppleCode } from "../apple/grants.ts";
import { askLibrary, type LibraryAnswer } from "../callLibrary.ts";
import { grantFirstAdmin } from "../firstAdmin.ts";
import { beginSecondHalf } from "../halfSignIn.ts";
import { letterTo } from "../letterTo.ts";
import { noteSignIn } from "../noteSignIn.ts";
import { enqueue } from "../../outbox/enqueue.ts";
import { AuthRefusal, libraryRefusal } from "../refusals.ts";
import { tokenHash } from "../sealedSessions.ts";
import { type Provider, PROVIDER_IDS } from "./names.ts";
import { toldBefore } from "./newcomer.ts";
import { codeOfFailure } from "./failures.ts";

const personName = z.string().max(200).optional();

/** What an app on a phone got from its provider. */
export const idTokenInput = z.object({
  token: secret({ max: 8000 }),
  nonce: secret({ max: 200 }).optional(),
  /** Apple tells it once, and to the app alone. */
  name: z.object({ firstName: personName, lastName: personName }).optional(),
  /** Apple's alone: what its server gives us a refresh token for, which takes the sign-in back when the account ends. */
  authorizationCode: secret({ max: 2000 }).optional(),
});

export const providerInput = toldBefore.extend({
  provider: z.enum(PROVIDER_IDS),
  /** Without it the answer names the provider's page. */
  idToken: idTokenInput.optional(),
});

type ProviderInput = z.output<typeof providerInput>;

interface Around {
  auth: BetterAuth;
  ctx: Context;
  services: Services;
}

/** Where somebody goes on from the provider's page; each letter in a form that the library lets through. */
const signInPage = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given).toString().replaceAll("*", "%2A");
  return query ? `/login?${query}` : "/login";
};

/**
 * Begins a sign-in at a provider: the address of its page, or, for the ID token of an app, the session itself.
 * @throws AuthRefusal
 */
export async function signInWithProvider(
  { idToken, provider, ...told }: ProviderInput,
  { auth, ctx, services }: Around,
): Promise<{ url: string } | { user: { id: string; email: string; name: string } } | { twoFactorRedirect: true }> {
  const page = signInPage({ next: told.wayBack });
  const body = { provider, callbackURL: page, errorCallbackURL: page, disableRedirect: true, additionalData: told };
  if (!idToken) {
    const { body: answer, setCookies, ...failed } = await askLibrary(auth, ctx, "/sign-in/social", { body });
    if (typeof answer?.url !== "string") throw refusalOf(failed);
    ctx.append("set-cookie", setCookies);
    return { url: answer.url };
  }
  const { name, nonce, token } = idToken;
  const asked = { ...body, idToken: { token, ...(nonce && { nonce }), ...(name && { user: { name } }) } };
  const answer = await askLibrary(auth, ctx, "/sign-in/social", { body: asked });
  const arrival = { provider, keepCode: (tx: Tx) => keepCodeOf(tx, services, { provider, ...idToken }) };
  if (await isHalf(answer, arrival, { ctx, services })) return { twoFactorRedirect: true };
  if (answer.status !== 200 || !answer.body) throw refusalOf(answer);
  ctx.append("set-cookie", answer.setCookies);
  const { email, id, name: known } = answer.body.user as { id: string; email: string; name: string };
  await noteArrival(services, ctx, {
    ...arrival,
    id,
    email,
    session: ["token_hash", tokenHash(String(answer.body["token"]))],
  });
  return { user: { id, email, name: known } };
}

/** Keeps what came with a sign-in of Apple, once its ID token was found to be good. */
export async function keepCodeOf(
  tx: Tx,
  services: Services,
  { authorizationCode: code, provider, token }: z.output<typeof idTokenInput> & { provider: Provider },
): Promise<void> {
  if (provider === "apple") await keepAppleCode(tx, services, { code, sub: String(decodeJwt(token).sub) });
}

/** By whose word somebody came, and what is kept of it. */
interface Arrival {
  provider: Provider;
  keepCode?: (tx: Tx) => Promise<void>;
}

/** The second factor is asked for after a provider too (D302). @returns whether it is due */
async function isHalf(
  { dueFor }: LibraryAnswer,
  { keepCode, provider }: Arrival,
  { ctx, services }: Omit<Around, "auth">,
): Promise<boolean> {
  if (dueFor === undefined) return false;
  await inTransaction(services.db, async (tx) => {
    await beginSecondHalf(tx, { ctx, services, userId: dueFor, openedBy: provider });
    await keepCode?.(tx);
  });
  services.wakeOutbox();
  return true;
}

/** The refusal for what the library answered; it says what failed in words where it has no code. */
export function refusalOf({
  body,
  code,
  retryAfter,
  status,
}: Pick<LibraryAnswer, "status"> & Partial<LibraryAnswer>): AuthRefusal {
  const failed = codeOfFailure(code === "OAUTH_LINK_ERROR" ? String(body?.message) : code);
  return failed === "provider-failed" && (status === 429 || status >= 500)
    ? libraryRefusal(status, code, retryAfter)
    : new AuthRefusal(failed);
}

/** The page of whoever adds a way in to their account. */
const SETTINGS = "/settings";

/**
 * Handles the return from a provider's page: the session's cookie, and then the sign-in page, which goes on to where the
 * person was going or says what failed. Who came from the settings returns there, with the session of before.
 */
export async function returnFromProvider(provider: Provider, { auth, ctx, services }: Around): Promise<void> {
  const query: Record<string, string> = {};
  for (const field of ["code", "state", "error"]) {
    const given = ctx.query[field];
    if (typeof given === "string") query[field] = given.slice(0, 4096);
  }
  const answer = await askLibrary(auth, ctx, `/callback/${provider}`, { query });
  ctx.append("set-cookie", answer.setCookies);
  const there = new URL(answer.location ?? "/login?error=failed", auth.options.baseURL);
  const next = there.searchParams.get("next") ?? undefined;
  if (await isHalf(answer, { provider }, { ctx, services })) return ctx.redirect(signInPage({ step: "code", next }));
  const failed = there.searchParams.get("error");
  if (there.pathname === SETTINGS) {
    if (failed !== null) there.searchParams.set("error", codeOfFailure(failed));
    services.wakeOutbox();
    return ctx.redirect(`${there.pathname}${there.search}#waysIn`);
  }
  if (failed !== null) return ctx.redirect(signInPage({ error: codeOfFailure(failed), provider, next }));

  const cookie = answer.setCookies.map((line) => line.split(";")[0]).join("; ");
  const opened = await auth.api.getSession({ headers: new Headers({ cookie }) });
  if (opened) await noteArrival(services, ctx, { provider, ...opened.user, session: ["id", opened.session.id] });
  ctx.redirect(signInPage({ next }));
}

/** Somebody came by a provider: what every sign-in notes, who opened the session, and a welcome to who is new. */
async function noteArrival(
  services: Services,
  ctx: Context,
  {
    email,
    id,
    keepCode,
    provider,
    session: [column, value],
  }: Arrival & { id: string; email: string; session: ["id" | "token_hash", string] },
) {
  await inTransaction(services.db, async (tx) => {
    const before = await tx
      .selectFrom("user_profiles")
      .select(["email_confirmed_at", "last_sign_in_at"])
      .where("user_id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    await noteSignIn(tx, ctx, { userId: id, email });
    await tx.updateTable("auth.sessions").set({ opened_by: provider }).where(column, "=", value).execute();
    await keepCode?.(tx);
    const isNew = before?.email_confirmed_at && !before.last_sign_in_at;
    if (isNew) await enqueue(tx, { ...letterTo(id, "welcome"), dedupeKey: `welcome:${id}` });
  });
  await grantFirstAdmin(services);
  services.wakeOutbox();
}
