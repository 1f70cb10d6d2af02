import type pg from "pg";
import { loadCore } from "../core/core.ts";
import type { EngineCore, Metadata } from "../interface.ts";

/** A further core over the same database, for metadata or settings of its own. */
export function load(pool: pg.Pool, document: Metadata, env: Record<string, string> = {}): Promise<EngineCore> {
  return loadCore({ pool, metadata: { document }, env, callAction: () => Promise.reject(new Error("no handler")) });
}
