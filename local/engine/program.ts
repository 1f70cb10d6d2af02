import { loadCore } from "./core/core.ts";
import { startEngine, type RunningEngine } from "./server/engine.ts";
import { log, messageOf } from "./log.ts";
import { watchParent } from "./parentWatch.ts";
import { readSettings } from "./server/settings.ts";

/** A stop takes at most two seconds, whatever still hangs. */
const STOP_MS = 1700;

/**
 * Runs the engine in this process with the settings of its environment (settings.ts).
 * Prints `{"msg":"listening","port":…}` when it serves; any fault at start is one line on stderr and exit code 1.
 */
export async function runEngine(): Promise<void> {
  // The reader of our output may end first. Ignored, so that the graceful stop still happens.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

  const engine = await start();
  let stopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log("info", "stopping", { reason });
    setTimeout(() => process.exit(0), STOP_MS).unref();
    await engine.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  const { parentPid } = engine;
  if (parentPid !== undefined) watchParent(parentPid, () => void stop("parent has gone"));
  log("info", "listening", { port: engine.port });
}

async function start(): Promise<RunningEngine & { parentPid: number | undefined }> {
  try {
    const settings = readSettings(process.env);
    const running = await startEngine({ settings, env: process.env, loadCore });
    return { ...running, parentPid: settings.parentPid };
  } catch (error) {
    process.stderr.write(
      `engine: ${messageOf(error)
        .trim()
        .replaceAll(/\s*\n\s*/g, "; ")}\n`,
    );
    process.exit(1);
  }
}
