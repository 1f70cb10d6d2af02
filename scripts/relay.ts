/**
 * `npm run relay`: compiles the queries of web/ and rewrites the lists of documents, because the compiler only adds to
 * a list. `-- --check` fails when artifacts or lists are stale; `-- --release` keeps this release's lists as the ones
 * before.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const ARTIFACTS = path.join(ROOT, "web/__generated__");
const CURRENT = path.join(ROOT, "web/documents/current");
const PREVIOUS = path.join(ROOT, "web/documents/previous");
const ROLES = ["anonymous", "member", "group_admin", "platform_admin"];

const listOf = (role: string) => path.join(CURRENT, `${role}.json`);

function compile(...options: string[]): void {
  const compiler = path.join(ROOT, "node_modules/relay-compiler/cli.js");
  execFileSync(process.execPath, [compiler, "--output", "quiet-with-errors", ...options], {
    cwd: ROOT,
    stdio: "inherit",
  });
}

/** The document ids in a role's artifacts. */
function idsSent(role: string): string[] {
  const folder = path.join(ARTIFACTS, role);
  return readdirSync(folder)
    .map((file) => /^ {4}"id": "([0-9a-f]{64})"/m.exec(readFileSync(path.join(folder, file), "utf8"))?.[1])
    .filter((id) => id !== undefined)
    .toSorted();
}

/** @returns the roles whose list differs from their artifacts */
function staleLists(): string[] {
  return ROLES.filter((role) => {
    const listed = Object.keys(JSON.parse(readFileSync(listOf(role), "utf8")) as object).toSorted();
    return listed.join() !== idsSent(role).join();
  });
}

function check(): void {
  const stale = staleLists();
  if (stale.length > 0) throw new Error(`the documents of ${stale.join(", ")} are stale; run "npm run relay"`);
  compile("--validate");
}

function write(): void {
  mkdirSync(CURRENT, { recursive: true });
  for (const role of ROLES) writeFileSync(listOf(role), "{}");
  compile("--repersist");
}

function release(): void {
  rmSync(PREVIOUS, { recursive: true, force: true });
  cpSync(CURRENT, PREVIOUS, { recursive: true });
}

try {
  if (process.argv.includes("--check")) check();
  else if (process.argv.includes("--release")) release();
  else write();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
