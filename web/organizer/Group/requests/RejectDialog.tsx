import { chakra, Stack } from "@chakra-ui/react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";

/** Asks once before somebody is turned away; a reason helps them, but nobody has to give one. */
export function RejectDialog(props: {
  name: string;
  /** After how many days the person may ask again (D119). */
  askAgainDays: number;
  /** In characters. */
  longestReason: number;
  onClose: () => void;
  /** Rejects with an AppFailure when it is refused: the reason stays in its field. */
  onReject: (reason: string) => Promise<void>;
}) {
  const { t } = useTranslation("organizer");
  const failureText = useFailureText();
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<{ reason: string }>({
    defaultValues: { reason: "" },
    send: async ({ reason }) => {
      await props.onReject(reason);
      props.onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("requests.rejectTitle", { name: props.name })}
      confirmLabel={t("requests.reject")}
      onConfirm={submit}
      isPending={isBusy}
      isDestructive
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t("requests.rejectText", { days: props.askAgainDays })}</chakra.p>
        <TextAreaField
          label={t("requests.reason")}
          isOptional
          rows={3}
          maxLength={props.longestReason}
          error={errorOf("reason")}
          {...register("reason")}
        />
        {refusal && <RefusalBanner title={t("requests.rejectFailed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
