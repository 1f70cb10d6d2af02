import Router from "@koa/router";
import Koa from "koa";
import helmet from "koa-helmet";
import type { BetterAuth } from "./auth/library.ts";
import { authRoutes } from "./auth/routes.ts";
import type { Services } from "./context.ts";
import { InTurn } from "./crons/InTurn.ts";
import { DatabaseWatch } from "./db/databaseWatch.ts";
import type { Routes } from "./define.ts";
import { fileRoutes } from "./files/routes.ts";
import { innerRoutes } from "./inner/routes.ts";
import { stopRoutes } from "./mail/stopping/routes.ts";
import { actionRoute } from "./middleware/actionRoute.ts";
import { actionsSecret } from "./middleware/actionsSecret.ts";
import { databaseAnswers } from "./middleware/databaseAnswers.ts";
import { deliveryRoute } from "./middleware/deliveryRoute.ts";
import { health } from "./middleware/health.ts";
import { type RequestState, requestLog } from "./middleware/requestLog.ts";
import { webhookRoute } from "./middleware/webhookRoute.ts";

/**
 * A browser that shows one of our answers as a page loads nothing for it, and no other page may frame it. The few answers
 * that are pages set a policy of their own.
 */
const API_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
} as const;

/** Builds the service; does not listen, so that tests can start it on a port of their own. */
export function buildApp(
  services: Services,
  routes: Routes,
  auth: BetterAuth,
  ticks = new InTurn(),
): Koa<RequestState> {
  // The web server writes the client's address, one and never a list; how many proxies stand before it, it alone knows.
  const app = new Koa<RequestState>({ proxy: true, maxIpsCount: 1 });
  app.silent = true;
  app.on("error", (error: Error) => services.log.error({ err: error }, "a request ended without an answer"));

  const router = new Router<RequestState>();
  const fromHasura = actionsSecret(services.env.ACTIONS_SECRET);
  for (const action of routes.actions) {
    router.post(`/actions/${action.name}`, fromHasura, actionRoute(action, services));
  }
  for (const { name, run } of routes.events) {
    router.post(`/events/${name}`, fromHasura, deliveryRoute("event", name, services, run));
  }
  for (const { name, run } of routes.crons) {
    const tick = deliveryRoute("cron", name, services, (_, context) => ticks.run(() => run(context)));
    router.post(`/crons/${name}`, fromHasura, tick);
  }
  for (const webhook of routes.webhooks) {
    router.post(`/webhooks/${webhook.name}`, webhookRoute(webhook, services));
  }

  app.use(requestLog(services.log));
  app.use(helmet(API_HEADERS));
  app.use(databaseAnswers(new DatabaseWatch(services.env.DATABASE_URL)));
  app.use(health(services.db));
  app.use(authRoutes(auth, services));
  app.use(fileRoutes(auth, services));
  app.use(innerRoutes(services));
  app.use(stopRoutes(services));
  app.use(router.routes());
  return app;
}
