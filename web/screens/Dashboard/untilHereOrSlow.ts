import type { PreloadedQuery } from "react-relay";
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { slowAfterMs } from "../../app/PageLoading.tsx";
import { pause } from "../../lib/pause.ts";

/**
 * How long a page waits for what its loader has started before it stands without it: until it is here or has failed, and no
 * longer than waiting is silent.
 * @returns null where the store has it already
 */
export function untilHereOrSlow<Query extends OperationType>(
  query: GraphQLTaggedNode,
  { environment, source, variables }: PreloadedQuery<Query>,
): Promise<unknown> | null {
  const operation = createOperationDescriptor(getRequest(query), variables);
  if (environment.check(operation).status === "available") return null;
  // Whoever reads the answer tells of a failure.
  const answered = source?.toPromise().catch(() => {});
  return Promise.race([answered, pause(slowAfterMs)]);
}
