import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteDialogMutation } from "../../../__generated__/group_admin/DeleteDialogMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Deletes a circle after its name was typed (D88). */
export function DeleteDialog(props: { groupId: string; name: string; others: number; onClose: () => void }) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const commit = useCommit<DeleteDialogMutation>(graphql`
    mutation DeleteDialogMutation($groupId: uuid!, $name: String!) {
      delete_group(group_id: $groupId, name: $name) {
        success
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm<{ name: string }>({
    defaultValues: { name: "" },
    check: ({ name }) => ({
      name: name.trim() === props.name ? undefined : failureText(new AppFailure("group-name-mismatch", "")),
    }),
    send: async ({ name }) => {
      await commit({ groupId: props.groupId, name });
      toaster.show({ tone: "paid", title: t("delete.done"), isForNextPage: true });
      void navigate("/groups", { replace: true });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t("delete.confirmTitle", { name: props.name })}
      confirmLabel={t("delete.open")}
      isPending={isBusy}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t("delete.confirmText", { count: props.others })}</chakra.p>
        <TextField
          label={t("delete.type", { name: props.name })}
          autoComplete="off"
          error={errorOf("name")}
          {...register("name")}
        />
        {refusal && <RefusalBanner title={t("failed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
