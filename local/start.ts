/** `npm start`: the whole product on one machine. See docs/architecture.md for the processes and their addresses. */
import { Children } from "./stack/children.ts";
import { startClock } from "./stack/clock.ts";
import { endForgottenDatabase, startDatabase, withClient } from "./stack/database.ts";
import { requireFreePorts } from "./stack/ports.ts";
import { actions, engine, MODULES, originOf, simulators, web, webDevelopment } from "./stack/programs.ts";
import { readSecrets } from "./stack/secrets.ts";
import { portOf, readSettings, ROOT } from "./stack/settings.ts";
import { buildWeb } from "./stack/webBuild.ts";
import { welcome } from "./stack/welcome.ts";

const startedAt = performance.now();
/** What has to be stopped, newest first. */
const undo: (() => Promise<unknown>)[] = [];
const PREDECESSOR_ENDS_WITHIN_MS = 6_000;
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.toReversed()) await step().catch(() => undefined);
    process.exit(exitCode);
  })();
  return stopping;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv);
  const secrets = readSecrets(settings.dataDir);
  // What a killed run left behind goes by itself within seconds, its database when it is asked to.
  const hadPredecessor = await endForgottenDatabase(settings.dataDir);
  await requireFreePorts(settings, hadPredecessor ? PREDECESSOR_ENDS_WITHIN_MS : 0);

  const webRoot = settings.watch ? undefined : buildWeb(settings.dataDir);
  webRoot?.catch(() => undefined); // awaited below; a failure before that must not end the process unheard

  const children = new Children({
    compileCache: `${settings.dataDir}/compile-cache`,
    logs: `${settings.dataDir}/logs`,
    root: ROOT,
  });
  const compiled = children.compileAhead(MODULES);

  const database = await startDatabase(settings, secrets);
  undo.push(() => database.cluster.stop());
  void database.cluster.ended.then(() => giveUp(new Error("Postgres ended; the last lines are in its log")));

  const clockOffsetMs = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ ms: number }>(
      "select (extract(epoch from shift) * 1000)::float8 as ms from private.app_clock",
    );
    return Math.round(rows[0]!.ms);
  });
  const surroundings = { settings, secrets, databaseUrl: database.url, clockOffsetMs };

  undo.push(() => children.stop());
  children.onUnexpectedEnd = (name, reason) => giveUp(new Error(`${name} ended: ${reason}`));

  await compiled;
  // The engine reads the sign-in keys at its start, so it comes after actions; the simulators need nobody.
  await Promise.all([
    ...simulators(surroundings).map((program) => children.start(program)),
    children.start(actions(surroundings)).then(() => children.start(engine(surroundings))),
    webRoot === undefined
      ? children.start(webDevelopment(surroundings))
      : webRoot.then((root) => children.start(web(surroundings, root))),
  ]);

  const local = (service: Parameters<typeof portOf>[1], path: string) =>
    `http://127.0.0.1:${portOf(settings, service)}${path}`;
  const asAdmin = { "x-hasura-admin-secret": secrets.hasuraAdmin };
  const clock = await startClock({
    port: portOf(settings, "control"),
    database,
    followers: [
      { name: "stripe", url: local("stripe", "/_sim/clock") },
      { name: "didit", url: local("didit", "/_sim/clock") },
      { name: "mail", url: local("mail", "/_sim/clock") },
      { name: "engine", url: local("engine", "/_sim/clock"), headers: asAdmin },
    ],
    settle: [
      { name: "crons", url: local("engine", "/_sim/crons/run"), headers: asAdmin },
      { name: "events", url: local("engine", "/_sim/events/drain"), headers: asAdmin },
    ],
  });
  undo.push(async () => clock.server.close());

  console.log(welcome({ settings, origin: originOf(settings), adminSecretFile: `${settings.dataDir}/secrets.json` }));
  console.log(`ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function giveUp(error: Error): void {
  if (stopping) return;
  console.error(`cannot run: ${error.message}`);
  void stop(1);
}

process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));
start().catch(giveUp);
