/**
 * `npm run conformance`: runs the conformance suites against the engine, on a throw-away Postgres. The suites are not
 * part of the project; further arguments go to their runner.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { startThrowAwayCluster } from "../local/postgres/throwAwayCluster.ts";

const project = path.resolve(import.meta.dirname, "..");
const suites = path.resolve(project, "../shared/conformance");
const runner = path.join(suites, "run.mjs");

if (!existsSync(runner)) {
  console.log(`no conformance suites beside the project (${path.relative(project, suites)}): nothing to run`);
  process.exit(0);
}

const cluster = await startThrowAwayCluster("conformance");
const args = [
  "--pg",
  `${cluster.url}/postgres`,
  "--engine",
  "exec node local/engine/main.ts",
  "--jobs",
  "2",
  ...process.argv.slice(2),
];
const child = spawn(process.execPath, [runner, ...args], { cwd: project, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? 1)));
await cluster.stop();
process.exit(code);
