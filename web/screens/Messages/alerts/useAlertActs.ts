import { useState } from "react";
import { graphql } from "react-relay";
import type { useAlertActsDismissMutation } from "../../../__generated__/member/useAlertActsDismissMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { productNow } from "../../../lib/productClock.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { type ReadAlerts, useReadAlerts } from "./useReadAlerts.ts";

export interface AlertActs extends ReadAlerts {
  /** Alerts that were dismissed here, which the page may still hold. */
  dismissed: ReadonlySet<string>;
  dismiss: (id: string) => Promise<void>;
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
  return { ...useReadAlerts(), dismissed, dismiss };
}
