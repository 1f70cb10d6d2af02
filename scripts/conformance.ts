/**
 * `npm run conformance`: runs the conformance suites against the engine, on a throw-away Postgres. The suites are not
 * part of the project; further arguments go to their runner.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCluster } from "../local/postgres/cluster.ts";
import { freePort } from "../local/postgres/forTests.ts";

const project = path.resolve(import.meta.dirname, "..");
const suites = path.resolve(project, "../shared/conformance");
const runner = path.join(suites, "run.mjs");

if (!existsSync(runner)) {
  console.log(`no conformance suites beside the project (${path.relative(project, suites)}): nothing to run`);
  process.exit(0);
}

const home = mkdtempSync(path.join(tmpdir(), "savings-circle-conformance-"));
chmodSync(home, 0o711); // as root, the server runs as another user and has to pass through
const cluster = await startCluster({
  dataDir: path.join(home, "data"),
  port: await freePort(),
  password: randomBytes(12).toString("hex"),
  unsafeFast: true,
});
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
rmSync(home, { recursive: true, force: true });
process.exit(code);
