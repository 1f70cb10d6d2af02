import { chakra } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { CloseDialogMutation } from "../../../__generated__/group_admin/CloseDialogMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Asks once before a circle is ended for good. */
export function CloseDialog(props: { groupId: string; name: string; others: number; onClose: () => void }) {
  const { t } = useTranslation("manage");
  const commit = useCommit<CloseDialogMutation>(graphql`
    mutation CloseDialogMutation($groupId: uuid!) {
      close_group(group_id: $groupId) {
        success
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await readAfter(commit({ groupId: props.groupId }));
      toaster.show({ tone: "paid", title: t("close.done") });
      props.onClose();
    },
    { failed: t("failed") },
  );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t("close.confirmTitle", { name: props.name })}
      confirmLabel={t("close.open")}
      isPending={isBusy}
      onConfirm={() => void run()}
      onClose={props.onClose}
    >
      <chakra.p color="fg.muted">{t("close.confirmText", { count: props.others })}</chakra.p>
    </ConfirmDialog>
  );
}
