import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { AskToLeaveDialogMutation } from "../../../__generated__/member/AskToLeaveDialogMutation.graphql.ts";
import { ExitNumbers } from "../../../circle/leaving/ExitNumbers.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../../ui/TextField.tsx";

/** Asks the admin to be let out, with a word or without; in a running circle only after its numbers were shown (D113). */
export function AskToLeaveDialog(props: {
  groupId: string;
  currency: string;
  myId: string;
  hasStarted: boolean;
  /** Hours of silence before the start, days after it. */
  silenceHours: number;
  answerDays: number;
  /** In characters. */
  longestReason: number;
  onAsked: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("leaving");
  const failureText = useFailureText();
  const commit = useCommit<AskToLeaveDialogMutation>(graphql`
    mutation AskToLeaveDialogMutation($groupId: uuid!, $reason: String) {
      ask_to_leave(group_id: $groupId, reason: $reason) {
        success
      }
    }
  `);
  const { register, submit, isBusy, refusal, errorOf } = useSendForm<{ reason: string }>({
    defaultValues: { reason: "" },
    send: async ({ reason }) => {
      await readAfter(commit({ groupId: props.groupId, reason: reason.trim() || null }));
      props.onAsked();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("ask.title")}
      confirmLabel={t("ask.send")}
      onConfirm={submit}
      isPending={isBusy}
    >
      <Stack gap="4">
        <chakra.p>
          {props.hasStarted
            ? t("ask.textStarted", { days: props.answerDays })
            : t("ask.textBefore", { hours: props.silenceHours })}
        </chakra.p>
        {props.hasStarted && (
          <ExitNumbers groupId={props.groupId} userId={props.myId} currency={props.currency} name={null} />
        )}
        <TextAreaField
          label={t("ask.reason")}
          isOptional
          rows={3}
          maxLength={props.longestReason}
          error={errorOf("reason")}
          {...register("reason")}
        />
        {refusal && <RefusalBanner title={t("ask.failed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
