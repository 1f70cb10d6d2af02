import "./onlyLoopback.ts";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import webPush from "web-push";
import { openLog } from "../log.ts";
import { createTestDatabase } from "../../local/postgres/forTests.ts";
import { buildApp } from "../app.ts";
import { openApple } from "../auth/apple/apple.ts";
import { buildBetterAuth, openAuthPool } from "../auth/betterAuth.ts";
import type { Services } from "../context.ts";
import { InTurn } from "../crons/InTurn.ts";
import { type Database, openDatabase } from "../db/database.ts";
import type { Routes } from "../define.ts";
import { type Env, readEnv } from "../env.ts";
import type { Mail } from "../mail/composeMail.ts";
import { outboxHandlers } from "../outbox/handlers.ts";
import { drainOutbox, drainSlowOutbox } from "../outbox/worker.ts";
import { openPush } from "../providers/push/openPush.ts";
import { routes as allRoutes } from "../routes.ts";
import type { ObjectStorage } from "../providers/storage/provider.ts";
import { FolderStorage } from "../providers/storage/folder.ts";
import { appliers } from "../webhooks/appliers.ts";
import { drainProviderEvents } from "../webhooks/eventWorker.ts";
import { sessionOf } from "./factories.ts";
import { FakeIdentity, TEST_ENVIRONMENT, TEST_WORKFLOW } from "./fakeIdentity.ts";
import { FakePayments } from "./fakePayments.ts";

export const ACTIONS_SECRET = "test-actions-secret";

const keys = webPush.generateVAPIDKeys();
/** Whom push services know us by, in tests. */
export const VAPID = {
  VAPID_SUBJECT: "mailto:support@circle.test",
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
};

const testEnv = (databaseUrl: string, changes: Record<string, string>): Env =>
  readEnv({
    DATABASE_URL: databaseUrl,
    PORT: "0",
    PUBLIC_ORIGIN: "https://circle.test",
    ACTIONS_SECRET,
    AUTH_SECRET: "test-auth-secret-of-32-characters",
    IDENTITY_KEY: Buffer.alloc(32, 7).toString("base64"),
    PROVIDERS_MODE: "sim",
    STRIPE_API_BASE: "http://127.0.0.1:9",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRETS: "whsec_old,whsec_test",
    DIDIT_API_BASE: "http://127.0.0.1:9",
    DIDIT_API_KEY: "didit-key",
    DIDIT_WORKFLOW_ID: TEST_WORKFLOW,
    DIDIT_WEBHOOK_SECRET: "didit-secret",
    DIDIT_ENVIRONMENT: TEST_ENVIRONMENT,
    STORAGE_FOLDER: "/nowhere",
    ...VAPID,
    GOOGLE_MAPS_SCRIPT_URL: "https://maps.test/maps/api/js",
    GOOGLE_MAPS_API_KEY: "maps-key",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Savings circle <no-reply@circle.test>",
    LOG_LEVEL: "silent",
    ...changes,
  });

export interface RefusalExtensions {
  code: string;
  values?: Record<string, unknown>;
  field?: string;
  next?: string;
  /** ISO instant. */
  until?: string;
}

export interface ActionAnswer {
  status: number;
  /** The action's output, or Hasura's error shape. */
  body: Record<string, unknown> & { message?: string; extensions?: RefusalExtensions };
}

