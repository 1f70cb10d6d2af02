import { writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { startThrowAwayCluster } from "../../local/postgres/throwAwayCluster.ts";
import { createChatData, SIZES, type Sizes } from "./chatData.ts";
import { chatMetadata } from "./chatMetadata.ts";
import { startServer, type ServerProcess } from "./serverProcess.ts";
import { tokenMaker, type TokenMaker } from "./sides.ts";

/** Connections to Postgres, for either side. */
const POOL_SIZE = "10";

const ENGINE = path.resolve(import.meta.dirname, "../../local/engine/main.ts");
const HAND_WRITTEN = path.join(import.meta.dirname, "handWritten.ts");
const HAND_WRITTEN_LIVE = path.join(import.meta.dirname, "handWrittenLive.ts");

/** Where everything is measured: a throw-away Postgres with the bench's rows, and both servers in front of it. */
export interface Scene {
  /** For the bench's own statements. */
  pool: pg.Pool;
  /** The database's address, for further connections. */
  url: string;
  postgresPid: number;
  tokens: TokenMaker;
  startEngine(): Promise<ServerProcess>;
  startHandWritten(): Promise<ServerProcess>;
  startHandWrittenLive(): Promise<ServerProcess>;
  /** Stops every server that was started, then Postgres, and removes its files. */
  close(): Promise<void>;
}

/** @param sizes how many rows there are @param durable whether a commit waits for the disk, as in real life */
export async function openScene(sizes: Sizes = SIZES, { durable = false } = {}): Promise<Scene> {
  const cluster = await startThrowAwayCluster("bench", {
    unsafeFast: !durable,
    // The extension counts nothing unless a database asks for it.
    settings: { shared_preload_libraries: "pg_stat_statements", "pg_stat_statements.track": "none" },
  });
  const url = `${cluster.url}/postgres`;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  const metadata = path.join(cluster.home, "metadata.json");
  writeFileSync(metadata, JSON.stringify(chatMetadata()));
  const tokens = tokenMaker(randomBytes(32).toString("hex"));
  const servers: ServerProcess[] = [];
  const started = async (starting: Promise<ServerProcess>): Promise<ServerProcess> => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  const scene: Scene = {
    pool,
    url,
    postgresPid: cluster.pid,
    tokens,
    startEngine: () =>
      started(
        startServer(ENGINE, {
          // As the product runs it.
          DATABASE_URL: `${url}?${new URLSearchParams({ options: "-c plan_cache_mode=force_generic_plan" })}`,
          ADMIN_SECRET: randomBytes(12).toString("hex"),
          METADATA_FILE: metadata,
          HASURA_GRAPHQL_JWT_SECRET: tokens.secret,
          HASURA_GRAPHQL_PG_CONNECTIONS: POOL_SIZE,
        }),
      ),
    startHandWritten: () => started(startServer(HAND_WRITTEN, { DATABASE_URL: url, POOL_SIZE })),
    startHandWrittenLive: () => started(startServer(HAND_WRITTEN_LIVE, { DATABASE_URL: url, POOL_SIZE })),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await pool.end();
      await cluster.stop();
    },
  };
  try {
    await createChatData(pool, sizes);
  } catch (error) {
    await scene.close();
    throw error;
  }
  return scene;
}
