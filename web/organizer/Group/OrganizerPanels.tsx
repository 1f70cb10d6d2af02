import { Suspense, useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { OrganizerPanelsQuery } from "../../__generated__/group_admin/OrganizerPanelsQuery.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { LatePaymentsPanel } from "./late/LatePaymentsPanel.tsx";
import { JoinRequestsPanel } from "./requests/JoinRequestsPanel.tsx";
import { StartPanel } from "./starting/StartPanel.tsx";

const query = graphql`
  query OrganizerPanelsQuery($id: ID!) {
    ...useLimits_query
    node(id: $id) {
      ... on groups {
        ...JoinRequestsPanel_group @alias(as: "requests")
        ...LatePaymentsPanel_group @alias(as: "late")
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

function Panels({ groupId, onChanged, attempt }: Props & { attempt: number }) {
  const data = useLazyLoadQuery<OrganizerPanelsQuery>(
    query,
    { id: groupId },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const { node } = data;
  const { ask_again_after, first_due_after_manual_start, late_allowance, rejection_reason_max } = useLimits(data, [
    "ask_again_after",
    "first_due_after_manual_start",
    "late_allowance",
    "rejection_reason_max",
  ]);
  const environment = useRelayEnvironment();
  useReadAgain(() => fetchQuery<OrganizerPanelsQuery>(environment, query, { id: groupId }).toPromise());
  return (
    <>
      {node?.late && <LatePaymentsPanel group={node.late} allowedDays={late_allowance} />}
      {node?.requests && (
        <JoinRequestsPanel group={node.requests} askAgainDays={ask_again_after} longestReason={rejection_reason_max} />
      )}
      {node?.start && (
        <StartPanel group={node.start} firstDueDays={first_due_after_manual_start} onStarted={onChanged} />
      )}
    </>
  );
}

/** What the one who runs a circle has to do: allow late payments, answer requests, arrange the order, start. Asks as organizer. */
export function OrganizerPanels(props: Props) {
  const { t } = useTranslation("organizer");
  const { t: tu } = useTranslation("ui");
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Banner
      tone="late"
      title={t("requests.loadFailed")}
      action={
        <Button variant="outline" size="sm" onClick={() => setAttempt(attempt + 1)}>
          {tu("retry")}
        </Button>
      }
    />
  );
  return (
    <RelayScope role="group_admin">
      <ErrorBoundary key={attempt} fallback={failed}>
        <Suspense fallback={<SkeletonCard height="60" />}>
          <Panels {...props} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </RelayScope>
  );
}
