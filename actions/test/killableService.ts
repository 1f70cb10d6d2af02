import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../local/postgres/forTests.ts";
import { startTestStripe, WEBHOOK_SECRET, type TestStripe } from "../../local/stripe/forTests.ts";
import { sessionOf } from "./factories.ts";
import { COMPILED, serverProgram } from "./serverProgram.ts";
import { ACTIONS_SECRET, type ActionAnswer, VAPID } from "./testService.ts";

let program: Promise<string> | undefined;

/** Milliseconds that a caller goes on asking while the service is down: many times what a start takes. */
const PATIENCE_MS = 300_000;

/** The service as a process of its own on a fixed port, which may die at any moment and is started again. */
export interface KillableService {
  stripe: TestStripe;
  /** Where it listens, now and after every restart. */
  url: string;
  /** Makes sure that a process runs. It kills itself at the named point, and nowhere where none is given. */
  start(failAt?: string): Promise<void>;
  /** SIGKILL, as when a machine loses power; nothing where it does not run. */
  kill(): Promise<void>;
  /** Waits for the process to have died by itself, and for its locks to be free. @returns the signal */
  died(): Promise<string | null>;
  /** @throws when no answer came: then nobody knows what was done */
  callAction(name: string, input: object, as: string): Promise<ActionAnswer>;
  /** Asks until there is an answer, as a person, a browser or Hasura would. */
  insist(name: string, input: object, as: string): Promise<ActionAnswer>;
  tick(cron: string): Promise<number>;
  /** Delivers an event of a row that is there now, as Hasura does. */
  deliver(event: string, row: object): Promise<number>;
  stop(): Promise<void>;
}

export async function startKillableService(
  databaseUrl: string,
  /** More of its environment, such as the folder of its files. */
  more: Record<string, string> = {},
): Promise<KillableService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stripe = await startTestStripe({ webhookUrl: `${url}/webhooks/stripe` });
  let child: ChildProcess | undefined;
  let dieAt: string | undefined;

  const post = (where: string, body: object): Promise<Response> =>
    fetch(`${url}${where}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-actions-secret": ACTIONS_SECRET },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  const callAction: KillableService["callAction"] = async (name, input, as) => {
    const session_variables = {
      "x-hasura-role": "member",
      "x-hasura-user-id": as,
      "x-hasura-session-id": sessionOf(as),
    };
    const response = await post(`/actions/${name}`, { action: { name }, input, session_variables });
    return { status: response.status, body: (await response.json()) as ActionAnswer["body"] };
  };
  const sessionName = `mortal-${port}`;
  const exit = async (): Promise<string | null> => {
    const running = child!;
    if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
    await sessionsEnd(databaseUrl, sessionName);
    return running.signalCode;
  };

  const kill = async (): Promise<void> => {
    if (!child) return;
    child.kill("SIGKILL");
    await exit();
  };

  return {
    stripe,
    url,
    callAction,
    died: exit,
    kill,
    async start(failAt) {
      const isRunning = child && child.exitCode === null && child.signalCode === null;
      if (isRunning && failAt === dieAt) return;
      dieAt = failAt;
      // A running process is told the place: to start another would take most of a second.
      if (child && isRunning) return tell(child, failAt);
      child = spawn(process.execPath, [await (program ??= serverProgram())], {
        stdio: ["ignore", "pipe", "inherit", "ipc"],
        env: {
          ...serviceEnv({ databaseUrl, port, stripeBase: stripe.base }),
          PGAPPNAME: sessionName,
          ...more,
          FAIL_AT: failAt ?? "",
        },
      });
      await listening(child);
    },
    async insist(name, input, as) {
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        try {
          return await callAction(name, input, as);
        } catch (error) {
          if (performance.now() > until) throw error;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      }
    },
    async tick(cron) {
      const response = await post(`/crons/${cron}`, { id: `${cron}-${performance.now()}`, name: cron });
      await response.arrayBuffer();
      return response.status;
    },
    async deliver(event, row) {
      const response = await post(`/events/${event}`, {
        id: `${event}-${performance.now()}`,
        event: { op: "UPDATE", data: { old: row, new: row }, session_variables: null, trace_context: null },
        trigger: { name: event },
        created_at: "2026-01-01T00:00:00",
      });
      await response.arrayBuffer();
      return response.status;
    },
    async stop() {
      await kill();
      await stripe.close();
    },
  };
}

/** Postgres notices a moment later that a process is dead: until then nobody else gets its locks. */
async function sessionsEnd(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const living = () => client.query("select from pg_stat_activity where application_name = $1", [name]);
    while ((await living()).rowCount) await setImmediate();
  } finally {
    await client.end();
  }
}

/** Tells a process another place to die at, or none. Resolves when the process has heard it. */
async function tell(child: ChildProcess, failAt = ""): Promise<void> {
  child.send({ failAt });
  await once(child, "message");
}

/** Resolves when the process says that it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code, signal) => reject(new Error(`the service ended at its start: ${code ?? signal}`)));
    child.stdout!.on("data", (chunk: Buffer) => {
      if (chunk.includes('"listening"')) resolve();
    });
  });
}

function serviceEnv({
  databaseUrl,
  port,
  stripeBase,
}: {
  databaseUrl: string;
  port: number;
  stripeBase: string;
}): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: COMPILED,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_ORIGIN: "https://circle.test",
    ACTIONS_SECRET,
    AUTH_SECRET: "test-auth-secret-of-32-characters",
    IDENTITY_KEY: Buffer.alloc(32, 7).toString("base64"),
    PROVIDERS_MODE: "sim",
    STRIPE_API_BASE: stripeBase,
    STRIPE_SECRET_KEY: "sk_test_simulated",
    STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    DIDIT_API_BASE: "http://127.0.0.1:9",
    DIDIT_API_KEY: "didit-key",
    DIDIT_WORKFLOW_ID: "workflow-1",
    DIDIT_WEBHOOK_SECRET: "didit-secret",
    GOOGLE_MAPS_SCRIPT_URL: "https://maps.test/maps/api/js",
    GOOGLE_MAPS_API_KEY: "maps-key",
    STORAGE_FOLDER: path.join(tmpdir(), "savings-circle-test-files"),
    ...VAPID,
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Savings circle <no-reply@circle.test>",
    LOG_LEVEL: "silent",
  };
}
