import type { Collections, StoredQuery } from "./readCollections.ts";
import type { RestEndpointMetadata } from "../metadata/shapes.ts";
import { Fault, type Faults } from "../model/faults.ts";
import type { RestEndpoint, Segment } from "./endpoint.ts";

/** Reads `rest_endpoints` from metadata; an endpoint that the real engine would refuse is a fault. */
export function readEndpoints(
  entries: readonly RestEndpointMetadata[],
  collections: Collections,
  faults: Faults,
): RestEndpoint[] {
  const endpoints: RestEndpoint[] = [];
  const names = new Set<string>();
  for (const entry of entries) {
    const { name } = entry;
    const endpoint = faults.collect("rest_endpoint", name, () => {
      if (names.has(name)) throw new Fault(`an endpoint with name "${name}" already exists`);
      names.add(name);
      return readEndpoint(entry, collections);
    });
    if (endpoint) endpoints.push(endpoint);
  }
  endpoints.forEach((one, index) => {
    const rivals = endpoints.slice(index + 1).filter((other) => ambiguous(one, other));
    if (rivals.length > 0) {
      const urls = [one, ...rivals].map(({ url }) => url).join(", ");
      faults.add("rest_endpoint", one.name, `Ambiguous URL paths: ${urls}`);
    }
  });
  return endpoints;
}

function readEndpoint(
  { name, url, methods, definition }: RestEndpointMetadata,
  collections: Collections,
): RestEndpoint {
  if (methods.length === 0) throw new Fault("expected a list of at least one method");
  const segments = url.split("/").map((text): Segment => {
    if (text === "" || text === ":") {
      throw new Fault(`Empty segments or unnamed variables are not allowed: ${url}`);
    }
    return text.startsWith(":") ? { variable: text.slice(1) } : { literal: text };
  });
  const variables = segments.flatMap((segment) => ("variable" in segment ? [segment.variable] : []));
  if (new Set(variables).size < variables.length) {
    throw new Fault(`Duplicate variables found in endpoint path ${url}`);
  }
  const { text, operation } = referredQuery(name, definition.query, collections);
  return {
    name,
    url,
    methods: [...new Set(methods)],
    segments,
    query: text,
    variables: operation.variableDefinitions ?? [],
  };
}

function referredQuery(
  endpoint: string,
  { collection_name: collection, query_name: name }: RestEndpointMetadata["definition"]["query"],
  collections: Collections,
): StoredQuery {
  const refuse = (reason: string): Fault => new Fault(`in endpoint ${endpoint}: ${reason}`);
  const queries = collections.get(collection);
  if (!queries) throw refuse(`collection with name "${collection}" does not exist`);
  const query = queries.get(name);
  if (!query) throw refuse(`query with name "${name}" does not exist in collection "${collection}"`);
  if (query.operation.operation === "subscription") throw refuse(`query with name ${name} is a subscription`);
  // The real engine takes one operation with a keyword: no fragments, and not `{ … }` alone.
  const isShorthand = query.operation.loc?.startToken.kind === "{";
  if (query.document.definitions.length > 1 || isShorthand) {
    throw refuse(`query with name ${name} has multiple definitions.`);
  }
  return query;
}

/** Whether some request would fit both endpoints. */
function ambiguous(one: RestEndpoint, other: RestEndpoint): boolean {
  return (
    one.methods.some((method) => other.methods.includes(method)) &&
    one.segments.length === other.segments.length &&
    one.segments.every((segment, index) => {
      const rival = other.segments[index]!;
      return "variable" in segment || "variable" in rival || segment.literal === rival.literal;
    })
  );
}
