import { useState } from "react";
import { graphql } from "react-relay";
import type { ClearAllMutation } from "../../../__generated__/member/ClearAllMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { productNow } from "../../../lib/productClock.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";

/** Dismisses all alerts, read and unread, after one question (D190). What comes while it is asked stays. */
export function ClearAll() {
  const { t } = useTranslation("messages");
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const commit = useCommit<ClearAllMutation>(graphql`
    mutation ClearAllMutation($until: timestamptz!) {
      update_notifications(
        where: { created_at: { _lte: $until }, dismissed_at: { _is_null: true } }
        _set: { dismissed_at: $until }
      ) {
        affected_rows
      }
    }
  `);
  const clearing = useAttempt((until: string) => readAfter(commit({ until })), { failed: t("alerts.clearFailed") });
  const close = () => setAskedAt(null);
  const handleConfirm = async () => {
    if (askedAt !== null && (await clearing.run(askedAt))) close();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAskedAt(productNow().toISOString())}>
        {t("alerts.clearAll")}
      </Button>
      <ConfirmDialog
        isOpen={askedAt !== null}
        onClose={close}
        title={t("alerts.clearTitle")}
        confirmLabel={t("alerts.clearAll")}
        onConfirm={() => void handleConfirm()}
        isPending={clearing.isBusy}
        isDestructive
        size="sm"
      >
        {t("alerts.clearText")}
      </ConfirmDialog>
    </>
  );
}
