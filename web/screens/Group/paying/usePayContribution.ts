import { useCallback, useEffect, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { usePayContributionMutation } from "../../../__generated__/member/usePayContributionMutation.graphql.ts";
import { AppFailure, asFailure } from "../../../lib/AppFailure.ts";
import type { PayMethod } from "../../../circle/standing/payMethods.ts";

/** After this long without the provider's page, starting again is offered. */
const stuckAfterMs = 10_000;

export interface PayAttempt {
  groupId: string;
  round: number;
  method: PayMethod;
  /** With fees, minor units: the server refuses when it no longer is this. */
  total: number;
}

type State = { is: "ready" } | { is: "redirecting" } | { is: "stuck" } | { is: "failed"; failure: AppFailure };

const goTo = (address: string) => location.assign(address);

/** Asks for the provider's page and goes there. Nothing is charged before that page is filled in. */
export function usePayContribution(open: (address: string) => void = goTo) {
  const [state, setState] = useState<State>({ is: "ready" });
  const [commit] = useMutation<usePayContributionMutation>(graphql`
    mutation usePayContributionMutation($groupId: uuid!, $round: Int!, $paymentMethod: String!, $total: Int!) {
      stripe_contribute(group_id: $groupId, payout_round: $round, payment_method: $paymentMethod, amount: $total) {
        payment_id
        url
      }
    }
  `);

  const isRedirecting = state.is === "redirecting";
  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => setState({ is: "stuck" }), stuckAfterMs);
    return () => clearTimeout(timer);
  }, [isRedirecting]);

  const reset = useCallback(() => setState({ is: "ready" }), []);

  useEffect(() => {
    // Coming back with the browser's own button shows the page as it was left: redirecting.
    const handleShow = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener("pageshow", handleShow);
    return () => removeEventListener("pageshow", handleShow);
  }, [reset]);

  const pay = ({ groupId, round, method, total }: PayAttempt) => {
    setState({ is: "redirecting" });
    commit({
      variables: { groupId, round, paymentMethod: method, total },
      onCompleted: ({ stripe_contribute: answer }) => {
        if (answer?.url) open(answer.url);
        else setState({ is: "failed", failure: new AppFailure("no-checkout-url", "No checkout URL received") });
      },
      onError: (error) => setState({ is: "failed", failure: asFailure(error) }),
    });
  };

  return { state, pay, reset };
}
