/**
 * `npm run hasura:console|apply|status|diff`: runs the Hasura CLI on the project folder, or says that it is missing.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const COMMANDS: Record<string, string[][]> = {
  console: [["console"]],
  apply: [
    ["metadata", "apply"],
    ["migrate", "apply", "--all-databases"],
    ["metadata", "reload"],
    ["metadata", "inconsistency", "status"],
  ],
  status: [
    ["migrate", "status", "--database-name", "default"],
    ["metadata", "inconsistency", "status"],
  ],
  diff: [["metadata", "diff"]],
};

const command = process.argv[2] ?? "";
const runs = COMMANDS[command];
if (!runs) {
  console.error(`unknown command ${command}: use ${Object.keys(COMMANDS).join(", ")}`);
  process.exit(2);
}
const cli = path.resolve("node_modules/hasura-cli/hasura");
if (!existsSync(cli)) {
  console.error("the Hasura CLI is not here: run npm run hasura:install where there is a network");
  process.exit(1);
}
for (const args of runs) {
  const { status } = spawnSync(cli, [...args, "--project", "hasura", "--skip-update-check"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
