import { Kind, parse, type DocumentNode, type OperationDefinitionNode } from "graphql";
import type { QueryCollectionMetadata } from "../metadata/shapes.ts";
import { Fault, type Faults } from "../model/faults.ts";

/** One operation of `query_collections`. */
export interface StoredQuery {
  collection: string;
  name: string;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Stored queries by collection and name. */
export type Collections = ReadonlyMap<string, ReadonlyMap<string, StoredQuery>>;

/** Reads `query_collections` from metadata; an entry that cannot be read is a fault. */
export function readCollections(entries: readonly QueryCollectionMetadata[], faults: Faults): Collections {
  const collections = new Map<string, Map<string, StoredQuery>>();
  for (const { name, definition } of entries) {
    faults.collect("query_collections", name, () => {
      if (collections.has(name)) throw new Fault(`query collection with name "${name}" already exists`);
      const queries = new Map<string, StoredQuery>();
      collections.set(name, queries);
      for (const stored of definition.queries) {
        faults.collect("query_collections", `${stored.name} in ${name}`, () => {
          if (queries.has(stored.name)) {
            throw new Fault(`query with name "${stored.name}" already exists in collection "${name}"`);
          }
          queries.set(stored.name, readQuery(name, stored.name, stored.query));
        });
      }
    });
  }
  return collections;
}

function readQuery(collection: string, name: string, text: string): StoredQuery {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    throw new Fault("parsing the graphql query failed");
  }
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Fault("parsing the graphql query failed");
  }
  const [operation, another] = operations;
  if (!operation || another) {
    const reason = "exactly one operation has to be present in the document when operationName is not specified";
    throw new Fault(invalidQuery(collection, name, [reason]));
  }
  return { collection, name, text, document, operation };
}

/** The real engine's words for a stored query that cannot be run. */
export function invalidQuery(collection: string, name: string, errors: readonly string[]): string {
  const quoted = errors.map((error) => `"${error}"`).join(", ");
  return `In query collection "${collection}" the query "${name}" is invalid with the following error(s): ${quoted}`;
}
