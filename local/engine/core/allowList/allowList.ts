import type { Collections } from "../collections/readCollections.ts";
import { EngineError, type GraphQLRequest, type Session } from "../../interface.ts";
import type { AllowlistEntryMetadata } from "../metadata/shapes.ts";
import { Fault, type Faults } from "../model/faults.ts";
import { invalid } from "../validate/refusals.ts";
import { comparable, comparableDocument } from "./comparable.ts";

/** Texts that are known to be allowed, so that they are parsed once only; and the longest text that is remembered. */
const MAX_KNOWN = 1000;
const MAX_KNOWN_LENGTH = 16_384;

/** What roles other than admin may send, where `HASURA_GRAPHQL_ENABLE_ALLOWLIST` is set. */
export class AllowList {
  readonly #allowed: ReadonlySet<string>;
  readonly #known = new Set<string>();

  /** @param allowed documents in their comparable form */
  constructor(allowed: ReadonlySet<string>) {
    this.#allowed = allowed;
  }

  /** @throws EngineError where the session may not send this document */
  require({ role }: Session, { query }: GraphQLRequest): void {
    if (role === "admin" || this.#known.has(query)) return;
    const document = comparable(query);
    if (document === undefined) throw invalid("not a valid graphql query", "$.query");
    if (!this.#allowed.has(document)) {
      throw new EngineError("validation-failed", "query is not allowed", "$", {
        internal: { message: "query is not in any of the allowlists" },
      });
    }
    if (this.#known.size < MAX_KNOWN && query.length <= MAX_KNOWN_LENGTH) this.#known.add(query);
  }
}

/**
 * Reads `allowlist` from metadata. A collection with a scope of roles allows nothing, because Community Edition knows
 * only the global scope.
 */
export function readAllowList(
  entries: readonly AllowlistEntryMetadata[],
  collections: Collections,
  faults: Faults,
): AllowList {
  const allowed = new Set<string>();
  const seen = new Set<string>();
  for (const { collection: name, scope } of entries) {
    faults.collect("allowlist", name, () => {
      if (seen.has(name)) throw new Fault(`collection "${name}" already exists in the allowlist`);
      seen.add(name);
      const queries = collections.get(name);
      if (!queries) throw new Fault(`collection with name "${name}" does not exist`);
      if (scope?.global === false) return;
      for (const { document } of queries.values()) allowed.add(comparableDocument(document));
    });
  }
  return new AllowList(allowed);
}
