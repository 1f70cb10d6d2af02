/* What the client uses of react-relay, module by module. The types stay those of the package. */
import loadQueryModule from "react-relay/lib/relay-hooks/loadQuery.js";

export { default as RelayEnvironmentProvider } from "react-relay/lib/relay-hooks/RelayEnvironmentProvider.js";
export { default as useFragment } from "react-relay/lib/relay-hooks/useFragment.js";
export { default as useLazyLoadQuery } from "react-relay/lib/relay-hooks/useLazyLoadQuery.js";
export { default as usePreloadedQuery } from "react-relay/lib/relay-hooks/usePreloadedQuery.js";
export { default as useRelayEnvironment } from "react-relay/lib/relay-hooks/useRelayEnvironment.js";
export { commitMutation, fetchQuery, graphql, readInlineData, requestSubscription } from "relay-runtime";

export const { loadQuery } = loadQueryModule;