export interface TestService {
  url: string;
  services: Services;
  payments: FakePayments;
  identity: FakeIdentity;
  /**
   * Calls an action as Hasura would, for the person `as`; without `as` for nobody. The session is the one of `buildUser`
   * unless another is named; null leaves it out, as the console does.
   */
  callAction(
    name: string,
    input: object,
    caller?: { as?: string; role?: string; session?: string | null },
  ): Promise<ActionAnswer>;
  /** Delivers an event as Hasura would; the same `id` again is the same delivery. Answers the HTTP status. */
  deliverEvent(name: string, change: { op: string; old?: object; new?: object }, id?: string): Promise<number>;
  /** Ticks a cron as Hasura would. Answers the HTTP status. */
  tick(name: string, id?: string): Promise<number>;
  /** Does the workers' work: applies stored provider events, then sends what the outbox holds. */
  settle(): Promise<void>;
  /** Every letter that was sent, oldest first. */
  letters: SentLetter[];
  /** Cuts the running service off from its database. */
  dropDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export interface SentLetter extends Mail {
  messageId: string;
}

/** Makes room for people of a test who do in seconds what others do in months. */
export const liftRequestLimits = (db: Database) =>
  sql`update limits set value = 1000000 where rule = 'D247' or limit_id = 'searches_per_minute'`.execute(db);

/** The real service over HTTP on a port and a Postgres of its own; only the providers are played in memory. */
export async function startTestService({
  routes = allRoutes,
  env: changes = {},
  hasRequestLimits = false,
  storage: wanted,
  log: lines,
  ticks = new InTurn(0),
}: {
  routes?: Routes;
  env?: Record<string, string>;
  /** Requests are counted by real time, and tests play months in a second: only tests of D247 keep its limits. */
  hasRequestLimits?: boolean;
  /** A folder of its own unless another storage is given. */
  storage?: ObjectStorage;
  /** Gets each line of the log, at every level. */
  log?: (line: string) => void;
  /** Ticks do not wait for each other here, as those of several replicas do not. */
  ticks?: InTurn;
} = {}): Promise<TestService> {
  const database = await createTestDatabase();
  const env = testEnv(database.url, changes);
  const db = openDatabase(database.url, { max: 10 });
  if (!hasRequestLimits) await liftRequestLimits(db);
  const payments = new FakePayments();
  const identity = new FakeIdentity();
  const files = mkdtempSync(path.join(tmpdir(), "savings-circle-files-"));
  const log = lines ? openLog("debug", { write: lines }) : openLog(env.LOG_LEVEL);
  const services: Services = {
    db,
    env,
    log,
    payments,
    identity,
    storage: wanted ?? new FolderStorage(files),
    apple: openApple(env, log),
    wakeOutbox: () => undefined,
    wakeProviderEvents: () => undefined,
  };
  const authPool = openAuthPool(services);
  const auth = buildBetterAuth(services, authPool);
  const letters: SentLetter[] = [];
  const push = openPush(env, services.log);
  const handlers = outboxHandlers({
    mail: {
      send: (mail, messageId) => Promise.resolve(void letters.push({ ...mail, messageId })),
      close: () => undefined,
    },
    push,
  });
  const server: Server = createServer(buildApp(services, routes, auth, ticks).callback());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-actions-secret": ACTIONS_SECRET },
      body: JSON.stringify(body),
    });

  return {
    url,
    services,
    payments,
    identity,
    async callAction(name, input, { as, role = "member", session } = {}) {
      const person = as && { "x-hasura-user-id": as };
      const named = as && session !== null && { "x-hasura-session-id": session ?? sessionOf(as) };
      const session_variables = { "x-hasura-role": role, ...person, ...named };
      const response = await post(`/actions/${name}`, { action: { name }, input, session_variables });
      return { status: response.status, body: (await response.json()) as ActionAnswer["body"] };
    },
    async deliverEvent(
      name,
      { op, old = null, new: fresh = null }: { op: string; old?: object | null; new?: object | null },
      id = randomUUID(),
    ) {
      const event = { op, data: { old, new: fresh }, session_variables: null, trace_context: null };
      const response = await post(`/events/${name}`, {
        id,
        event,
        trigger: { name },
        created_at: "2026-01-01T00:00:00",
      });
      await response.arrayBuffer();
      return response.status;
    },
    async tick(name, id = randomUUID()) {
      const response = await post(`/crons/${name}`, { id, name, scheduled_time: "2026-01-01T00:00:00Z", payload: {} });
      await response.arrayBuffer();
      return response.status;
    },
    letters,
    async settle() {
      await drainProviderEvents(services, appliers);
      await drainSlowOutbox(services, handlers);
      await drainOutbox(services, handlers);
    },
    dropDatabase: () => database.drop(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await db.destroy();
      await authPool.end();
      push.ios?.close();
      rmSync(files, { recursive: true, force: true });
      await database.drop();
    },
  };
}
