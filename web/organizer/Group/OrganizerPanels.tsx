import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql } from "react-relay";
import type { OrganizerPanelsQuery } from "../../__generated__/group_admin/OrganizerPanelsQuery.graphql.ts";
import type { OrganizerPanelsSubscription } from "../../__generated__/group_admin/OrganizerPanelsSubscription.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { useLive } from "../../relay/useLive.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { LatePaymentsPanel } from "./late/LatePaymentsPanel.tsx";
import { LeavingPanel } from "./leaving/LeavingPanel.tsx";
import { JoinRequestsPanel } from "./requests/JoinRequestsPanel.tsx";
import { StartPanel } from "./starting/StartPanel.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Loaded late: after the start there are no links. */
const JoinLinksPanel = lazyPart(async () => (await import("./links/JoinLinksPanel.tsx")).JoinLinksPanel);

const query = graphql`
  query OrganizerPanelsQuery($id: ID!) {
    ...useLimits_query
    node(id: $id) {
      ... on groups {
        status
        ...JoinLinksPanel_group @alias(as: "links")
        ...JoinRequestsPanel_group @alias(as: "requests")
        ...LatePaymentsPanel_group @alias(as: "late")
        ...LeavingPanel_group @alias(as: "leaving")
        ...StartPanel_group @alias(as: "start")
      }
    }
  }
`;

/** One live query for all panels, since each counts as a request (D247). */
const live = graphql`
  subscription OrganizerPanelsSubscription($id: ID!) {
    node(id: $id) {
      ... on groups {
        status
        ...JoinLinksPanel_group @alias(as: "links")
        ...JoinRequestsPanel_group @alias(as: "requests")
        ...LatePaymentsPanel_group @alias(as: "late")
        ...LeavingPanel_group @alias(as: "leaving")
        ...StartPanel_group @alias(as: "start")
      }
    }
  }
`;

interface Props {
  /** Global id of the group. */
  groupId: string;
  /** Something changed that the members' page shows too. */
  onChanged: () => void;
}

function Panels({ groupId, onChanged }: Props) {
  const data = useOwnQuery<OrganizerPanelsQuery>(query, { id: groupId });
  const { node } = data;
  useLive<OrganizerPanelsSubscription>(live, { id: groupId });
  const limits = useLimits(data, [
    "ask_again_after",
    "first_due_after_manual_start",
    "grace_extension",
    "join_link_expires",
    "late_allowance",
    "leave_reason_max",
    "rejection_reason_max",
  ]);
  return (
    <>
      {node?.late && (
        <Part>
          <LatePaymentsPanel
            group={node.late}
            allowedDays={limits.late_allowance}
            extensionDays={limits.grace_extension}
          />
        </Part>
      )}
      {node?.leaving && (
        <Part>
          <LeavingPanel group={node.leaving} longestAnswer={limits.leave_reason_max} />
        </Part>
      )}
      {node?.requests && (
        <Part>
          <JoinRequestsPanel
            group={node.requests}
            askAgainDays={limits.ask_again_after}
            longestReason={limits.rejection_reason_max}
          />
        </Part>
      )}
      {node?.links && node.status === "recruiting" && (
        <Part>
          <Suspense fallback={<SkeletonCard height="40" />}>
            <JoinLinksPanel group={node.links} days={limits.join_link_expires} />
          </Suspense>
        </Part>
      )}
      {node?.start && (
        <Part>
          <StartPanel group={node.start} firstDueDays={limits.first_due_after_manual_start} onStarted={onChanged} />
        </Part>
      )}
    </>
  );
}

/** What the one who runs a circle has to do: allow late payments, answer who asks to come or to leave, arrange the order, start. Asks as organizer. */
export function OrganizerPanels(props: Props) {
  const { t } = useTranslation("organizer");
  const failedText = (
    <>
      <chakra.p>{t("start.loadFailedText")}</chakra.p>
      <chakra.p>{t("requests.loadFailed")}</chakra.p>
    </>
  );
  return (
    <RelayScope role="group_admin">
      <Part failed={t("start.loadFailed")} failedText={failedText}>
        <Suspense fallback={<SkeletonCard height="60" />}>
          <Panels {...props} />
        </Suspense>
      </Part>
    </RelayScope>
  );
}
