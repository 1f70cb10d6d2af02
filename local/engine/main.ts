/**
 * The embedded engine: `npm run engine`. Settings come from the environment (settings.ts).
 * Prints `{"msg":"listening","port":…}` when it serves; any fault at start is one line on stderr and exit code 1.
 */
import { loadCore } from "./core.ts";
import { startEngine, type RunningEngine } from "./engine.ts";
import { log, messageOf } from "./log.ts";
import { watchParent } from "./parentWatch.ts";
import { readSettings } from "./settings.ts";

/** A stop takes at most two seconds, whatever still hangs. */
const STOP_MS = 1900;

// Whoever read our output may go first; that is no reason to fall over before the graceful stop.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const engine = await start();
let stopping = false;

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));

async function start(): Promise<RunningEngine> {
  try {
    const settings = readSettings(process.env);
    const running = await startEngine({ settings, env: process.env, loadCore });
    log("info", "listening", { port: running.port });
    if (settings.parentPid !== undefined) watchParent(settings.parentPid, () => void stop("parent has gone"));
    return running;
  } catch (error) {
    process.stderr.write(
      `engine: ${messageOf(error)
        .trim()
        .replaceAll(/\s*\n\s*/g, "; ")}\n`,
    );
    process.exit(1);
  }
}

async function stop(reason: string): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log("info", "stopping", { reason });
  setTimeout(() => process.exit(0), STOP_MS).unref();
  await engine.close();
  process.exit(0);
}
