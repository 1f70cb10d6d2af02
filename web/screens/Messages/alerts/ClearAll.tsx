import { useState } from "react";
import { graphql } from "react-relay";
import type { ClearAllMutation } from "../../../__generated__/member/ClearAllMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";

/**
 * Dismisses all alerts, read and unread, after one question (D190). What comes while it is asked stays.
 * @param seenUntil the instant (ISO 8601) up to which the reader can have seen them
 */
export function ClearAll({ seenUntil }: { seenUntil: () => string }) {
  const { t } = useTranslation("messages");
  const [until, setUntil] = useState<string | null>(null);
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
  const clearing = useAttempt((last: string) => readAfter(commit({ until: last })), {
    failed: t("alerts.clearFailed"),
  });
  const close = () => setUntil(null);
  const handleConfirm = async () => {
    if (until !== null && (await clearing.run(until))) close();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setUntil(seenUntil())}>
        {t("alerts.clearAll")}
      </Button>
      <ConfirmDialog
        isOpen={until !== null}
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
