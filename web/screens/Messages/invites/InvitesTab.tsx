import { Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { InvitesTab_query$key } from "../../../__generated__/member/InvitesTab_query.graphql.ts";
import type { InvitesTabSubscription } from "../../../__generated__/member/InvitesTabSubscription.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { required } from "../../../lib/required.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import { useLive } from "../../../relay/useLive.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InvitationCard } from "./InvitationCard.tsx";

/** What tells whether a list of invitations is still the same. */
const outline = (edges: readonly { node: { id: string; expires_at: string } }[]) =>
  edges.map(({ node }) => `${node.id} ${node.expires_at}`).join();

/** The reader's open invitations to circles, the one that ends first on top. */
export function InvitesTab(props: { query: InvitesTab_query$key }) {
  const { t } = useTranslation("invites");
  const me = required(useMyId(), "the person who reads");
  const now = useProductMinute();
  const query = useFragment(
    graphql`
      fragment InvitesTab_query on query_root @argumentDefinitions(me: { type: "uuid!" }) {
        received: group_invitations_connection(
          first: 100
          where: { status: { _eq: pending }, inviter_id: { _neq: $me } }
          order_by: [{ expires_at: desc }, { invitation_id: asc }]
        ) {
          edges {
            node {
              expires_at
              id
              ...InvitationCard_invitation
            }
          }
        }
      }
    `,
    props.query,
  );
  const shown = query.received.edges;
  // Rows alone, since circles change often: another invitation is a reason to read the tab again.
  useLive<InvitesTabSubscription>(
    graphql`
      subscription InvitesTabSubscription($me: uuid!) {
        group_invitations_connection(
          first: 100
          where: { status: { _eq: pending }, inviter_id: { _neq: $me } }
          order_by: [{ expires_at: desc }, { invitation_id: asc }]
        ) {
          edges {
            node {
              expires_at
              id
            }
          }
        }
      }
    `,
    { me },
    (answer) => {
      if (answer && outline(answer.group_invitations_connection.edges) !== outline(shown)) readAllQuietly();
    },
  );
  // What has expired stays pending (D109).
  const open = shown
    .map(({ node }) => node)
    .filter(({ expires_at }) => Date.parse(expires_at) > now)
    .toReversed();
  if (open.length === 0) return <EmptyState title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <Stack as="section" gap="4" aria-label={t("list")}>
      {open.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
    </Stack>
  );
}
