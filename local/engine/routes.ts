import type { Pool } from "pg";
import type { Authenticator } from "./auth/authenticate.ts";
import type { Crons } from "./crons/crons.ts";
import type { Events } from "./events/events.ts";
import type { AnswerCookies } from "./handlers/answerCookies.ts";
import { adminRoute } from "./http/adminRoute.ts";
import { graphqlRoute } from "./http/graphqlRoute.ts";
import { healthRoutes } from "./http/healthRoutes.ts";
import type { Route } from "./http/route.ts";
import { simulationApi } from "./http/simulationApi.ts";
import { managementRoutes } from "./manage/managementRoutes.ts";
import type { Reload } from "./manage/metadataStore.ts";
import type { Serving } from "./serving.ts";
import type { HttpSettings } from "./settings.ts";

export interface RouteParts {
  settings: HttpSettings;
  pool: Pool;
  authenticator: Authenticator;
  serving: Serving;
  cookies: AnswerCookies;
  events: Events;
  crons: Crons;
  reload: Reload;
}

/** Everything that the engine answers over HTTP. */
export function routes({
  settings,
  pool,
  authenticator,
  serving,
  cookies,
  events,
  crons,
  reload,
}: RouteParts): Route[] {
  const core = () => serving.core;
  const graphql = { core, authenticator, cookies, settings };
  const admin = { authenticator, settings };
  const byApi: Readonly<Record<string, Route[]>> = {
    graphql: [
      graphqlRoute("/v1/graphql", "graphql", graphql),
      graphqlRoute("/v1alpha1/graphql", "graphql", graphql),
      graphqlRoute("/v1beta1/relay", "relay", graphql),
    ],
    metadata: managementRoutes({ pool, serving, events, crons, reload }).map((route) => adminRoute(route, admin)),
  };
  return [
    ...healthRoutes(pool),
    ...Object.entries(byApi).flatMap(([api, ofApi]) => (settings.apis.has(api) ? ofApi : [])),
    ...simulationApi({ events, crons }).map((route) => adminRoute(route, admin)),
  ];
}
