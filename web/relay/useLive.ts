import { useEffect, useMemo } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { recordError } from "../lib/errorLog.ts";

/**
 * The live query of one part of a page, as its own role; what a gap in the connection missed comes with the first answer
 * after it. A part whose query is refused stands as it was read, and the others stay live.
 * @param variables null for who may not or need not follow
 */
export function useLive<Query extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
): void {
  const environment = useRelayEnvironment();
  // As text, so that equal variables are the same ones.
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
