import { useCallback } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay";
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from "relay-runtime";
import { type Attempt, type AttemptOptions, useAttempt } from "./useAttempt.ts";

/** Sends a mutation; rejects with the AppFailure of a refusal. */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<Mutation>,
): Promise<Mutation["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}

/** Sends a mutation as the role of this page, for code that has its own way of sending: a form, a poll. */
export function useCommit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<Mutation>) => Promise<Mutation["response"]> {
  const environment = useRelayEnvironment();
  return useCallback((variables) => commit<Mutation>(environment, mutation, variables), [environment, mutation]);
}

/** Every button that changes something on the server uses this; a form uses `useCommit` inside `useSendForm`. */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options?: AttemptOptions,
): Attempt<[variables: VariablesOf<Mutation>], Mutation["response"]> {
  return useAttempt(useCommit<Mutation>(mutation), options);
}
