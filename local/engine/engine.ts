import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { actionCaller } from "./handlers/callAction.ts";
import { AnswerCookies } from "./handlers/answerCookies.ts";
import { readActions, type ActionDefinition } from "./handlers/definitions.ts";
import { openAuthenticator } from "./auth/authenticate.ts";
import type { CoreOptions } from "./core.ts";
import { openPool, requireDatabase } from "./database.ts";
import { adminRoute } from "./http/adminRoute.ts";
import { graphqlRoute } from "./http/graphqlRoute.ts";
import { healthRoutes } from "./http/healthRoutes.ts";
import { metadataApi } from "./http/metadataApi.ts";
import { runSqlApi } from "./http/runSql.ts";
import { createEngineServer } from "./http/server.ts";
import { EngineError, type EngineCore } from "./interface.ts";
import { LIVE_CONNECTIONS, Subscriptions } from "./live/subscriptions.ts";
import { TableChanges } from "./live/tableChanges.ts";
import { openNotifications } from "./notifications.ts";
import { acceptWebSockets } from "./ws/accept.ts";
import { messageOf } from "./log.ts";
import type { MetadataSource } from "./metadata/readMetadata.ts";
import type { Settings } from "./settings.ts";

export interface EngineOptions {
  settings: Settings;
  env: Readonly<Record<string, string | undefined>>;
  loadCore: (options: CoreOptions) => Promise<EngineCore>;
}

export interface RunningEngine {
  port: number;
  close(): Promise<void>;
}

/**
 * Connects, loads metadata, opens every part and listens.
 * @throws Error with one sentence; whatever was opened until then is closed again
 */
export async function startEngine(options: EngineOptions): Promise<RunningEngine> {
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    return { port: await open(options, closers), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open({ settings, env, loadCore }: EngineOptions, closers: (() => unknown)[]): Promise<number> {
  const pool = openPool(settings.databaseUrl, settings.connections);
  closers.push(() => pool.end());
  const [authenticator] = await Promise.all([openAuthenticator(settings.auth), requireDatabase(pool)]);
  closers.push(() => authenticator.close());

  const notifications = await openNotifications(settings.databaseUrl);
  closers.push(() => notifications.close());

  const cookies = new AnswerCookies();
  let actions: ReadonlyMap<string, ActionDefinition> = new Map();
  const callAction = actionCaller({
    find: (name) => actions.get(name),
    configuredHeadersWin: settings.actions.configuredHeadersWin,
    onSetCookie: ({ clientHeaders }, set) => cookies.add(clientHeaders, set),
  });
  const coreEnv = { HASURA_GRAPHQL_DATABASE_URL: settings.databaseUrl, ...env };
  const load = (metadata: MetadataSource): Promise<EngineCore> =>
    loadCore({ pool, metadata, env: coreEnv, callAction });

  let source = settings.metadata;
  let core = await load(source);
  actions = readActions(core.metadata.actions, env);

  const livePool = openPool(settings.databaseUrl, LIVE_CONNECTIONS);
  closers.push(() => livePool.end());
  const changes = await TableChanges.open(pool, notifications);
  closers.push(() => changes.close());
  const subscriptions = new Subscriptions({ pool: livePool, changes, settings: settings.live, readError });
  closers.push(() => subscriptions.close());

  const reload = async (next: MetadataSource = source): Promise<void> => {
    const loaded = await load(next);
    actions = readActions(loaded.metadata.actions, env);
    core = loaded;
    source = next;
    changes.recheck();
    if (settings.websocket.closeOnMetadataChange) webSockets?.closeAll();
  };

  const graphql = { core: () => core, authenticator, cookies, settings: settings.http };
  const admin = { authenticator, settings: settings.http };
  const { apis } = settings.http;
  const server = createEngineServer(
    [
      ...healthRoutes(pool),
      ...(apis.has("graphql")
        ? [
            graphqlRoute("/v1/graphql", "graphql", graphql),
            graphqlRoute("/v1alpha1/graphql", "graphql", graphql),
            graphqlRoute("/v1beta1/relay", "relay", graphql),
          ]
        : []),
      ...(apis.has("metadata")
        ? [adminRoute(metadataApi({ core: () => core, reload }), admin), adminRoute(runSqlApi({ pool, reload }), admin)]
        : []),
    ],
    settings.http,
  );
  const webSockets = apis.has("graphql")
    ? acceptWebSockets(server, settings.http.cors, {
        core: () => core,
        authenticator,
        subscriptions,
        settings: settings.websocket,
        errors: settings.http.errors,
      })
    : undefined;
  closers.push(() => Promise.all([webSockets?.close(), closeServer(server)]));
  return listen(server, settings.port, settings.host);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`port ${port} is already in use`) : error),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets running requests finish for a moment, then cuts what is left. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(cut);
}

/** What a subscriber is told of a statement that failed. */
function readError(error: unknown): EngineError {
  return new EngineError("unexpected", "database query error", "$", {
    internal: { error: messageOf(error) },
    cause: error,
  });
}
