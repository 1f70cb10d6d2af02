/**
 * Writes actions/db/schema.ts from the migrations (`npm run db:types`), so that a renamed column does not compile.
 * With `--check` it only compares and exits 1 when the file is stale.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCluster } from "../local/postgres/cluster.ts";
import { freePort } from "../local/postgres/freePort.ts";
import { migrate } from "../local/postgres/migrate.ts";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "actions/db/schema.ts");
const home = mkdtempSync(path.join(tmpdir(), "savings-circle-types-"));
chmodSync(home, 0o711);
const cluster = await startCluster({
  dataDir: path.join(home, "data"),
  port: await freePort(),
  password: "types",
  unsafeFast: true,
});
const draft = path.join(home, "schema.ts");
try {
  const url = `${cluster.url}/postgres`;
  await migrate(url, path.join(root, "hasura/migrations/default"));
  execFileSync(
    process.execPath,
    [
      path.join(root, "node_modules/kysely-codegen/dist/cli/bin.js"),
      "--dialect=postgres",
      `--url=${url}`,
      `--out-file=${draft}`,
      "--include-pattern=(public|private|auth).*",
      "--default-schema=public",
      "--date-parser=string",
      '--type-mapping={"int8":"number","timestamptz":"Date","citext":"string","inet":"string","numeric":"string"}',
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  // In the repository's own form, or the formatter and this check would take turns at refusing the file.
  const fresh = execFileSync(
    process.execPath,
    [path.join(root, "node_modules/oxfmt/bin/oxfmt"), `--stdin-filepath=${target}`],
    { cwd: root, input: readFileSync(draft), encoding: "utf8" },
  );
  if (!process.argv.includes("--check")) writeFileSync(target, fresh);
  else if (readFileSync(target, "utf8") !== fresh) {
    console.error("actions/db/schema.ts is stale: run npm run db:types");
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
