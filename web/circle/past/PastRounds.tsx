import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState, useTransition } from "react";
import { graphql } from "react-relay";
import type { PastRoundsQuery } from "../../__generated__/member/PastRoundsQuery.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { pastRoundOf } from "./pastRound.ts";
import { PastRoundRow } from "./PastRoundRow.tsx";

const query = graphql`
  query PastRoundsQuery($id: ID!, $cycle: Int!) {
    node(id: $id) {
      ... on groups {
        past_payouts(where: { cycle: { _eq: $cycle } }, order_by: { payout_round: desc }) {
          amount
          currency
          paid_out_on
          payout_round
          recipient {
            alias
          }
          recipient_id
          shortfalls(order_by: { payer_id: asc }) {
            amount
            on_day
            payer {
              alias
            }
            payer_id
            state
          }
        }
      }
    }
  }
`;

/** The payouts of one cycle, the newest first, each with what was missing and what became of it (D34). */
export function PastRounds(props: { groupId: string; firstShown: number; state: string }) {
  const { t } = useTranslation("circle");
  const [cycle, setCycle] = useState(props.firstShown);
  const [isTurning, startTurning] = useTransition();
  const { node } = useOwnQuery<PastRoundsQuery>(query, { id: props.groupId, cycle }, { asOf: props.state });
  const rounds = (node?.past_payouts ?? []).map(pastRoundOf);
  const turnTo = (next: number) => startTurning(() => setCycle(next));
  return (
    // Busy instead of closed to presses: a button that is disabled loses the focus.
    <Stack gap="2" pt="3" aria-busy={isTurning}>
      {props.firstShown > 1 && (
        <HStack justify="space-between" gap="2" flexWrap="wrap">
          <Button variant="ghost" size="sm" disabled={cycle <= 1} onClick={() => turnTo(cycle - 1)}>
            {t("past.before")}
          </Button>
          <chakra.h3 fontWeight="semibold" aria-live="polite">
            {t("past.cycle", { cycle })}
          </chakra.h3>
          <Button variant="ghost" size="sm" disabled={cycle >= props.firstShown} onClick={() => turnTo(cycle + 1)}>
            {t("past.after")}
          </Button>
        </HStack>
      )}
      {rounds.length === 0 && <chakra.p color="fg.muted">{t("past.none")}</chakra.p>}
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
        {rounds.map((round) => (
          <PastRoundRow key={round.round} round={round} />
        ))}
      </chakra.ol>
    </Stack>
  );
}
