import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StartPanel_group$key } from "../../../__generated__/group_admin/StartPanel_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../../lib/mayI.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { required } from "../../../lib/required.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PayoutOrderEditor } from "../order/PayoutOrderEditor.tsx";
import { StartDialog } from "./StartDialog.tsx";
import { type Arrangement, usePayoutOrder } from "../order/usePayoutOrder.ts";

/** When the circle begins: by itself on its date, or now by hand, with what stands in the way. Before the start only. */
export function StartPanel(props: {
  group: StartPanel_group$key;
  firstDueDays: number;
  /** The payout order, where another part of the page arranges it; else it is arranged here. */
  arrangement?: Arrangement;
  onStarted: () => void;
}) {
  const { t } = useTranslation("organizer");
  const { t: tm } = useTranslation("manage");
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const group = useFragment(
    graphql`
      fragment StartPanel_group on groups {
        contribution_amount
        currency
        current_members
        group_id
        is_start_missed
        leave_requests(where: { status: { _eq: open } }, order_by: { asked_at: asc }) {
          leave_request_id
        }
        manual_start_enabled
        may_start
        member_limit
        minimum_members_to_start
        name
        payout_assignment_method
        short_id
        start_date
        status
        url_slug
        ...useBoard_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const isStartMissed = required(group.is_start_missed, "groups.is_start_missed");
  // Moving the start and closing the door are done where their consequences are told.
  const more = `${groupPath(group)}/manage#timing-more`;
  const payoutOrder = usePayoutOrder(group.group_id, members, props.arrangement);
  if (group.status !== "recruiting" && group.status !== "ready_to_start") return null;

  const mayStart = readMayI(group.may_start);
  // The start lets go whoever asks to leave, and is decided by those who stay (D258).
  const asksToLeave = group.leave_requests.length;
  const stayers = group.current_members - asksToLeave;
  const isManualOrder = group.payout_assignment_method === "manual";
  // Starting uses the stored order: one that is only on screen would be lost silently.
  const hasUnsavedOrder = isManualOrder && members.length > 1 && payoutOrder.isUnsaved;
  const isOrderMissing = isRefusedWith(mayStart, "payout-order-incomplete");
  const reason =
    hasUnsavedOrder && (mayStart.allowed || isOrderMissing)
      ? t("start.unsavedOrder")
      : mayStart.allowed
        ? null
        : failureText(mayStart.refusal);
  const insists = !mayStart.allowed && !hasUnsavedOrder ? mayStart.act : undefined;
  const isOverride = insists === "start_anyway";
  const leavesOut =
    !mayStart.allowed && insists === "start_without_asked" ? Number(mayStart.refusal.values["members"]) : 0;
  const canStart = reason === null || insists !== undefined;
  // While seats are free and people may still join, waiting is as good as starting, so the button is not solid.
  const hasFreeSeats = group.status === "recruiting" && group.current_members < group.member_limit;
  return (
    <Card aria-labelledby="timing">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="md" id="timing">
            {t("start.title")}
          </Heading>
          <chakra.p color="fg.muted">
            {group.start_date ? (
              <Trans
                t={t}
                i18nKey={`start.${!isStartMissed ? "scheduled" : group.manual_start_enabled ? "missed" : "missedNotByHand"}`}
                values={{ minimum: group.minimum_members_to_start }}
                components={{ day: <DateText value={group.start_date} format="full" /> }}
              />
            ) : (
              t("start.unscheduled")
            )}
          </chakra.p>
        </Stack>
        {isManualOrder && members.length > 1 && !props.arrangement && (
          <PayoutOrderEditor hasHeading payoutOrder={payoutOrder} members={members} />
        )}
        <Stack gap="3" pt="1">
          {reason ? (
            <HStack gap="2" align="flex-start">
              <chakra.span color="due.fg" mt="2px" flexShrink="0" aria-hidden>
                <Info size={20} />
              </chakra.span>
              <span id="start-reason">{reason}</span>
            </HStack>
          ) : (
            <chakra.p>{t("start.ready", { members: stayers, limit: group.member_limit })}</chakra.p>
          )}
          <Button
            variant={insists !== undefined || hasFreeSeats || !canStart ? "outline" : "solid"}
            size="lg"
            w="full"
            disabled={!canStart}
            aria-describedby={reason === null ? undefined : "start-reason"}
            onClick={() => setIsOpen(true)}
          >
            {t(insists === undefined ? "start.now" : "start.anyway")}
          </Button>
          {!props.arrangement && (
            <HStack gap="3" flexWrap="wrap">
              <ButtonLink to={more} variant="outline" colorPalette="gray" flex="1 1 10rem">
                {tm("extend.submit")}
              </ButtonLink>
              {group.status === "recruiting" && (
                <ButtonLink to={more} variant="outline" colorPalette="gray" flex="1 1 10rem">
                  {tm("registration.submit")}
                </ButtonLink>
              )}
            </HStack>
          )}
        </Stack>
      </Stack>
      {isOpen && (
        <StartDialog
          groupId={group.group_id}
          name={group.name}
          members={stayers}
          asksToLeave={asksToLeave}
          minimumMembers={group.minimum_members_to_start}
          contributionCents={group.contribution_amount}
          currency={group.currency}
          firstDueDays={props.firstDueDays}
          confirmsOrder={isManualOrder}
          confirmsOverride={isOverride}
          leavesOut={leavesOut}
          onClose={() => setIsOpen(false)}
          onStarted={props.onStarted}
        />
      )}
    </Card>
  );
}
