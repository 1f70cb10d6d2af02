import { chakra } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { CloseRegistrationMutation } from "../../../__generated__/group_admin/CloseRegistrationMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { MayI } from "../../../lib/mayI.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { useOpened } from "../../../ui/useOpened.ts";
import { LockedReason } from "../Section.tsx";
import { Step } from "./Step.tsx";

/** Lets nobody in any more, without starting, after one question (D74). */
export function CloseRegistration({ answer, groupId }: { groupId: string; answer: MayI }) {
  const { t } = useTranslation("manage");
  const commit = useCommit<CloseRegistrationMutation>(graphql`
    mutation CloseRegistrationMutation($groupId: uuid!) {
      close_registration(group_id: $groupId) {
        success
      }
    }
  `);
  const { opened, open, close } = useOpened<true>();
  const { isBusy, run } = useAttempt(
    async () => {
      await readAfter(commit({ groupId }));
      toaster.show({ tone: "paid", title: t("registration.done"), text: t("registration.doneText") });
      close();
    },
    { failed: t("registration.failed") },
  );
  return (
    <Step title={t("registration.title")} text={t("registration.text")}>
      {answer.allowed ? (
        <Button variant="outline" alignSelf="flex-start" aria-haspopup="dialog" onClick={() => open(true)}>
          {t("registration.submit")}
        </Button>
      ) : (
        <LockedReason refusal={answer.refusal} />
      )}
      {opened && (
        <ConfirmDialog
          isOpen
          title={t("registration.confirmTitle")}
          confirmLabel={t("registration.submit")}
          isPending={isBusy}
          onConfirm={() => void run()}
          onClose={close}
        >
          <chakra.p color="fg.muted">{t("registration.confirmText")}</chakra.p>
        </ConfirmDialog>
      )}
    </Step>
  );
}
