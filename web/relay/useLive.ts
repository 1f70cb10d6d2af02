import { useEffect, useMemo } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { recordError } from "../lib/errorLog.ts";

/**
 * Runs the live query of one part of a page in the page's role. The first answer after a gap in the connection brings
 * what was missed. If the query is refused, this part keeps what it shows and the others stay live.
 * @param variables null runs no query
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
