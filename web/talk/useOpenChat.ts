import { graphql } from "react-relay";
import type { useOpenChatMutation } from "../__generated__/member/useOpenChatMutation.graphql.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useCommit } from "../sending/useAction.ts";
import { useAttempt } from "../sending/useAttempt.ts";
import { toaster } from "../ui/toaster.tsx";

/** A conversation that was opened with somebody. */
export interface Started {
  address: string;
  name: string;
}

/** The page of a conversation between two people. */
export const startedPath = ({ address, name }: Started): string =>
  `/messages?${new URLSearchParams({ tab: "chat", selectedChat: address, chatName: name, chatType: "individual" })}`;

/**
 * Opens the conversation with a person; one that was begun goes on (D180).
 * @param more.isElsewhere the conversation is shown on another page, so what is said about it waits for that page
 */
export function useOpenChat(onStarted: (chat: Started) => void, more: { isElsewhere?: boolean } = {}) {
  const { t } = useTranslation("messages");
  const commit = useCommit<useOpenChatMutation>(graphql`
    mutation useOpenChatMutation($userId: uuid!) {
      open_chat(user_id: $userId) {
        address
      }
    }
  `);
  return useAttempt(
    async ({ name, userId }: { userId: string; name: string }) => {
      const { open_chat } = await commit({ userId });
      toaster.show({ tone: "paid", title: t("start.started"), isForNextPage: more.isElsewhere });
      onStarted({ address: open_chat.address, name });
    },
    { failed: ({ code }) => ({ title: t("start.failed"), ...(code === "unexpected" && { text: undefined }) }) },
  );
}
