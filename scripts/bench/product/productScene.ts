import path from "node:path";
import pg from "pg";
import { migrate } from "../../../local/postgres/migrate.ts";
import { startThrowAwayCluster } from "../../../local/postgres/throwAwayCluster.ts";
import type { ProductSize } from "./productSize.ts";
import { createRecruitingCircles } from "./recruitingCircles.ts";
import { createRunningCircles } from "./runningCircles.ts";

const HASURA = path.resolve(import.meta.dirname, "../../../hasura");
export const METADATA = path.join(HASURA, "metadata");
/** Values for the environment variables that metadata names; nothing is called there. */
export const NAMED_BY_METADATA = {
  ACTIONS_BASE_URL: "http://127.0.0.1:1",
  ACTIONS_SECRET: "for the bench",
};

/** A throw-away Postgres with the product's own tables, filled. */
export interface ProductScene {
  /** The database's address, with the settings that the product's connections have. */
  url: string;
  /** For the bench's own statements. */
  pool: pg.Pool;
  postgresPid: number;
  close(): Promise<void>;
}

export async function openProduct(size: ProductSize): Promise<ProductScene> {
  const cluster = await startThrowAwayCluster("bench", {
    // The extension counts nothing unless a database asks for it.
    settings: { shared_preload_libraries: "pg_stat_statements", "pg_stat_statements.track": "none" },
  });
  const plain = `${cluster.url}/postgres`;
  await migrate(plain, path.join(HASURA, "migrations/default"));
  const url = `${plain}?${new URLSearchParams({ options: "-c plan_cache_mode=force_generic_plan" })}`;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  await createRecruitingCircles(pool, size);
  await createRunningCircles(pool, size);
  return {
    url,
    pool,
    postgresPid: cluster.pid,
    async close() {
      await pool.end();
      await cluster.stop();
    },
  };
}
