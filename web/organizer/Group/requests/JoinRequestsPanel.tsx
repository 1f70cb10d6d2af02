import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinRequestsPanel_group$key } from "../../../__generated__/group_admin/JoinRequestsPanel_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { CountBadge } from "../../../ui/Chip.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { JoinRequestRow } from "./JoinRequestRow.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { useRejectRequest } from "./useAnswerRequest.ts";

/** Who wants to join, and what is known of them (D119). They are told at once when they are approved or rejected. */
export function JoinRequestsPanel(props: {
  group: JoinRequestsPanel_group$key;
  askAgainDays: number;
  longestReason: number;
}) {
  const { t } = useTranslation("organizer");
  const { t: tm } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment JoinRequestsPanel_group on groups {
        group_id
        join_method
        name
        short_id
        status
        url_slug
        join_requests(where: { status: { _eq: pending } }, order_by: { requested_at: asc }) {
          join_request_id
          ...JoinRequestRow_request
          profile {
            alias
          }
        }
      }
    `,
    props.group,
  );
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "join-requests");
  const reject = useRejectRequest();
  // An answered one is gone from the list at once; the live query brings the rest.
  const [answeredIds, setAnsweredIds] = useState<ReadonlySet<string>>(new Set());
  const takeOff = (id: string) => setAnsweredIds((before) => new Set(before).add(id));
  const [rejecting, setRejecting] = useState<{ id: string; name: string } | null>(null);
  const waiting = group.join_requests.filter((request) => !answeredIds.has(request.join_request_id));
  const heading = useHeadsRows<HTMLHeadingElement>(waiting.length);
  const isAsking = group.join_method === "request_to_join" && group.status === "recruiting";
  if (waiting.length === 0 && !isAsking) return null;
  // The requests wait, since recruitment may be extended (D256).
  const isClosed = group.status === "ready_to_start";
  return (
    <Card ref={card} aria-labelledby="join-requests" scrollMarginTop="20">
      <Stack gap="3">
        <HStack gap="2">
          <Heading as="h2" size="md" id="join-requests" scrollMarginTop="24" {...heading}>
            {t("requests.title")}
          </Heading>
          <CountBadge count={waiting.length} />
        </HStack>
        {waiting.length === 0 && <chakra.p color="fg.muted">{t("requests.empty")}</chakra.p>}
        {isClosed && (
          <Stack gap="2" align="flex-start">
            <chakra.p id="requests-wait">{t("requests.wait")}</chakra.p>
            <ButtonLink to={`${groupPath(group)}/manage#timing-more`} variant="outline" size="sm">
              {tm("extend.submit")}
            </ButtonLink>
          </Stack>
        )}
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
          {waiting.map((request) => {
            const id = request.join_request_id;
            return (
              <JoinRequestRow
                key={id}
                request={request}
                id={id}
                reasonId={isClosed ? "requests-wait" : undefined}
                onApproved={() => takeOff(id)}
                onReject={() => setRejecting({ id, name: request.profile?.alias ?? "" })}
              />
            );
          })}
        </chakra.ul>
      </Stack>
      {rejecting && (
        <RejectDialog
          name={rejecting.name}
          askAgainDays={props.askAgainDays}
          longestReason={props.longestReason}
          onClose={() => setRejecting(null)}
          onReject={async (reason) => {
            await reject(rejecting.id, reason);
            takeOff(rejecting.id);
          }}
        />
      )}
    </Card>
  );
}
