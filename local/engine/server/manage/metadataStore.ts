import { RequestError } from "../http/RequestError.ts";
import type { Metadata } from "../../interface.ts";
import type { MetadataSource } from "../../core/metadata/readMetadata.ts";
import { MetadataError } from "../../core/metadata/MetadataError.ts";

interface Parts {
  serving: { readonly metadata: Metadata; readonly source: MetadataSource };
  reload: Reload;
}

export interface ReloadOptions {
  /** Builds the SQL of event triggers again, even where it is correct. */
  recreateEventTriggers?: boolean;
}

/** Reads metadata again, from where it came or from another source. @throws MetadataError */
export type Reload = (source?: MetadataSource, options?: ReloadOptions) => Promise<void>;

/**
 * The metadata in use, as the calls of the metadata API see and change it. It is kept in memory: the next start reads
 * the directory again.
 */
export class MetadataStore {
  readonly #parts: Parts;
  #resourceVersion = 1;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get document(): Metadata {
    return this.#parts.serving.metadata;
  }

  /** Rises by one with each request that changes metadata. */
  get resourceVersion(): number {
    return this.#resourceVersion;
  }

  /**
   * Does the work of one request that may replace metadata, after the requests before it. When it fails, the former
   * metadata is served again.
   * @param expected the resource version that the client knows; undefined: any
   * @throws RequestError 409 when the version has risen since
   */
  change<T>(expected: number | undefined, work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(() => this.#change(expected, work));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Serves this document from now on. @throws RequestError when it is inconsistent; then nothing has changed */
  replace(document: Metadata): Promise<void> {
    return refusingInconsistency(this.#parts.reload({ document }));
  }

  /** Checks metadata against the database again. @throws RequestError when they no longer fit */
  reload(options?: ReloadOptions): Promise<void> {
    return refusingInconsistency(this.#parts.reload(undefined, options));
  }

  async #change<T>(expected: number | undefined, work: () => Promise<T>): Promise<T> {
    if (expected !== undefined && expected !== this.#resourceVersion) {
      const message = `metadata resource version referenced (${expected}) did not match current version`;
      throw new RequestError(409, "conflict", message);
    }
    const before = this.#parts.serving.source;
    try {
      const result = await work();
      this.#resourceVersion++;
      return result;
    } catch (error) {
      if (this.#parts.serving.source !== before) await this.#parts.reload(before);
      throw error;
    }
  }
}

async function refusingInconsistency(loading: Promise<void>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    throw inconsistent("cannot continue due to inconsistent metadata", error);
  }
}

/** Hasura's refusal of metadata that it would call inconsistent; `internal` names the objects. */
export function inconsistent(message: string, { inconsistencies }: MetadataError): RequestError {
  const objects = inconsistencies.map(({ type, name, reason }) => ({ type, name, reason, definition: name }));
  return new RequestError(400, "unexpected", message, "$", objects);
}
