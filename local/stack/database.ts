import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { keepCluster, type Keeping, type KeptCluster } from "../postgres/keptCluster.ts";
import { migrate } from "../postgres/migrate.ts";
import { withClient } from "../postgres/withClient.ts";
import { LogFile } from "./logFile.ts";
import { closeButToPostgres, letsPostgresThrough } from "./privateFolder.ts";
import type { Secrets } from "./secrets.ts";
import { portOf, ROOT, type Settings } from "./settings.ts";

const NAME = "savings_circle";

export interface LocalDatabase {
  cluster: KeptCluster;
  url: string;
}

/** Starts Postgres and keeps it running, updates the schema and loads the demo story into an empty database. */
export async function startDatabase(settings: Settings, secrets: Secrets, keeping: Keeping): Promise<LocalDatabase> {
  const dataDir = databaseDirectory(settings.dataDir);
  const log = new LogFile(path.join(settings.dataDir, "logs/postgres.log"));
  const cluster = await keepCluster(
    {
      dataDir,
      port: portOf(settings, "postgres"),
      password: secrets.postgres,
      onLog: (line) => log.write(line),
      // Keeps the write-ahead log small: the default is a gigabyte.
      settings: { max_wal_size: "64MB", min_wal_size: "32MB" },
    },
    keeping,
  );
  try {
    const url = `${cluster.url}/${NAME}`;
    await createDatabase(cluster.url);
    await migrate(url, path.join(ROOT, "hasura/migrations/default"));
    if (settings.seed === "demo") await seed(url);
    return { cluster, url };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/**
 * As root, Postgres runs as another user who must reach its files. If the data directory lies where only root may
 * enter, Postgres uses a folder in /var/tmp, named after the data directory's path.
 */
function databaseDirectory(dataDir: string): string {
  if (letsPostgresThrough(dataDir)) return path.join(dataDir, "postgres");
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const home = path.join("/var/tmp", `savings-circle-${name}`);
  mkdirSync(home, { recursive: true });
  closeButToPostgres(home);
  return path.join(home, "postgres");
}

/**
 * Ends the Postgres that a killed supervisor of this stack left behind.
 * @returns whether there was one
 */
export async function endForgottenDatabase(stackDataDir: string): Promise<boolean> {
  const dataDir = databaseDirectory(stackDataDir);
  const pidFile = path.join(dataDir, "postmaster.pid");
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const isRunning = () => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(dataDir);
    } catch {
      return false;
    }
  };
  if (!isRunning()) return false;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + 10_000;
  while (isRunning() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  return true;
}

async function createDatabase(server: string): Promise<void> {
  await withClient(`${server}/postgres`, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
  });
}

/** Runs the seed files once and in one transaction, so that there is never half a story. */
export async function seed(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("create schema if not exists local_stack");
    await client.query("create table if not exists local_stack.seeded (at timestamptz not null default now())");
    const { rowCount } = await client.query("select from local_stack.seeded");
    if (rowCount) return;
    const folder = path.join(ROOT, "seeds/default");
    await client.query("begin");
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith(".sql"))
      .toSorted()) {
      try {
        await client.query(readFileSync(path.join(folder, file), "utf8"));
      } catch (error) {
        throw new Error(`seed ${file}: ${(error as Error).message}`, { cause: error });
      }
    }
    await client.query("insert into local_stack.seeded default values");
    await client.query("commit");
  });
}
