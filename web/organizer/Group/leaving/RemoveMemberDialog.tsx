import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { RemoveMemberDialogMutation } from "../../../__generated__/group_admin/RemoveMemberDialogMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Removes a member before the start, with the words that they will read (D114). */
export function RemoveMemberDialog(props: {
  groupId: string;
  userId: string;
  name: string;
  /** In characters. */
  longestReason: number;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("leaving");
  const failureText = useFailureText();
  const { groupId, name, userId } = props;
  const commit = useCommit<RemoveMemberDialogMutation>(graphql`
    mutation RemoveMemberDialogMutation($groupId: uuid!, $userId: uuid!, $reason: String!) {
      remove_member(group_id: $groupId, user_id: $userId, reason: $reason) {
        success
      }
    }
  `);
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<{ reason: string }>({
    defaultValues: { reason: "" },
    check: ({ reason }) => (reason.trim() === "" ? { reason: t("remove.reasonMissing") } : {}),
    send: async ({ reason }) => {
      await readAfter(commit({ groupId, userId, reason: reason.trim() }));
      toaster.show({ tone: "paid", title: t("remove.done", { name }) });
      props.onRemoved();
      props.onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("remove.ask", { name })}
      confirmLabel={t("remove.button")}
      onConfirm={submit}
      isPending={isBusy}
      isDestructive
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t("remove.askText", { name })}</chakra.p>
        <TextAreaField
          label={t("remove.reason")}
          rows={3}
          maxLength={props.longestReason}
          error={errorOf("reason")}
          {...register("reason")}
        />
        {refusal && <RefusalBanner title={t("remove.failed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
