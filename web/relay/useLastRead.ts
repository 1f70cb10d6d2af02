import { useRef } from "react";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { productNow } from "../lib/productClock.ts";
import { connectionState } from "./connection.ts";
import { knownAsOf } from "./kept.ts";

export interface LastRead {
  /** For the part's live query: it has answered. */
  hear: () => void;
  /** The instant by the product's clock, as ISO 8601: now while the part is live. */
  at: () => string;
}

/**
 * As of when a part of a page is what the server had. Without a connection that is not now, though the clock runs on (D227).
 * @param query the part's own, which a live query keeps up to date
 */
export function useLastRead<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): LastRead {
  const heardAt = useRef(0);
  const lastRead = (now: number): number => {
    if (connectionState() === "connected" && navigator.onLine) return now;
    const { request } = createOperationDescriptor(getRequest(query), variables);
    const asked = { id: request.node.params.id ?? "", variables: request.variables };
    return Math.max(heardAt.current, knownAsOf(asked));
  };
  return {
    hear: () => void (heardAt.current = Date.now()),
    at: () => {
      // The device counts how long ago that was; its hour may be a wrong one.
      const now = Date.now();
      return new Date(productNow().getTime() - (now - lastRead(now))).toISOString();
    },
  };
}
