import { useEffect, useMemo } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { recordError } from "../lib/errorLog.ts";

/**
 * Runs the live query of one part of a page, as the role of that page. The first answer after a gap in the connection
 * brings what was missed. When the query is refused, this part stays as it was read and the others stay live.
 * @param variables null runs no query, for a reader who may not or need not follow
 */
export function useLive<Query extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
): void {
  const environment = useRelayEnvironment();
  // Compared as text, so that equal variables do not start the query again.
  const key = variables && JSON.stringify(variables);
  const steady = useMemo(() => (key === null ? null : (JSON.parse(key) as VariablesOf<Query>)), [key]);
  useEffect(() => {
    if (steady === null) return;
    const { dispose } = requestSubscription<Query>(environment, {
      subscription,
      variables: steady,
      onError: recordError,
    });
    return dispose;
  }, [environment, steady, subscription]);
}
