import { use } from "react";
import { useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { FetchPolicy, GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { Attempt } from "./attempt.ts";
import { readableOffline, SHOWN } from "./kept.ts";
import { readAnew } from "./readAnew.ts";
import { useReadAgain } from "./readAgain.ts";

/**
 * For a part of a page that asks for itself, as one does that is loaded late: suspends until its data is here. It is read
 * again with everything on screen, and asked anew when the `<Part>` around it is tried again.
 * @param asOf reads anew when it changes
 */
export function useOwnQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
  { asOf = "", fetchPolicy = "store-and-network" }: { asOf?: string; fetchPolicy?: FetchPolicy } = {},
): Query["response"] {
  const attempt = use(Attempt);
  const environment = useRelayEnvironment();
  useReadAgain(() => readAnew<Query>(environment, query, variables));
  readableOffline(query);
  // With what is stored, a part that failed would fail again.
  const policy = attempt > 0 ? "network-only" : fetchPolicy;
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey: `${attempt} ${asOf}`,
    fetchPolicy: policy,
    ...(policy === "store-and-network" && { networkCacheConfig: SHOWN }),
  });
}
