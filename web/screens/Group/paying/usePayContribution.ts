import { useCallback, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { usePayContributionMutation } from "../../../__generated__/member/usePayContributionMutation.graphql.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { useShownAgain } from "../../../lib/useShownAgain.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import type { PayMethod } from "../../../circle/standing/payMethods.ts";

/** Milliseconds. When the provider's page has not come by then, starting again is offered. */
const stuckAfterMs = 10_000;

export interface PayAttempt {
  groupId: string;
  cycle: number;
  round: number;
  method: PayMethod;
  /** With fees, minor units: the server refuses when it no longer is this. */
  total: number;
  /** Gives up a checkout that is open with another method or total. */
  startsAgain?: boolean;
}

type State = { is: "ready" } | { is: "redirecting" } | { is: "stuck" } | { is: "failed"; failure: AppFailure };

const goTo = (address: string) => location.assign(address);

/** Asks for the provider's page and goes there. Nothing is charged before that page is filled in. */
export function usePayContribution(open: (address: string) => void = goTo) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isStuck, setIsStuck] = useState(false);
  const commit = useCommit<usePayContributionMutation>(graphql`
    mutation usePayContributionMutation(
      $groupId: uuid!
      $cycle: Int!
      $round: Int!
      $paymentMethod: String!
      $total: Int!
      $startAgain: Boolean!
    ) {
      stripe_contribute(
        group_id: $groupId
        cycle: $cycle
        payout_round: $round
        payment_method: $paymentMethod
        amount: $total
        start_again: $startAgain
      ) {
        payment_id
        url
      }
    }
  `);
  const { run, isBusy, failure, forget } = useAttempt(
    async ({ method, startsAgain = false, ...attempt }: PayAttempt) => {
      const { stripe_contribute: answer } = await commit({
        ...attempt,
        paymentMethod: method,
        startAgain: startsAgain,
      });
      if (!answer?.url) throw new AppFailure("no-checkout-url", "No checkout URL received");
      return answer.url;
    },
  );

  const isRedirecting = isBusy || isLeaving;
  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => setIsStuck(true), stuckAfterMs);
    return () => clearTimeout(timer);
  }, [isRedirecting]);

  const reset = useCallback(() => {
    forget();
    setIsLeaving(false);
    setIsStuck(false);
  }, [forget]);

  useShownAgain(reset);

  const pay = async (attempt: PayAttempt) => {
    setIsStuck(false);
    const done = await run(attempt);
    if (!done) return;
    setIsLeaving(true);
    open(done.answer);
  };

  const state: State = failure
    ? { is: "failed", failure }
    : isRedirecting
      ? { is: isStuck ? "stuck" : "redirecting" }
      : { is: "ready" };
  return { state, pay, reset };
}
