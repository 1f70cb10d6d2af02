import type { Pool } from "pg";
import type { Authenticator } from "./auth/authenticate.ts";
import type { ConsoleBuild } from "./console/consoleBuild.ts";
import { consoleRoute } from "./console/consoleRoute.ts";
import type { Crons } from "./crons/crons.ts";
import type { DatabaseWatch } from "./databaseWatch.ts";
import type { Events } from "./events/events.ts";
import { explainApi } from "./http/explainApi.ts";
import type { AnswerCookies } from "./handlers/answerCookies.ts";
import { adminRoute } from "./http/adminRoute.ts";
import { configApi } from "./http/configApi.ts";
import { graphqlRoute } from "./http/graphqlRoute.ts";
import { healthRoutes } from "./http/healthRoutes.ts";
import { pgDumpApi } from "./http/pgDump.ts";
import type { AdminRoute, Route } from "./http/route.ts";
import { forThisMachine, simulationApi } from "./http/simulationApi.ts";
import { managementRoutes } from "./manage/managementRoutes.ts";
import type { Reload } from "./manage/metadataStore.ts";
import { restRoute } from "./rest/restRoute.ts";
import type { Serving } from "./serving.ts";
import type { Settings } from "./settings.ts";

export interface RouteParts {
  settings: Settings;
  env: Readonly<Record<string, string | undefined>>;
  pool: Pool;
  authenticator: Authenticator;
  serving: Serving;
  cookies: AnswerCookies;
  events: Events;
  crons: Crons;
  /** Undefined: the engine has no console. */
  consoleBuild: ConsoleBuild | undefined;
  reload: Reload;
  watch: DatabaseWatch;
}

/** Every HTTP route of the engine. */
export function routes({
  settings,
  env,
  pool,
  authenticator,
  serving,
  cookies,
  events,
  crons,
  consoleBuild,
  reload,
  watch,
}: RouteParts): Route[] {
  const core = () => serving.core;
  const { http, databaseUrl } = settings;
  const graphql = { core, authenticator, cookies, settings: http, watch };
  const admin = { authenticator, settings: http };
  const forAdmin = (route: AdminRoute): Route => adminRoute(route, admin);
  const byApi: Readonly<Record<string, Route[]>> = {
    graphql: [
      graphqlRoute("/v1/graphql", "graphql", graphql),
      graphqlRoute("/v1alpha1/graphql", "graphql", graphql),
      graphqlRoute("/v1beta1/relay", "relay", graphql),
      restRoute(graphql),
    ],
    metadata: [...managementRoutes({ pool, serving, events, crons, reload, watch }), ...explainApi(core)].map(forAdmin),
    pgdump: [forAdmin(pgDumpApi({ databaseUrl, env, sources: () => serving.metadata.sources }))],
    config: [forAdmin(configApi(settings, env))],
  };
  return [
    ...healthRoutes(pool),
    ...(consoleBuild ? [consoleRoute(consoleBuild)] : []),
    ...Object.entries(byApi).flatMap(([api, ofApi]) => (http.apis.has(api) ? ofApi : [])),
    ...simulationApi({ events, crons }).map((route) => forThisMachine(forAdmin(route))),
  ];
}
