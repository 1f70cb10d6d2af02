import { fetchQuery } from "react-relay";
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from "relay-runtime";

/**
 * Reads what a page shows as it is from now on. Relay would join a request that is on its way already, and that one may
 * have been answered from before whatever is the reason to read again.
 */
export async function readAnew<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): Promise<unknown> {
  const read = () => fetchQuery<Query>(environment, query, variables).toPromise();
  const { identifier } = createOperationDescriptor(getRequest(query), variables).request;
  if (environment.isRequestActive(identifier)) await read().catch(() => {});
  return read();
}
