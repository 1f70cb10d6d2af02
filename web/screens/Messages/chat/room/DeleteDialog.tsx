import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { ConfirmDialog } from "../../../../ui/Dialog.tsx";

/** Asks once before a message is deleted for everybody. */
export function DeleteDialog(props: { onDelete: () => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const { isBusy, run } = useAttempt(props.onDelete, { failed: t("act.failed") });
  const handleConfirm = async () => {
    if (await run()) props.onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      size="sm"
      title={t("delete.title")}
      confirmLabel={t("delete.confirm")}
      isPending={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={props.onClose}
    >
      <chakra.p color="fg.muted">{t("delete.text")}</chakra.p>
    </ConfirmDialog>
  );
}
