import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { LatePaymentsPanel_group$key } from "../../../__generated__/group_admin/LatePaymentsPanel_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { required } from "../../../lib/required.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { Card } from "../../../ui/Card.tsx";
import { CountBadge } from "../../../ui/Chip.tsx";
import { LatePaymentRow } from "./LatePaymentRow.tsx";
import { useSteadyOrder } from "./useSteadyOrder.ts";

/**
 * Who has missed the grace and may not pay until the admin allows it (D59), those who ask for it first. What is open for
 * good needs nobody's word and is not listed.
 */
export function LatePaymentsPanel(props: {
  group: LatePaymentsPanel_group$key;
  allowedDays: number;
  extensionDays: number;
}) {
  const { t } = useTranslation("organizer");
  const group = useFragment(
    graphql`
      fragment LatePaymentsPanel_group on groups {
        current_cycle
        group_id
        late_contributions(
          where: { is_open_for_good: { _eq: false } }
          order_by: [{ asked_at: asc_nulls_last }, { state: asc }, { due_date: asc }, { user_id: asc }]
        ) {
          asked_at
          cycle
          payout_round
          user_id
          ...LatePaymentRow_late
        }
      }
    `,
    props.group,
  );
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "late-payments");
  const rows = group.late_contributions.map((late) => {
    const userId = required(late.user_id, "late_contributions.user_id");
    const cycle = required(late.cycle, "late_contributions.cycle");
    const round = required(late.payout_round, "late_contributions.payout_round");
    return { key: `${cycle}:${round}:${userId}`, late };
  });
  const steady = useSteadyOrder(rows, ({ key }) => key);
  if (rows.length === 0) return null;
  return (
    <Card ref={card} aria-labelledby="late-payments" scrollMarginTop="20">
      <Stack gap="1">
        <HStack gap="2">
          <Heading as="h2" size="md" id="late-payments" scrollMarginTop="24">
            {t("late.title")}
          </Heading>
          <CountBadge count={rows.filter(({ late }) => late.asked_at != null).length} />
        </HStack>
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
          {steady.map(({ key, late }) => (
            <LatePaymentRow
              key={key}
              late={late}
              currentCycle={group.current_cycle}
              allowedDays={props.allowedDays}
              extensionDays={props.extensionDays}
              groupId={group.group_id}
            />
          ))}
        </chakra.ul>
      </Stack>
    </Card>
  );
}
