import { useCallback } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay";
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from "relay-runtime";
import { AppFailure, asFailure } from "../lib/AppFailure.ts";
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

/**
 * For an action that changes nothing, and is a mutation because actions cannot be queries: nobody has to learn what became of
 * one without an answer, which has failed.
 * @throws AppFailure never `outcome-unknown`
 */
export async function question<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (thrown) {
    const { cause, code } = asFailure(thrown);
    if (code !== "outcome-unknown") throw thrown;
    throw cause instanceof AppFailure ? cause : new AppFailure("temporarily-unavailable", "", { cause: thrown });
  }
}

/** `useCommit` for such an action. */
export function useQuestion<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<Mutation>) => Promise<Mutation["response"]> {
  const send = useCommit<Mutation>(mutation);
  return useCallback((variables) => question(send(variables)), [send]);
}

/** Every button that changes something on the server uses this; a form uses `useCommit` inside `useSendForm`. */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options?: AttemptOptions,
): Attempt<[variables: VariablesOf<Mutation>], Mutation["response"]> {
  return useAttempt(useCommit<Mutation>(mutation), options);
}

/** `useAction` for an action that changes nothing. */
export function useAsking<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): Attempt<[variables: VariablesOf<Mutation>], Mutation["response"]> {
  return useAttempt(useQuestion<Mutation>(mutation));
}
