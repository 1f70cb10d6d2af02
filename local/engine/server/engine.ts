import { openAsyncActions } from "./asyncActions/asyncActions.ts";
import { openAuthenticator } from "./auth/authenticate.ts";
import { ConsoleBuild } from "./console/consoleBuild.ts";
import type { CoreOptions } from "../core/core.ts";
import { BusinessClock } from "./crons/businessClock.ts";
import { Crons } from "./crons/crons.ts";
import { DatabaseWatch } from "./databaseWatch.ts";
import { openPool, requireDatabase } from "./database.ts";
import { openEvents } from "./events/events.ts";
import { AnswerCookies } from "./handlers/answerCookies.ts";
import { actionCaller } from "./handlers/callAction.ts";
import { asEngineError } from "./http/envelopes.ts";
import { closeServer, listen } from "./http/listen.ts";
import { createEngineServer } from "./http/server.ts";
import type { EngineCore, EngineError } from "../interface.ts";
import { LIVE_CONNECTIONS, Subscriptions } from "./live/subscriptions.ts";
import { TableChanges } from "./live/tableChanges.ts";
import type { Reload } from "./manage/metadataStore.ts";
import { openNotifications } from "./notifications.ts";
import { ReadConnections } from "./readConnections.ts";
import { routes } from "./routes.ts";
import { postgresError } from "../core/run/postgresError.ts";
import { Serving } from "./serving.ts";
import type { Settings } from "./settings.ts";
import { acceptWebSockets } from "./ws/accept.ts";

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
 * @throws Error with one sentence; everything that was opened is closed again
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
  const reads = new ReadConnections(settings.databaseUrl, settings.connections);
  closers.push(() => reads.end());
  const [authenticator] = await Promise.all([openAuthenticator(settings.auth), requireDatabase(pool)]);
  closers.push(() => authenticator.close());

  const cookies = new AnswerCookies();
  const callAction = actionCaller({
    find: (name) => serving.action(name),
    configuredHeadersWin: settings.actions.configuredHeadersWin,
    onSetCookie: ({ clientHeaders }, set) => cookies.add(clientHeaders, set),
  });
  const fullEnv = { HASURA_GRAPHQL_DATABASE_URL: settings.databaseUrl, ...env };
  const serving = new Serving(
    { pool, reads, callAction, env: fullEnv, loadCore, limits: settings.limits },
    settings.metadata,
  );
  const notifications = await together(openNotifications(settings.databaseUrl), serving.load());
  closers.push(() => notifications.close());

  const livePool = openPool(settings.databaseUrl, LIVE_CONNECTIONS);
  closers.push(() => livePool.end());
  const changes = await TableChanges.open(pool, notifications);
  closers.push(() => changes.close());
  const subscriptions = new Subscriptions({
    pool: livePool,
    changes,
    settings: settings.live,
    readError: subscriberError,
  });
  closers.push(() => subscriptions.close());

  const { cameAlone } = notifications;
  const events = await openEvents({ pool, notifications, settings: settings.events, env: fullEnv });
  const asyncActions = await openAsyncActions({
    pool,
    notifications,
    fetchIntervalMs: settings.actions.asyncFetchIntervalMs,
    callAction,
    core: () => serving.core,
  });
  const crons = new Crons({ pool, clock: new BusinessClock(settings.clockOffsetMs), env: fullEnv, cameAlone });
  const reload: Reload = async (source, options) => {
    await serving.load(source);
    await events.apply(serving.metadata, options);
    await asyncActions.apply(serving.metadata);
    crons.apply(serving.metadata);
    changes.recheck();
    if (settings.websocket.closeOnMetadataChange) webSockets.closeAll();
  };
  const consoleBuild = settings.console.enabled ? new ConsoleBuild(settings.console.cacheDir) : undefined;
  closers.push(() => consoleBuild?.close());
  const watch = new DatabaseWatch(settings.databaseUrl);
  const parts = { settings, env, pool, authenticator, serving, cookies, events, crons, consoleBuild, reload, watch };
  const server = createEngineServer(routes(parts), settings.http);
  const webSockets = acceptWebSockets(server, settings.http, {
    core: () => serving.core,
    authenticator,
    subscriptions,
    settings: settings.websocket,
    errors: settings.http.errors,
    watch,
  });
  // All at once, because each may take its time and a stop has less than two seconds in all.
  const working = [webSockets, events, asyncActions, crons];
  closers.push(() => Promise.all([closeServer(server), ...working.map((part) => part.close())]));

  await events.apply(serving.metadata);
  await asyncActions.apply(serving.metadata);
  const port = await listen(server, settings.port, settings.host);
  crons.apply(serving.metadata);
  return port;
}

/** The error that a subscriber gets for a failed statement: the same as over HTTP. */
function subscriberError(error: unknown): EngineError {
  return asEngineError(postgresError(error));
}

/** Runs both at once. A failure is thrown only after the other has ended too, so that nothing stays open unnoticed. */
async function together<T>(opening: Promise<T & { close(): unknown }>, other: Promise<void>): Promise<T> {
  const [opened, done] = await Promise.allSettled([opening, other]);
  if (opened.status === "rejected") throw opened.reason;
  if (done.status === "fulfilled") return opened.value;
  await opened.value.close();
  throw done.reason;
}
