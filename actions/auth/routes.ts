import Router from "@koa/router";
import type { Middleware } from "koa";
import type { Services } from "../context.ts";
import { AppError } from "../refusals/AppError.ts";
import type { Refusal } from "../refusals/catalogue.ts";
import { BodyRefused } from "../middleware/readBody.ts";
import type { RequestState } from "../middleware/requestLog.ts";
import type { BetterAuth } from "./library.ts";
import { FEATURES } from "./features/features.ts";
import { AuthRefusal, isAuthRefusal } from "./refusals.ts";

/**
 * Every route under /auth: those of the features. The library's other endpoints cannot be reached. Answers carry no
 * session token: only the HttpOnly cookie holds it.
 */
export function authRoutes(auth: BetterAuth, services: Services): Middleware<RequestState> {
  const router = new Router<RequestState>({ prefix: "/auth" });
  for (const { routes } of FEATURES) routes?.(router, { auth, services });

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

function refusalOf(error: unknown, { log }: RequestState): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  // Of a rule that actions ask too, such as whether the caller's session has ended.
  if (error instanceof AppError) {
    const refusal = error as Refusal & AppError;
    if (isAuthRefusal(refusal)) return new AuthRefusal(refusal, { field: error.field });
  }
  if (error instanceof BodyRefused) return new AuthRefusal("invalid-input");
  log.error({ err: error }, "sign-in service failed");
  return new AuthRefusal("service-unavailable");
}
