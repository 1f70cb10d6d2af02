import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { LeavingPanel_group$key } from "../../../__generated__/group_admin/LeavingPanel_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { Card } from "../../../ui/Card.tsx";
import { CountBadge } from "../../../ui/Chip.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { AgreedExits } from "./AgreedExits.tsx";
import { LeaveRequestRow } from "./LeaveRequestRow.tsx";

/**
 * Who asks to leave and waits for the admin's word, oldest first (D113, D258, D259), and whose leave is agreed. Nothing
 * where nobody leaves.
 */
export function LeavingPanel(props: {
  group: LeavingPanel_group$key;
  /** In characters. */
  longestAnswer: number;
}) {
  const { t } = useTranslation("leaving");
  const group = useFragment(
    graphql`
      fragment LeavingPanel_group on groups {
        currency
        group_id
        status
        ...AgreedExits_group
        leave_requests(where: { status: { _eq: open } }, order_by: { asked_at: asc }) {
          leave_request_id
          ...LeaveRequestRow_request
        }
      }
    `,
    props.group,
  );
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "leave-requests");
  const heading = useHeadsRows<HTMLHeadingElement>(group.leave_requests.length);
  if (group.leave_requests.length === 0) return <AgreedExits group={group} />;
  return (
    <>
      <Card ref={card} aria-labelledby="leave-requests" scrollMarginTop="20">
        <Stack gap="1">
          <HStack gap="2">
            <Heading as="h2" size="md" id="leave-requests" scrollMarginTop="24" {...heading}>
              {t("admin.title")}
            </Heading>
            <CountBadge count={group.leave_requests.length} />
          </HStack>
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
            {group.leave_requests.map((request) => (
              <LeaveRequestRow
                key={request.leave_request_id}
                request={request}
                groupId={group.group_id}
                currency={group.currency}
                hasStarted={group.status === "started"}
                longestAnswer={props.longestAnswer}
              />
            ))}
          </chakra.ul>
        </Stack>
      </Card>
      <AgreedExits group={group} />
    </>
  );
}
