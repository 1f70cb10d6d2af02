import { chakra } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { PersonDialogsBlockMutation } from "../../../../__generated__/member/PersonDialogsBlockMutation.graphql.ts";
import type { PersonDialogsClearMutation } from "../../../../__generated__/member/PersonDialogsClearMutation.graphql.ts";
import type { PersonDialogsUnblockMutation } from "../../../../__generated__/member/PersonDialogsUnblockMutation.graphql.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { readAfter } from "../../../../relay/readAfter.ts";
import { useCommit } from "../../../../sending/useAction.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { ConfirmDialog } from "../../../../ui/Dialog.tsx";
import { toaster } from "../../../../ui/toaster.tsx";
import type { Chat } from "../useChats.ts";

/** Asks once before a chat between two people is emptied for its reader (D178). */
export function ClearDialog(props: { me: string; chat: Chat; top: number; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const commit = useCommit<PersonDialogsClearMutation>(graphql`
    mutation PersonDialogsClearMutation($me: uuid!, $chat: uuid!, $number: Int!) {
      update_chat_user_states_by_pk(pk_columns: { user_id: $me, chat_id: $chat }, _set: { cleared_number: $number }) {
        id
        cleared_number
        last_text
        last_voice_ms
        unread
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await commit({ me: props.me, chat: props.chat.chatId, number: props.top });
      toaster.show({ tone: "paid", title: t("clear.done"), text: t("clear.doneText") });
      props.onClose();
    },
    { failed: t("clear.failed") },
  );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      size="sm"
      title={t("clear.title")}
      confirmLabel={t("clear.confirm")}
      isPending={isBusy}
      onConfirm={() => void run()}
      onClose={props.onClose}
    >
      <chakra.p color="fg.muted">{t("clear.text", { name: props.chat.name })}</chakra.p>
    </ConfirmDialog>
  );
}

/** Unblocks a person. */
export function useUnblock(me: string, person: { userId: string; name: string } | null) {
  const { t } = useTranslation("messages");
  const commit = useCommit<PersonDialogsUnblockMutation>(graphql`
    mutation PersonDialogsUnblockMutation($me: uuid!, $person: uuid!) {
      delete_user_blocks(where: { user_id: { _eq: $me }, blocked_user_id: { _eq: $person } }) {
        affected_rows
      }
    }
  `);
  return useAttempt(
    async () => {
      if (!person) return;
      await readAfter(commit({ me, person: person.userId }));
      toaster.show({ tone: "paid", title: t("block.undone", { name: person.name }) });
    },
    { failed: t("block.failed") },
  );
}

/** Asks once before a person is blocked: it works both ways (D292). */
export function BlockDialog(props: { person: { userId: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const { name, userId } = props.person;
  const commit = useCommit<PersonDialogsBlockMutation>(graphql`
    mutation PersonDialogsBlockMutation($person: uuid!) {
      insert_user_blocks(objects: [{ blocked_user_id: $person }]) {
        affected_rows
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      await readAfter(commit({ person: userId }));
      toaster.show({ tone: "paid", title: t("block.done", { name }) });
      props.onClose();
    },
    { failed: t("block.failed") },
  );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      size="sm"
      title={t("block.title", { name })}
      confirmLabel={t("block.confirm")}
      isPending={isBusy}
      onConfirm={() => void run()}
      onClose={props.onClose}
    >
      <chakra.p color="fg.muted">{t("block.text")}</chakra.p>
    </ConfirmDialog>
  );
}
