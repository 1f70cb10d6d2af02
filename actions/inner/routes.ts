import Router from "@koa/router";
import type { Middleware } from "koa";
import type { z } from "zod";
import type { Services } from "../context.ts";
import { actionsSecret } from "../middleware/actionsSecret.ts";
import { BodyRefused, readJson } from "../middleware/readBody.ts";
import type { RequestState } from "../middleware/requestLog.ts";
import { endedAccess, endedInput } from "./endedAccess.ts";
import { leasesInput, requestLeases } from "./requestLease.ts";

/** The longest question: the ids of a hundred people. */
const BODY_LIMIT = 4096;

/**
 * What the gate of the web server asks. Only the inner network reaches these paths: the web server forwards nothing to
 * them.
 */
export function innerRoutes(services: Services): Middleware<RequestState> {
  const router = new Router<RequestState>({ prefix: "/inner" });
  const answer = <Input extends z.ZodType>(
    name: string,
    input: Input,
    run: (input: z.output<Input>, services: Services) => Promise<object>,
  ) =>
    router.post(`/${name}`, actionsSecret(services.env.ACTIONS_SECRET), async (ctx) => {
      ctx.state.route = `inner ${name}`;
      try {
        const checked = input.safeParse(await readJson(ctx.req, BODY_LIMIT));
        if (!checked.success) throw new BodyRefused(400, "not what this route takes");
        ctx.body = await run(checked.data, services);
      } catch (error) {
        if (!(error instanceof BodyRefused)) ctx.state.log.error({ err: error }, "the gate was not answered");
        ctx.status = error instanceof BodyRefused ? error.status : 503;
        ctx.body = { message: "not answered" };
      }
    });
  answer("ended", endedInput, endedAccess);
  answer("leases", leasesInput, requestLeases);
  return router.routes() as Middleware<RequestState>;
}
