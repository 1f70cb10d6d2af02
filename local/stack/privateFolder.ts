import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { serverIdentity } from "../postgres/serverIdentity.ts";

/** The stack's files in its data directory. Postgres protects its own folder. */
const POSTGRES = "postgres";
const FOLDERS = new Set(["logs", "web", "compile-cache", "console", "files"]);
const FILE = /^(?:secrets|stripe|didit|mail|oidc|push)\./;

/**
 * Creates the data directory if it is missing, and makes our files in it private, also those of an earlier version. A
 * directory with other contents keeps its mode.
 * @throws NodeJS.ErrnoException where it cannot be created or does not belong to us
 */
export function makePrivate(dataDir: string): void {
  mkdirSync(path.join(dataDir, "logs"), { recursive: true, mode: 0o711 });
  const names = readdirSync(dataDir);
  const ours = names.filter((name) => FOLDERS.has(name) || FILE.test(name));
  for (const name of ours) close(path.join(dataDir, name));
  if (names.every((name) => name === POSTGRES || ours.includes(name))) closeButToPostgres(dataDir);
}

/** As root, Postgres runs as another user, who may only pass through this folder to its own. */
export function closeButToPostgres(folder: string): void {
  const { gid } = serverIdentity();
  if (gid !== undefined) chownSync(folder, 0, gid);
  chmodSync(folder, gid === undefined ? 0o700 : 0o710);
}

/** Whether the user of Postgres can reach the contents of the folder. */
export function letsPostgresThrough(folder: string): boolean {
  const { gid } = serverIdentity();
  if (gid === undefined) return true;
  for (let at = folder; ; at = path.dirname(at)) {
    const state = lstatSync(at);
    const passes = (state.mode & 0o001) !== 0 || (state.gid === gid && (state.mode & 0o010) !== 0);
    if (!passes) return false;
    if (at === path.dirname(at)) return true;
  }
}

function close(entry: string): void {
  if (!existsSync(entry)) return;
  const state = lstatSync(entry);
  if (state.isSymbolicLink()) return;
  chmodSync(entry, state.isDirectory() ? 0o700 : 0o600);
  if (state.isDirectory()) for (const child of readdirSync(entry)) close(path.join(entry, child));
}
