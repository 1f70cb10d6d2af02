import { buildSchema } from "graphql";
import type { CoreOptions } from "../core/core.ts";
import { EngineError, type EngineCore, type Metadata, type Operation, type Session } from "../interface.ts";
import { readMetadata } from "../core/metadata/readMetadata.ts";

/** What a test's core does with an operation; keyed by the query's whole text. */
export type FakeOperations = Readonly<
  Record<string, (session: Session, variables: Readonly<Record<string, unknown>>, options: CoreOptions) => Operation>
>;

/** A document with nothing in it. */
export const emptyMetadata: Metadata = { version: 3, sources: [] };

/** A core that answers a fixed set of documents, and any other with Hasura's refusal of an unknown field. */
export function fakeCore(operations: FakeOperations): (options: CoreOptions) => Promise<EngineCore> {
  return async (options) => ({
    metadata: readMetadata(options.metadata),
    roles: ["admin"],
    endpoints: [],
    explain: () => Promise.reject(new Error("nothing to explain")),
    checkOutput: () => undefined,
    schema: () => buildSchema("type query_root { no_queries_available: String! } schema { query: query_root }"),
    prepare(_endpoint, session, { query, variables }) {
      const operation = operations[query];
      if (operation) return operation(session, variables ?? {}, options);
      throw new EngineError("validation-failed", "field 'foo' not found in type: 'query_root'", "$.selectionSet.foo");
    },
  });
}

/** A query or mutation that answers this value. */
export function answering(data: unknown, type: "query" | "mutation" = "query"): Operation {
  return { type, run: async () => ({ data: JSON.stringify(data) }) };
}
