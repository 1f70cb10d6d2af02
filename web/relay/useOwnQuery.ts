import { useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { FetchPolicy, GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { getRequest } from "relay-runtime";
import { useReadInPart } from "./attempt.ts";
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
  const environment = useRelayEnvironment();
  const read = () => readAnew<Query>(environment, query, variables);
  const { number, isRead } = useReadInPart(`${getRequest(query).params.id} ${JSON.stringify(variables)} ${asOf}`, read);
  useReadAgain(read);
  readableOffline(query);
  // With what was stored before it failed, a part would fail again.
  const policy = isRead ? "store-or-network" : number > 0 ? "network-only" : fetchPolicy;
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey: `${number} ${asOf}`,
    fetchPolicy: policy,
    ...(policy === "store-and-network" && { networkCacheConfig: SHOWN }),
  });
}
