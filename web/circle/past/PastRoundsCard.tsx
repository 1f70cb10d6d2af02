import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PastRoundsCard_group$key } from "../../__generated__/member/PastRoundsCard_group.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Loaded late: only who asks for the past needs this code and its rows. */
const PastRounds = lazyPart(async () => (await import("./PastRounds.tsx")).PastRounds);

/** What the rounds that are over brought, on request. For who is or was in it; nothing while the first round is on (D34, D96). */
export function PastRoundsCard(props: { group: PastRoundsCard_group$key }) {
  const { t } = useTranslation("circle");
  const [isOpen, setIsOpen] = useState(false);
  const group = useFragment(
    graphql`
      fragment PastRoundsCard_group on groups {
        current_cycle
        current_payout_round
        id
        seen_cycles: cycles(order_by: { cycle: desc }, limit: 1) {
          cycle
        }
        status
      }
    `,
    props.group,
  );
  const { current_cycle, current_payout_round, status } = group;
  const isOfThisCycle = (current_payout_round ?? 1) > 1 || status === "completed" || status === "inactive";
  if (!isOfThisCycle && current_cycle === 1) return null;
  // Whoever went before this cycle sees the past up to then.
  const lastSeen = group.seen_cycles[0]?.cycle ?? current_cycle;
  return (
    <Card aria-labelledby="past-rounds">
      <HStack justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
        <Stack gap="0.5" flex="1 1 12rem" minW="0">
          <Heading as="h2" size="md" id="past-rounds">
            {t("past.title")}
          </Heading>
          <chakra.p color="fg.muted" textStyle="sm">
            {t("past.text")}
          </chakra.p>
        </Stack>
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? "past.hide" : "past.show")}
        </Button>
      </HStack>
      {isOpen && (
        <Part>
          <Suspense fallback={<SkeletonCard height="40" />}>
            <PastRounds
              groupId={group.id}
              firstShown={Math.min(lastSeen, isOfThisCycle ? current_cycle : current_cycle - 1)}
              // What changes on the page changes the past: a payout that goes out, the end.
              state={`${current_payout_round} ${status}`}
            />
          </Suspense>
        </Part>
      )}
    </Card>
  );
}
