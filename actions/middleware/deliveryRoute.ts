import type { Middleware } from "koa";
import type { DeliveryContext, Services } from "../context.ts";
import { BodyRefused, readJson } from "./readBody.ts";
import type { RequestState } from "./requestLog.ts";

/** Bytes: enough for a row and its old version, each with the longest message. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Answers an event or a cron tick. Any answer but 200 makes Hasura deliver it again. That is right for every fault,
 * because handlers are safe to repeat.
 */
export function deliveryRoute(
  kind: "event" | "cron",
  name: string,
  services: Services,
  run: (delivery: Record<string, unknown>, context: DeliveryContext) => Promise<void>,
): Middleware<RequestState> {
  return async (ctx) => {
    const { log, requestId } = ctx.state;
    ctx.state.route = `${kind} ${name}`;
    try {
      const delivery = await readJson(ctx.req, BODY_LIMIT);
      if (typeof delivery.id !== "string") throw new BodyRefused(400, "a delivery must have an id");
      await run(delivery, {
        ...services,
        log: log.child({ [kind]: name }),
        deliveryId: `${kind}:${name}:${delivery.id}`,
        requestId,
      });
      ctx.body = { success: true };
    } catch (error) {
      if (error instanceof BodyRefused) {
        ctx.status = error.status;
        ctx.body = { message: error.message };
        return;
      }
      log.error({ err: error, [kind]: name }, "delivery failed");
      ctx.status = 500;
      ctx.body = { message: "not handled, deliver it again" };
    }
  };
}
