import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { useContributionCheckMutation } from "../../__generated__/member/useContributionCheckMutation.graphql.ts";
import { useCommit } from "../../sending/useAction.ts";

/** Milliseconds. Asks again after two seconds, then later and later, half a minute at most (D204). */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;
/** After so many questions the person decides whether to ask again. */
const mostLooks = 8;

export const waitBeforeLook = (look: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** look);

const isSettled = (status: string) => status === "completed" || status === "failed";

/**
 * Asks the server, which asks the provider, until the payment is settled; reads `query` again after each answer.
 * Gives whether it still looks by itself, and a way to look again.
 */
export function useContributionCheck(paymentId: string, query: GraphQLTaggedNode, isKnownSettled: boolean) {
  const environment = useRelayEnvironment();
  const [looks, setLooks] = useState(0);
  const [isResting, setIsResting] = useState(false);
  const commit = useCommit<useContributionCheckMutation>(graphql`
    mutation useContributionCheckMutation($paymentId: uuid!) {
      check_contribution(payment_id: $paymentId) {
        message
        status
      }
    }
  `);

  useEffect(() => {
    if (isKnownSettled || isResting) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookLater = () => {
      if (isOver) return;
      timer = setTimeout(() => {
        if (looks + 1 >= mostLooks) setIsResting(true);
        else setLooks(looks + 1);
      }, waitBeforeLook(looks));
    };
    const lookNow = async () => {
      const answer = await commit({ paymentId }).catch(() => null);
      // A missing answer says nothing about the payment; the next question may get one.
      if (answer === null) return lookLater();
      // The query is read again in any case, because the receipt comes with the payment's own row.
      fetchQuery(environment, query, { paymentId }).subscribe({ error: () => {} });
      return isSettled(answer.check_contribution.status) ? undefined : lookLater();
    };
    void lookNow();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [commit, environment, isKnownSettled, isResting, looks, paymentId, query]);

  const lookAgain = useCallback(() => {
    setLooks(0);
    setIsResting(false);
  }, []);
  return { isLooking: !isKnownSettled && !isResting, lookAgain };
}
