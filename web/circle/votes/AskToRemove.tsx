import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { AskToRemoveMutation } from "../../__generated__/member/AskToRemoveMutation.graphql.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextAreaField } from "../../ui/TextField.tsx";
import { toaster } from "../../ui/toaster.tsx";

/** Asks the circle to remove a member, with a reason that everybody reads (D122). */
export function AskToRemove(props: {
  groupId: string;
  userId: string;
  name: string;
  /** How long the others vote. */
  days: number;
  /** In how many days there is one such vote. */
  pause: number;
  /** In characters. */
  longestReason: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("votes");
  const failureText = useFailureText();
  const { days, groupId, name, pause, userId } = props;
  const commit = useCommit<AskToRemoveMutation>(graphql`
    mutation AskToRemoveMutation($groupId: uuid!, $userId: uuid!, $reason: String!) {
      open_removal_vote(group_id: $groupId, user_id: $userId, reason: $reason) {
        vote_id
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm<{ reason: string }>({
    defaultValues: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t("ask.reasonMissing") }),
    send: async ({ reason }) => {
      await readAfter(commit({ groupId, userId, reason }));
      toaster.show({ tone: "paid", title: t("ask.removeDone"), text: t("ask.daysDoneText") });
      props.onDone();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t("ask.removeTitle", { name })}
      confirmLabel={t("ask.removeSend")}
      isPending={isBusy}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <Stack gap="4">
        <chakra.p>{t("ask.removeText", { name, days, pause })}</chakra.p>
        <TextAreaField
          label={t("ask.reason")}
          hint={t("ask.reasonHint", { name })}
          rows={3}
          maxLength={props.longestReason}
          error={errorOf("reason")}
          {...register("reason")}
        />
        {refusal && <RefusalBanner title={t("ask.daysFailed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
