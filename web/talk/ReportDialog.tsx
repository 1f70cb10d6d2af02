import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { ReportDialogMessageMutation } from "../__generated__/member/ReportDialogMessageMutation.graphql.ts";
import type { ReportDialogPersonMutation } from "../__generated__/member/ReportDialogPersonMutation.graphql.ts";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useCommit } from "../sending/useAction.ts";
import { useSendForm } from "../sending/useSendForm.ts";
import { ConfirmDialog } from "../ui/Dialog.tsx";
import { RefusalBanner } from "../ui/RefusalBanner.tsx";
import { TextAreaField } from "../ui/TextField.tsx";
import { toaster } from "../ui/toaster.tsx";

/** What is reported: a message, or a person. */
export type Reported = { messageId: string } | { userId: string; name: string };

/** Reports to support, with a word about what is wrong (D187). */
export function ReportDialog(props: { reported: Reported; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const { reported } = props;
  const commitMessage = useCommit<ReportDialogMessageMutation>(graphql`
    mutation ReportDialogMessageMutation($messageId: uuid!, $reason: String!) {
      report_message(message_id: $messageId, reason: $reason) {
        ticket_number
      }
    }
  `);
  const commitPerson = useCommit<ReportDialogPersonMutation>(graphql`
    mutation ReportDialogPersonMutation($userId: uuid!, $reason: String!) {
      report_person(user_id: $userId, reason: $reason) {
        ticket_number
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm<{ reason: string }>({
    defaultValues: { reason: "" },
    send: async ({ reason: typed }) => {
      const reason = typed.trim();
      const number =
        "messageId" in reported
          ? (await commitMessage({ messageId: reported.messageId, reason })).report_message.ticket_number
          : (await commitPerson({ userId: reported.userId, reason })).report_person.ticket_number;
      toaster.show({ tone: "paid", title: t("report.done"), text: t("report.doneText", { number: String(number) }) });
      props.onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={"name" in reported ? t("report.titlePerson", { name: reported.name }) : t("report.titleMessage")}
      confirmLabel={t("report.confirm")}
      isPending={isBusy}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t("report.text")}</chakra.p>
        <TextAreaField
          label={t("report.reason")}
          isOptional
          rows={3}
          maxLength={1000}
          error={errorOf("reason")}
          {...register("reason")}
        />
        {refusal && <RefusalBanner title={t("report.failed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
