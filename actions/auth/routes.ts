import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { z } from "zod";
import type { Services } from "../context.ts";
import { type Allowance, takeRequest } from "../db/requestLimits.ts";
import { BodyRefused, readJson } from "../middleware/readBody.ts";
import type { RequestState } from "../middleware/requestLog.ts";
import { faultOfInput } from "../refusals/faultOfInput.ts";
import type { BetterAuth } from "./betterAuth.ts";
import { callLibrary } from "./callLibrary.ts";
import { resendConfirmation, resendInput, verifyAddress } from "./confirmAddress.ts";
import { AuthRefusal, isAuthRefusal } from "./refusals.ts";
import { requestPasswordReset, requestResetInput, resetPassword, resetPasswordInput } from "./resetPassword.ts";
import { signIn, signInInput } from "./signIn.ts";
import { signUp } from "./signUp.ts";
import { signUpInput } from "./signUpInput.ts";

const BODY_LIMIT = 16 * 1024;
/** Requests of one network, behind which many people may sit. */
const SIGN_UPS = { limit: "sign_ups_of_network" };
const LETTERS = { limit: "letters_of_network" };

/**
 * Every route under /auth. The library's other endpoints cannot be reached. Answers carry no session token: only the
 * HttpOnly cookie holds it.
 */
export function authRoutes(auth: BetterAuth, services: Services): Middleware<RequestState> {
  const router = new Router<RequestState>({ prefix: "/auth" });

  router.post("/sign-up/email", async (ctx) => {
    const input = await readInput(ctx, signUpInput);
    await takeOne(services, ctx, "sign-ups-of", SIGN_UPS);
    ctx.body = await signUp(input, { ctx, services });
  });
  router.post("/send-verification-email", async (ctx) => {
    const input = await readInput(ctx, resendInput);
    await takeOne(services, ctx, "letters-of", LETTERS);
    ctx.body = await resendConfirmation(input, services);
  });
  router.post("/request-password-reset", async (ctx) => {
    const input = await readInput(ctx, requestResetInput);
    await takeOne(services, ctx, "letters-of", LETTERS);
    ctx.body = await requestPasswordReset(input, { ctx, services });
  });
  router.post("/reset-password", async (ctx) => {
    ctx.body = await resetPassword(await readInput(ctx, resetPasswordInput), { ctx, services });
  });
  router.get("/verify-email", (ctx) => {
    const given = (name: string) => String(ctx.query[name] ?? "").slice(0, 4096);
    return verifyAddress({ token: given("token"), next: given("next") }, { auth, ctx, services });
  });
  router.post("/sign-in/email", async (ctx) => {
    ctx.body = await signIn(await readInput(ctx, signInInput), { auth, ctx, services });
  });
  router.post("/sign-out", async (ctx) => {
    await readJson(ctx.req, BODY_LIMIT);
    await callLibrary(auth, ctx, "/sign-out", { body: {} });
    ctx.body = { success: true };
  });
  router.get("/get-session", async (ctx) => {
    const { body } = await callLibrary(auth, ctx, "/get-session");
    ctx.body = body === null ? "null" : shownSession(body);
    ctx.type = "application/json";
  });
  router.get("/token", async (ctx) => {
    const { body } = await callLibrary(auth, ctx, "/token");
    ctx.body = { token: body?.token };
  });
  router.get("/jwks", async (ctx) => {
    const { body } = await callLibrary(auth, ctx, "/jwks");
    // Hasura fetches the keys again only if this header says how long they are valid.
    ctx.set("cache-control", "public, max-age=300, must-revalidate");
    ctx.body = body;
  });

  const ourOrigin = new URL(services.env.PUBLIC_ORIGIN).origin;
  const answer = router.routes();
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/auth/")) return next();
    ctx.set("cache-control", "no-store");
    ctx.state.route = "auth";
    try {
      const origin = ctx.get("origin");
      if (ctx.method !== "GET" && origin && origin !== ourOrigin) throw new AuthRefusal("not-allowed");
      await answer(ctx as never, async () => undefined);
      if (ctx._matchedRoute) ctx.state.route = `auth ${String(ctx._matchedRoute)}`;
    } catch (error) {
      const refusal = refusalOf(error, ctx.state);
      const { code, field, message, retryAfter, status, values } = refusal;
      ctx.state.refusal = code;
      ctx.status = status;
      if (retryAfter) ctx.set("retry-after", String(retryAfter));
      ctx.body = { code, message, field, values };
    }
  };
}

/** Counts one more request of the caller's network. @throws AuthRefusal beyond the limit */
async function takeOne({ db }: Services, ctx: Context, what: string, limit: Allowance): Promise<void> {
  const retryAfter = await takeRequest(db, `${what}:${networkOf(networkAddress(ctx))}`, limit);
  if (retryAfter > 0) throw new AuthRefusal({ code: "too-many-requests", values: { retryAfter } });
}

/** @throws AuthRefusal naming the field */
async function readInput<Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> {
  const checked = schema.safeParse(await readJson(ctx.req, BODY_LIMIT));
  if (checked.success) return checked.data;
  const { refusal, field } = faultOfInput(checked.error.issues[0]);
  throw new AuthRefusal(isAuthRefusal(refusal) ? refusal : "invalid-input", { field });
}

function shownSession(body: Record<string, unknown>) {
  const { session, user } = body as {
    session: { expiresAt: string };
    user: { id: string; email: string; name: string; emailVerified: boolean };
  };
  return {
    session: { expiresAt: session.expiresAt },
    user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
  };
}

function refusalOf(error: unknown, { log }: RequestState): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  if (error instanceof BodyRefused) return new AuthRefusal("invalid-input");
  log.error({ err: error }, "sign-in service failed");
  return new AuthRefusal("service-unavailable");
}
