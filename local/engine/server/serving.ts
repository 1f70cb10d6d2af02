import type { Pool, PoolClient } from "pg";
import type { CoreOptions } from "../core/core.ts";
import { readCronTriggers } from "./crons/definitions.ts";
import { readEventTriggers } from "./events/definitions.ts";
import { readActions, type ActionDefinition } from "./handlers/definitions.ts";
import type { CallAction, EngineCore, Metadata } from "../interface.ts";
import type { RequestLimits } from "../core/limits.ts";
import { MetadataError, type Inconsistency } from "../core/metadata/MetadataError.ts";
import type { MetadataSource } from "../core/metadata/readMetadata.ts";
import type { Queryable } from "../core/run/runSql.ts";

interface Parts {
  pool: Pool;
  reads: Queryable;
  callAction: CallAction;
  env: Readonly<Record<string, string | undefined>>;
  loadCore: (options: CoreOptions) => Promise<EngineCore>;
  limits: RequestLimits;
}

/** The metadata in use at this moment. */
export class Serving {
  readonly #parts: Parts;
  #source: MetadataSource;
  #core: EngineCore | undefined;
  #actions: ReadonlyMap<string, ActionDefinition> = new Map();

  constructor(parts: Parts, source: MetadataSource) {
    this.#parts = parts;
    this.#source = source;
  }

  get core(): EngineCore {
    if (!this.#core) throw new Error("metadata is not loaded");
    return this.#core;
  }

  get metadata(): Metadata {
    return this.core.metadata;
  }

  /** Where the metadata in use came from. */
  get source(): MetadataSource {
    return this.#source;
  }

  action(name: string): ActionDefinition | undefined {
    return this.#actions.get(name);
  }

  /**
   * Loads metadata, from a new source or again from the present one. Everything is read before anything is replaced.
   * @throws MetadataError, or an Error naming an action or trigger whose environment is incomplete
   */
  async load(source: MetadataSource = this.#source): Promise<void> {
    const { loadCore, env } = this.#parts;
    const core = await loadCore({ ...this.#parts, metadata: source });
    const actions = readActions(core.metadata.actions, env);
    readEventTriggers(core.metadata, env);
    readCronTriggers(core.metadata.cron_triggers, env);
    this.#core = core;
    this.#actions = actions;
    this.#source = source;
  }

  /** What would be wrong with a document, for the database as this connection sees it. Nothing is replaced. */
  async check(document: Metadata, client: PoolClient): Promise<readonly Inconsistency[]> {
    try {
      await this.#parts.loadCore({ ...this.#parts, pool: client as unknown as Pool, metadata: { document } });
      return [];
    } catch (error) {
      if (error instanceof MetadataError) return error.inconsistencies;
      throw error;
    }
  }
}
