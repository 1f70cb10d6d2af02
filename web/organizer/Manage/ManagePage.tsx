import { Box, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ManagePage_group$key } from "../../__generated__/group_admin/ManagePage_group.graphql.ts";
import type { ManagePage_query$key } from "../../__generated__/group_admin/ManagePage_query.graphql.ts";
import type { ManagePageSubscription } from "../../__generated__/group_admin/ManagePageSubscription.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useLimits } from "../../components/useLimits.ts";
import { useTitle } from "../../app/PageTitle.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { useLive } from "../../relay/useLive.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { LeavingPanel } from "../Group/leaving/LeavingPanel.tsx";
import { RemoveMemberPanel } from "../Group/leaving/RemoveMemberPanel.tsx";
import { JoinLinksPanel } from "../Group/links/JoinLinksPanel.tsx";
import { PicturePanel } from "./picture/PicturePanel.tsx";
import { AdmissionSection } from "./admission/AdmissionSection.tsx";
import { DangerSection } from "./danger/DangerSection.tsx";
import { DetailsSection } from "./details/DetailsSection.tsx";
import { InvitationsSection } from "./invitations/InvitationsSection.tsx";
import { isOrganizer, manageAnswers } from "./manageAnswers.ts";
import { ManageNav } from "./ManageNav.tsx";
import { MembersSection } from "./members/MembersSection.tsx";
import { OrderSection } from "./order/OrderSection.tsx";
import { PaymentsSection } from "./payments/PaymentsSection.tsx";
import { RequestsSection } from "./requests/RequestsSection.tsx";
import { TermsSection } from "./terms/TermsSection.tsx";
import { TimingSection } from "./timing/TimingSection.tsx";
import { VotesSection } from "./VotesSection.tsx";

