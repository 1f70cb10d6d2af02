import { createHash, timingSafeEqual } from "node:crypto";
import type { Middleware } from "koa";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Lets only Hasura in, which knows the secret. Digests are compared, so that the time taken reveals nothing about it.
 */
export function actionsSecret(secret: string): Middleware {
  const expected = digest(secret);
  return async (ctx, next) => {
    if (timingSafeEqual(digest(ctx.get("x-actions-secret")), expected)) return next();
    ctx.status = 401;
    ctx.body = { message: "unauthorized", extensions: { code: "unauthorized", path: "$" } };
  };
}
