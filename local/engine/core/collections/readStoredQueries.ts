import type { GraphQLSchema } from "graphql";
import { readAllowList, type AllowList } from "../allowList/allowList.ts";
import type { Metadata } from "../../interface.ts";
import type { AllowlistEntryMetadata, QueryCollectionMetadata, RestEndpointMetadata } from "../metadata/shapes.ts";
import { Faults } from "../model/faults.ts";
import type { RestEndpoint } from "./endpoint.ts";
import { readEndpoints } from "./readEndpoints.ts";
import { diagnose } from "./diagnose.ts";
import { invalidQuery, readCollections } from "./readCollections.ts";

/** What metadata uses query collections for. */
export interface StoredQueries {
  allowList: AllowList;
  endpoints: readonly RestEndpoint[];
}

/**
 * Reads query collections, and the endpoints and the allow list that use them.
 * @param schema role admin's of `/v1/graphql`; every stored query must fit it, so Relay queries cannot be stored
 * @throws MetadataError with every fault found
 */
export function readStoredQueries(metadata: Metadata, schema: () => GraphQLSchema): StoredQueries {
  const faults = new Faults();
  const collections = readCollections((metadata.query_collections ?? []) as QueryCollectionMetadata[], faults);
  for (const queries of collections.values()) {
    for (const query of queries.values()) {
      const { collection, name } = query;
      const errors = diagnose(query, schema());
      if (errors.length > 0) {
        faults.add("query_collections", `${name} in ${collection}`, invalidQuery(collection, name, errors));
      }
    }
  }
  const endpoints = readEndpoints((metadata.rest_endpoints ?? []) as RestEndpointMetadata[], collections, faults);
  const allowList = readAllowList((metadata.allowlist ?? []) as AllowlistEntryMetadata[], collections, faults);
  faults.throwIfAny();
  return { allowList, endpoints };
}
