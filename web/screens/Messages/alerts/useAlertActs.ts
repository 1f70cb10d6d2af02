import { useState } from "react";
import { graphql } from "react-relay";
import type { useAlertActsAllMutation } from "../../../__generated__/member/useAlertActsAllMutation.graphql.ts";
import type { useAlertActsDismissMutation } from "../../../__generated__/member/useAlertActsDismissMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { recordError } from "../../../lib/errorLog.ts";
import { productNow } from "../../../lib/productClock.ts";
import { deliver } from "../../../offline/own.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { toaster } from "../../../ui/toaster.tsx";

export interface AlertActs {
  /** Alerts that were dismissed here, which the page may still hold. */
  dismissed: ReadonlySet<string>;
  /** The alert was followed. */
  follow: (id: string) => void;
  dismiss: (id: string) => Promise<void>;
  markAll: () => Promise<void>;
  isMarking: boolean;
}

/** What a reader does with alerts: follows one, dismisses one with undo, and marks all as read. */
export function useAlertActs(): AlertActs {
  const { t } = useTranslation("messages");
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const commitDismiss = useCommit<useAlertActsDismissMutation>(graphql`
    mutation useAlertActsDismissMutation($id: uuid!, $at: timestamptz) {
      update_notifications(where: { notification_id: { _eq: $id } }, _set: { dismissed_at: $at }) {
        affected_rows
      }
    }
  `);
  const commitAll = useCommit<useAlertActsAllMutation>(graphql`
    mutation useAlertActsAllMutation {
      update_notifications(where: { read: { _eq: false }, dismissed_at: { _is_null: true } }, _set: { read: true }) {
        affected_rows
      }
    }
  `);
  const mark = (id: string, isDismissed: boolean) =>
    setDismissed((before) => {
      const next = new Set(before);
      if (isDismissed) next.add(id);
      else next.delete(id);
      return next;
    });
  const dismissing = useAttempt(
    async (id: string, isDismissed: boolean) => {
      mark(id, isDismissed);
      try {
        return await commitDismiss({ id, at: isDismissed ? productNow().toISOString() : null });
      } catch (thrown) {
        mark(id, !isDismissed);
        throw thrown;
      }
    },
    { failed: t("alerts.dismissFailed"), isManyAtOnce: true },
  );
  const dismiss = async (id: string) => {
    if (!(await dismissing.run(id, true))) return;
    toaster.show({ tone: "info", title: t("alerts.dismissed"), undo: () => void dismissing.run(id, false) });
  };
  const marking = useAttempt(() => readAfter(commitAll({})), { failed: t("alerts.markFailed") });
  const markAll = async () => {
    if (await marking.run()) toaster.show({ tone: "paid", title: t("alerts.allRead") });
  };
  // Whoever follows an alert is on the way to its page, so a failure is not worth a word: it only stays unread.
  const follow = (id: string) =>
    void deliver({ kind: "alert", what: { id }, line: "alerts", slot: `alert ${id}` }).catch(recordError);
  return { dismissed, follow, dismiss, markAll, isMarking: marking.isBusy };
}
