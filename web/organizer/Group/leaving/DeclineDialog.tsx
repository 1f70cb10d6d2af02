import { chakra, Stack } from "@chakra-ui/react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";

/** Asks once before a request to leave is declined; a word helps the member, but nobody has to give one. */
export function DeclineDialog(props: {
  name: string;
  hasStarted: boolean;
  /** In characters. */
  longestAnswer: number;
  /** Rejects with an AppFailure when it is refused: the words stay in their field. */
  onDecline: (words: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation("leaving");
  const failureText = useFailureText();
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<{ answer: string }>({
    defaultValues: { answer: "" },
    send: async ({ answer }) => {
      await props.onDecline(answer);
      props.onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("admin.declineTitle", { name: props.name })}
      confirmLabel={t("admin.decline")}
      onConfirm={submit}
      isPending={isBusy}
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">
          {t(props.hasStarted ? "admin.declineStarted" : "admin.declineBefore", { name: props.name })}
        </chakra.p>
        <TextAreaField
          label={t("admin.words")}
          isOptional
          rows={3}
          maxLength={props.longestAnswer}
          error={errorOf("answer")}
          {...register("answer")}
        />
        {refusal && <RefusalBanner title={t("admin.declineFailed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