/** Everything that an organizer does with a circle, one card a matter; what is locked says why (D99, D236). */
export function ManagePage(props: {
  group: ManagePage_group$key;
  query: ManagePage_query$key;
  /** Something changed that the page reads again. */
  onChanged: () => void;
}) {
  const { onChanged } = props;
  const { t } = useTranslation("manage");
  // Starting uses the stored order, so the part that starts knows of one that is only on screen.
  const arrangement = useState<readonly string[] | null>(null);
  const group = useFragment(
    graphql`
      fragment ManagePage_group on groups {
        changes_at
        group_id
        id
        may_manage
        name
        seconds_to_change
        short_id
        url_slug
        ...AdmissionSection_group
        ...DangerSection_group
        ...DetailsSection_group
        ...InvitationsSection_group
        ...JoinLinksPanel_group
        ...LeavingPanel_group
        ...ManageNav_group
        ...MembersSection_group
        ...OrderSection_group
        ...PaymentsSection_group
        ...PicturePanel_group
        ...RemoveMemberPanel_group
        ...RequestsSection_group
        ...TermsSection_group
        ...TimingSection_group
        ...VotesSection_group
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment ManagePage_query on query_root {
        currencies_connection(first: 50, where: { is_enabled: { _eq: true } }, order_by: [{ code: asc }]) {
          edges {
            node {
              code
            }
          }
        }
        ...useLimits_query
      }
    `,
    props.query,
  );
  const limits = useLimits(query, [
    "ask_again_after",
    "contribution_max",
    "contribution_min",
    "description_max",
    "first_due_after_manual_start",
    "join_link_expires",
    "grace_extension",
    "late_allowance",
    "link_name_max",
    "link_names_max",
    "leave_reason_max",
    "members_max",
    "members_min",
    "name_max",
    "payout_delay_max",
    "picture_max",
    "rejection_reason_max",
    "restart_start",
    "restart_vote",
    "rules_max",
    "terms_answer",
  ]);
  useTitle(t("titleOf", { name: group.name }));
  usePassingTime(group.seconds_to_change, group.changes_at);
  useLive<ManagePageSubscription>(
    graphql`
      subscription ManagePageSubscription($id: ID!) {
        node(id: $id) {
          ... on groups {
            admin_offers(where: { ended_at: { _is_null: true } }) {
              expires_at
              user_id
            }
            current_members
            may_invite
            may_manage
            may_restart
            start_date
            status
            ...ConsentList_group @alias(as: "consents")
            ...InvitationsSection_group @alias(as: "invitations")
            ...JoinLinksPanel_group @alias(as: "links")
            ...JoinRequestsPanel_group @alias(as: "requests")
            ...LatePaymentsPanel_group @alias(as: "late")
            ...LeavingPanel_group @alias(as: "leaving")
            ...StartPanel_group @alias(as: "start")
          }
        }
      }
    `,
    { id: group.id },
  );
  const back = { to: groupPath(group), label: group.name };
  if (!isOrganizer(manageAnswers(group.may_manage))) return <NotAuthorized groupPath={back.to} />;
  return (
    // As wide as both columns, so that the header ends where they do.
    <Stack gap={{ base: "5", lg: "6" }} minW="0" maxW={{ lg: "calc(57rem + {sizes.10})" }} overflowWrap="anywhere">
      <PageHeader
        title={t("title")}
        back={back}
        actions={
          <ButtonLink variant="outline" size="sm" to={`${back.to}#record`}>
            {t("toRecord")}
          </ButtonLink>
        }
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "13rem minmax(0, 44rem)" }}
        gap={{ base: "5", lg: "10" }}
        alignItems="start"
      >
        <Part>
          <ManageNav group={group} />
        </Part>
        <Stack gap="5">
          <Part>
            <DetailsSection
              group={group}
              longest={{
                name: limits.name_max,
                description: limits.description_max,
                linkName: limits.link_name_max,
                rules: limits.rules_max,
              }}
              mostLinkNames={limits.link_names_max}
            />
          </Part>
          <Part>
            <PicturePanel group={group} mostMegabytes={limits.picture_max} onChanged={onChanged} />
          </Part>
          <Part>
            <AdmissionSection group={group} />
          </Part>
          <Part>
            <TermsSection
              group={group}
              limits={limits}
              currencies={query.currencies_connection.edges.map(({ node }) => node.code)}
            />
          </Part>
          <Part>
            <MembersSection group={group} />
          </Part>
          <Part>
            <LeavingPanel group={group} longestAnswer={limits.leave_reason_max} />
          </Part>
          <Part>
            <RemoveMemberPanel group={group} longestReason={limits.leave_reason_max} onRemoved={onChanged} />
          </Part>
          <Part>
            <OrderSection group={group} arrangement={arrangement} />
          </Part>
          <Part>
            <RequestsSection
              group={group}
              askAgainDays={limits.ask_again_after}
              longestReason={limits.rejection_reason_max}
            />
          </Part>
          <Part>
            <InvitationsSection group={group} />
          </Part>
          <Part>
            <JoinLinksPanel group={group} days={limits.join_link_expires} />
          </Part>
          <Part>
            <PaymentsSection group={group} allowedDays={limits.late_allowance} extensionDays={limits.grace_extension} />
          </Part>
          <Part>
            <TimingSection
              group={group}
              arrangement={arrangement}
              firstDueDays={limits.first_due_after_manual_start}
              smallest={limits.members_min}
            />
          </Part>
          <Part>
            <VotesSection group={group} />
          </Part>
          <Part>
            <DangerSection group={group} restart={{ voteDays: limits.restart_vote, startDays: limits.restart_start }} />
          </Part>
        </Stack>
      </Box>
    </Stack>
  );
}

/** For whoever comes here without running the circle: the words of the refusal, and the way back. */
function NotAuthorized(props: { groupPath: string }) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  return (
    <EmptyState
      isPage
      title={t("notYours")}
      text={failureText(new AppFailure("not-allowed", ""))}
      action={<ButtonLink to={props.groupPath}>{t("toGroup")}</ButtonLink>}
    />
  );
}
