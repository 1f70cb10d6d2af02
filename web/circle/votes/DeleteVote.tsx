import { chakra } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteVoteMutation } from "../../__generated__/member/DeleteVoteMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readAfter } from "../../relay/readAfter.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { toaster } from "../../ui/toaster.tsx";

/** Takes an open vote back, after a question (D129). For the admin. */
export function DeleteVote({ text, voteId }: { voteId: string; text: string }) {
  const { t } = useTranslation("votes");
  const [isAsked, setIsAsked] = useState(false);
  const commit = useCommit<DeleteVoteMutation>(graphql`
    mutation DeleteVoteMutation($voteId: uuid!) {
      delete_vote(vote_id: $voteId) {
        success
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await commit({ voteId });
      setIsAsked(false);
      toaster.show({ tone: "paid", title: t("delete.done") });
      await readAfter(Promise.resolve());
    },
    { failed: t("delete.failed") },
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette="gray"
        alignSelf="flex-start"
        ms="-3"
        onClick={() => setIsAsked(true)}
      >
        <Trash2 size={16} aria-hidden />
        {t("delete.button")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t("delete.title")}
          confirmLabel={t("delete.confirm")}
          isPending={isBusy}
          onConfirm={() => void run()}
          onClose={() => setIsAsked(false)}
        >
          <chakra.p>{text}</chakra.p>
        </ConfirmDialog>
      )}
    </>
  );
}
