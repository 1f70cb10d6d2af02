import type { GraphQLSchema } from "graphql";
import type pg from "pg";
import type { CallAction, EngineCore, Metadata } from "./interface.ts";
import { EngineError } from "./interface.ts";
import { readMetadata, type MetadataSource } from "./metadata/readMetadata.ts";

export interface CoreOptions {
  pool: pg.Pool;
  metadata: MetadataSource;
  /** Read for `{{NAME}}` in URLs, `from_env`, and the HASURA_GRAPHQL_* settings that concern the schema. */
  env: Readonly<Record<string, string | undefined>>;
  callAction: CallAction;
}

/**
 * Reads metadata and catalogue and answers for every operation from then on.
 * Load again after metadata or the database's structure changed.
 * @throws MetadataError with one line per object that the real Hasura would refuse or mark inconsistent
 */
export async function loadCore({ metadata }: CoreOptions): Promise<EngineCore> {
  const document: Metadata = readMetadata(metadata);
  return {
    metadata: document,
    roles: ["admin"],
    prepare() {
      throw new EngineError("unexpected", "the schema is not built");
    },
    schema(): GraphQLSchema {
      throw new EngineError("unexpected", "the schema is not built");
    },
  };
}
