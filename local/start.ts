/** `npm start`: the whole product on one machine. See docs/architecture.md for the processes and their addresses. */
import { Children } from "./stack/children.ts";
import { readClock, startClockControl } from "./stack/clock.ts";
import { endForgottenDatabase, startDatabase } from "./stack/database.ts";
import { requireFreePorts } from "./stack/ports.ts";
import { actions, engine, MODULES, originOf, SIMULATORS, web, webDevelopment } from "./stack/programs.ts";
import { readSecrets } from "./stack/secrets.ts";
import { Restarts } from "./stack/restarts.ts";
import { portOf, readSettings, ROOT } from "./stack/settings.ts";
import { buildWeb } from "./stack/webBuild.ts";
import { watchStarter } from "./stack/starter.ts";
import { welcome } from "./stack/welcome.ts";

const startedAt = performance.now();
/** What must be stopped at the end, newest first. */
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
  process.umask(0o077); // files of this process and its children are readable by their owner only
  const secrets = readSecrets(settings.dataDir);
  // Children of a killed run end by themselves within seconds; its database must be ended.
  const hadPredecessor = await endForgottenDatabase(settings.dataDir);
  await requireFreePorts(settings, hadPredecessor ? PREDECESSOR_ENDS_WITHIN_MS : 0);

  const webRoot = settings.watch ? undefined : buildWeb(settings.dataDir);
  webRoot?.catch(() => undefined); // it is awaited below; an earlier failure must not end the process without a word

  const children = new Children({
    compileCache: `${settings.dataDir}/compile-cache`,
    logs: `${settings.dataDir}/logs`,
    root: ROOT,
    say,
    ready: () => database.cluster.answering(),
  });
  const compiled = children.compileAhead(MODULES);

  const restarts = new Restarts();
  const database = await startDatabase(settings, secrets, {
    pauseMs: () => restarts.pauseMs(performance.now()),
    say,
  });
  undo.push(() => database.cluster.stop());
  void database.cluster.givenUp.then((reason) => giveUp(new Error(`Postgres ended too often: ${reason}`)));

  const clock = await readClock(database.url);
  const surroundings = { settings, secrets, databaseUrl: database.url, clock };

  undo.push(() => children.stop());
  children.onGivenUp = (name, reason) => giveUp(new Error(`${name} ended: ${reason}`));

  await compiled;
  // The engine reads the sign-in keys at its start, so it comes after actions; the simulators need nothing.
  await Promise.all([
    ...SIMULATORS.map((simulator) => children.start(() => simulator(surroundings))),
    children.start(() => actions(surroundings)).then(() => children.start(() => engine(surroundings))),
    webRoot === undefined
      ? children.start(() => webDevelopment(surroundings))
      : webRoot.then((root) => children.start(() => web(surroundings, root))),
  ]);

  const local = (service: Parameters<typeof portOf>[1], path: string) =>
    `http://127.0.0.1:${portOf(settings, service)}${path}`;
  const asAdmin = { "x-hasura-admin-secret": secrets.hasuraAdmin };
  const control = await startClockControl({
    port: portOf(settings, "control"),
    clock,
    databaseUrl: database.url,
    followers: [
      { name: "stripe", url: local("stripe", "/_sim/clock") },
      { name: "didit", url: local("didit", "/_sim/clock") },
      { name: "mail", url: local("mail", "/_sim/clock") },
      { name: "push", url: local("push", "/_sim/clock") },
      { name: "oidc", url: local("oidc", "/_sim/clock") },
      { name: "maps", url: local("maps", "/_sim/clock") },
      { name: "engine", url: local("engine", "/_sim/clock"), headers: asAdmin },
    ],
    settle: [
      { name: "crons", url: local("engine", "/_sim/crons/run"), headers: asAdmin },
      { name: "events", url: local("engine", "/_sim/events/drain"), headers: asAdmin },
    ],
  });
  undo.push(async () => control.close());

  console.log(welcome({ settings, origin: originOf(settings), adminSecretFile: `${settings.dataDir}/secrets.json` }));
  console.log(`ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** One line for whoever started the stack. */
function say(line: string): void {
  if (!stopping) console.error(line);
}

function giveUp(error: Error): void {
  if (stopping) return;
  console.error(`cannot run: ${error.message}`);
  void stop(1);
}

// The reader of this output may end first.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));
watchStarter(process.env, () => void stop(0));
start().catch(giveUp);
