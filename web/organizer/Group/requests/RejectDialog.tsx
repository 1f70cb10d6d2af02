import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";

const longestReason = 300;

/** Asks once before somebody is turned away; a reason helps them, but nobody has to give one. */
export function RejectDialog(props: { name: string; onClose: () => void; onReject: (reason: string) => void }) {
  const { t } = useTranslation("organizer");
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("requests.rejectTitle", { name: props.name })}
      confirmLabel={t("requests.reject")}
      onConfirm={() => props.onReject(reason)}
      isDestructive
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t("requests.rejectText")}</chakra.p>
        <TextAreaField
          label={t("requests.reason")}
          isOptional
          rows={3}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
