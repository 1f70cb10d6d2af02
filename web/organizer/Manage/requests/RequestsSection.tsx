import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RequestsSection_group$key } from "../../../__generated__/group_admin/RequestsSection_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { JoinRequestsPanel } from "../../Group/requests/JoinRequestsPanel.tsx";
import { Section } from "../Section.tsx";

/** Who asks to join (D119); where nobody can ask, why not. */
export function RequestsSection(props: {
  group: RequestsSection_group$key;
  askAgainDays: number;
  longestReason: number;
}) {
  const { t } = useTranslation("manage");
  const { t: organizer } = useTranslation("organizer");
  const group = useFragment(
    graphql`
      fragment RequestsSection_group on groups {
        join_method
        join_requests(where: { status: { _eq: pending } }, order_by: { requested_at: asc }) {
          join_request_id
        }
        status
        ...JoinRequestsPanel_group
      }
    `,
    props.group,
  );
  const isRecruiting = group.status === "recruiting";
  if (group.join_requests.length > 0 || (isRecruiting && group.join_method === "request_to_join"))
    return <JoinRequestsPanel group={group} askAgainDays={props.askAgainDays} longestReason={props.longestReason} />;
  return (
    <Section id="join-requests" title={organizer("requests.title")}>
      <chakra.p color="fg.muted" textStyle="sm">
        {t(isRecruiting ? `requests.${group.join_method === "direct" ? "direct" : "private"}` : "requests.closed")}
      </chakra.p>
    </Section>
  );
}
