/** Starts the service: environment, database, key, workers, port. Any fault is one line on standard error and exit 1. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { buildApp } from "./app.ts";
import { openApple } from "./auth/apple/apple.ts";
import { buildBetterAuth, openAuthPool } from "./auth/betterAuth.ts";
import { grantFirstAdmin } from "./auth/firstAdmin.ts";
import { prepareSigningKey } from "./auth/signingKey.ts";
import type { Services } from "./context.ts";
import { openDatabase } from "./db/database.ts";
import { readEnv } from "./env.ts";
import { openLog } from "./log.ts";
import { openMailTransport } from "./mail/transport.ts";
import { outboxHandlers } from "./outbox/handlers.ts";
import { drainOutbox, drainSlowOutbox } from "./outbox/worker.ts";
import { switchCurrencies } from "./plans/currencies.ts";
import { setSupportContact } from "./support/supportContact.ts";
import { DiditIdentity } from "./providers/identity/didit.ts";
import { openStripe, StripePayments } from "./providers/payments/stripe.ts";
import { openPush } from "./providers/push/openPush.ts";
import { openStorage } from "./providers/storage/openStorage.ts";
import { routes } from "./routes.ts";
import { appliers } from "./webhooks/appliers.ts";
import { drainProviderEvents } from "./webhooks/eventWorker.ts";
import { type Polling, startPolling } from "./workers/polling.ts";

const POLL_MS = 1_000;
/** As long as the web server gives a browser: a photo comes slowly from a phone. */
const REQUEST_MS = 120_000;
/** How long requests that are running may take when the service is asked to stop. */
const STOP_MS = 10_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = openLog(env.LOG_LEVEL);
  const db = openDatabase(env.DATABASE_URL, {
    max: env.DATABASE_CONNECTIONS,
    log: (error) => log.warn({ err: error }, "a database connection ended"),
  });
  await sql`select 1`.execute(db).catch((error: Error) => {
    throw new Error(`database: ${error.message || (error as { code?: string }).code}`);
  });

  const workers: Record<"outbox" | "slowOutbox" | "providerEvents", Polling | undefined> = {
    outbox: undefined,
    slowOutbox: undefined,
    providerEvents: undefined,
  };
  const services: Services = {
    db,
    env,
    log,
    payments: new StripePayments(openStripe(env), log),
    identity: new DiditIdentity(env, log),
    storage: await openStorage(env),
    apple: openApple(env, log),
    wakeOutbox: () => workers.outbox?.wake(),
    wakeProviderEvents: () => workers.providerEvents?.wake(),
  };
  const authPool = openAuthPool(services);
  const auth = buildBetterAuth(services, authPool);
  await prepareSigningKey(auth, authPool);
  await grantFirstAdmin(services);
  await switchCurrencies(db, env.ENABLED_CURRENCIES);
  await setSupportContact(db, env.SUPPORT_CONTACT);

  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: 10_000 },
    buildApp(services, routes, auth).callback(),
  );
  const { port } = await listen(server, env);
  const mail = openMailTransport(env);
  const push = openPush(env, log);
  const handlers = outboxHandlers({ mail, push });
  workers.outbox = startPolling("outbox", () => drainOutbox(services, handlers), { intervalMs: POLL_MS, log });
  workers.slowOutbox = startPolling("slow outbox", () => drainSlowOutbox(services, handlers), {
    intervalMs: POLL_MS,
    log,
  });
  workers.providerEvents = startPolling("provider events", () => drainProviderEvents(services, appliers), {
    intervalMs: POLL_MS,
    log,
  });
  // Written at every log level: whoever started the service waits for this line.
  process.stdout.write(`${JSON.stringify({ msg: "listening", port })}\n`);

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(0), STOP_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await Promise.all(Object.values(workers).map((worker) => worker?.stop()));
    mail.close();
    push.web.close();
    push.ios?.close();
    services.storage.close();
    await Promise.all([authPool.end(), db.destroy()]);
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
  if (process.env.END_WITH_PARENT === "1") {
    process.stdin.once("close", () => void stop("parent ended")).resume();
  }
}

function listen(server: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === "EADDRINUSE" ? `port ${PORT} is taken` : `cannot listen: ${error.message}`)),
    );
    server.listen(PORT, HOST, () => resolve(server.address() as AddressInfo));
  });
}

start().catch((error: Error) => {
  process.stderr.write(`actions cannot start: ${error.message}\n`);
  process.exit(1);
});
