import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Logger } from "pino";

export interface RequestState {
  requestId: string;
  /** The request's own logger: every line carries the request id. */
  log: Logger;
  /** What answered, such as `action join_group`; set by the route. */
  route?: string;
  /** Why it was refused, for the log. */
  refusal?: string;
}

const SAFE_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, the caller's own where it sent a proper one, and one line in the log when it is done.
 * Paths are logged only as the route that answered: addresses carry tokens.
 */
export function requestLog(log: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    const sent = ctx.get("x-request-id");
    const requestId = SAFE_ID.test(sent) ? sent : randomUUID();
    const started = performance.now();
    ctx.state.requestId = requestId;
    ctx.state.log = log.child({ requestId });
    ctx.set("x-request-id", requestId);
    ctx.res.once("close", () => {
      const { refusal, route = "unknown" } = ctx.state;
      const ms = Math.round(performance.now() - started);
      // The gate asks twice a second; only what it could not be answered is of interest, and that has a line of its own.
      const level = route.startsWith("inner ") ? "debug" : "info";
      ctx.state.log[level]({ route, status: ctx.res.statusCode, ms, refusal }, "request");
    });
    await next();
  };
}
