import { useEffect, useEffectEvent, useMemo } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { ConcreteRequest, GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { recordError } from "../lib/errorLog.ts";
import { untilHere } from "./untilHere.ts";

/** What `relayPlugin` makes of the tag of a subscription. */
type Fetch = () => Promise<{ default: ConcreteRequest }>;

/**
 * Runs the live query of one part of a page in the page's role. The first answer after a gap in the connection brings
 * what was missed. If the query is refused, this part keeps what it shows and the others stay live.
 * @param variables null runs no query
 * @param onNext gets each answer, for what the store cannot show by itself
 * @param pollEveryMs how often it is asked in performance mode, where that cannot wait as long as everything else
 */
export function useLive<Query extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
  onNext?: (answer: Query["response"] | null | undefined) => void,
  { pollEveryMs }: { pollEveryMs?: number } = {},
): void {
  const hear = useEffectEvent((answer: Query["response"] | null | undefined) => onNext?.(answer));
  const environment = useRelayEnvironment();
  // Compared as text, so that equal variables do not start the query again.
  const key = variables && JSON.stringify(variables);
  const steady = useMemo(() => (key === null ? null : (JSON.parse(key) as VariablesOf<Query>)), [key]);
  useEffect(() => {
    if (steady === null) return;
    let running: { dispose(): void } | undefined;
    const forget = untilHere(subscription as unknown as Fetch, ({ default: document }) => {
      running = requestSubscription<Query>(environment, {
        subscription: document,
        variables: steady,
        cacheConfig: { metadata: { pollEveryMs } },
        onNext: (answer) => hear(answer),
        onError: recordError,
      });
    });
    return () => {
      forget();
      running?.dispose();
    };
  }, [environment, pollEveryMs, steady, subscription]);
}
