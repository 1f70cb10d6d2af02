import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Logger } from "pino";

export interface RequestState {
  requestId: string;
  /** The request's own logger: every line carries the request id. */
  log: Logger;
  /** The route that answered, such as `action join_group`; set by it. */
  route?: string;
  /** Why it was refused, for the log. */
  refusal?: string;
}

const SAFE_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, the caller's own if that is valid, and writes one log line when it is done. The line names
 * the route and never the path, because addresses carry tokens.
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
      // The gate asks twice a second. Its failed requests have a log line of their own.
      const level = route.startsWith("inner ") ? "debug" : "info";
      ctx.state.log[level]({ route, status: ctx.res.statusCode, ms, refusal }, "request");
    });
    await next();
  };
}
