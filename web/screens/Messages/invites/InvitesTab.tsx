import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitesTab_query$key } from "../../../__generated__/member/InvitesTab_query.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { AcceptDialog, type Accepted } from "./AcceptDialog.tsx";
import { InvitationCard } from "./InvitationCard.tsx";

/** The reader's open invitations to circles, the one that ends first on top. */
export function InvitesTab(props: { query: InvitesTab_query$key }) {
  const { t } = useTranslation("invites");
  const now = useProductMinute();
  const [accepted, setAccepted] = useState<(Accepted & { id: string }) | null>(null);
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
  // What has expired stays pending (D109).
  const open = shown
    .map(({ node }) => node)
    .filter(({ expires_at }) => Date.parse(expires_at) > now)
    .toReversed();
  // With an invitation that is answered its buttons are gone; the terms may be closed after that.
  const head = useHeadsRows<HTMLDivElement>(open.length + (accepted ? 1 : 0));
  return (
    <>
      <Stack as="section" gap="4" aria-label={t("list")} {...head}>
        {open.length === 0 ? (
          <EmptyState
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={
              <ButtonLink to="/groups?tab=discover" variant="outline">
                {t("discover")}
              </ButtonLink>
            }
          />
        ) : (
          open.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              invitation={invitation}
              onAccept={(chosen) => setAccepted({ ...chosen, id: invitation.id })}
            />
          ))
        )}
      </Stack>
      {/* Not in the card: whoever reads the terms is told when the invitation ends meanwhile. */}
      {accepted && (
        <AcceptDialog
          accepted={accepted}
          isGone={open.every(({ id }) => id !== accepted.id)}
          onClose={() => setAccepted(null)}
          onChanged={readAllQuietly}
        />
      )}
    </>
  );
}
