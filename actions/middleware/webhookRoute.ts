import type { Middleware } from "koa";
import type { Services } from "../context.ts";
import type { Webhook } from "../define.ts";
import { BodyRefused, readBody } from "./readBody.ts";
import type { RequestState } from "./requestLog.ts";

const BODY_LIMIT = 1024 * 1024;

/** Answers a provider: 200 once the event is stored, 4xx when it is not from the provider, 500 to be called again. */
export function webhookRoute(webhook: Webhook, services: Services): Middleware<RequestState> {
  return async (ctx) => {
    ctx.state.route = `webhook ${webhook.name}`;
    try {
      const rawBody = await readBody(ctx.req, BODY_LIMIT);
      ctx.status = await webhook.run({ rawBody, headers: ctx.headers }, { ...services, log: ctx.state.log });
      ctx.body = { received: ctx.status === 200 };
    } catch (error) {
      const isRefused = error instanceof BodyRefused;
      if (!isRefused) ctx.state.log.error({ err: error, webhook: webhook.name }, "webhook failed");
      ctx.status = isRefused ? error.status : 500;
      ctx.body = { received: false };
    }
  };
}
