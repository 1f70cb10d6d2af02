import { chakra } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { LeaveDialogMutation } from "../../../__generated__/member/LeaveDialogMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Asks once before a member leaves over changed terms (D89). */
export function LeaveDialog(props: { groupId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation("manage");
  const navigate = useNavigate();
  const commit = useCommit<LeaveDialogMutation>(graphql`
    mutation LeaveDialogMutation($groupId: uuid!) {
      decline_group_terms(group_id: $groupId) {
        success
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await commit({ groupId: props.groupId });
      toaster.show({ tone: "info", title: t("changed.left"), isForNextPage: true });
      void navigate("/groups", { replace: true });
    },
    { failed: t("changed.leaveFailed") },
  );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t("changed.leaveTitle", { name: props.name })}
      confirmLabel={t("changed.leave")}
      isPending={isBusy}
      onConfirm={() => void run()}
      onClose={props.onClose}
    >
      <chakra.p color="fg.muted">{t("changed.leaveText")}</chakra.p>
    </ConfirmDialog>
  );
}
