import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serverIdentity } from "./serverIdentity.ts";

const SWITCHED_ON = "read_only.conf";
const SWITCHED_OFF = "read_only.conf.off";
const INCLUDED = `include_if_exists = '${SWITCHED_ON}'`;

/** Makes the server whose files these are ready to be switched to reading only. */
export function prepareReadOnly(dataDir: string): void {
  const settings = path.join(dataDir, "postgresql.conf");
  if (!readFileSync(settings, "utf8").includes(INCLUDED)) appendFileSync(settings, `\n${INCLUDED}\n`);
  const [on, off] = filesOf(dataDir);
  if (existsSync(on) || existsSync(off)) return;
  writeFileSync(off, "default_transaction_read_only = on\n", { mode: 0o600 });
  const { gid, uid } = serverIdentity();
  if (uid !== undefined && gid !== undefined) chownSync(off, uid, gid);
}

/** Switches by giving a file another name: that takes no room on a full disk. The server reads it on SIGHUP. */
export function switchReadOnly(dataDir: string, isOn: boolean): void {
  const [on, off] = filesOf(dataDir);
  if (existsSync(isOn ? off : on)) renameSync(isOn ? off : on, isOn ? on : off);
}

const filesOf = (dataDir: string) => [path.join(dataDir, SWITCHED_ON), path.join(dataDir, SWITCHED_OFF)] as const;
