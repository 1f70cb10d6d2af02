import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useSendingMutation } from "../../../../__generated__/member/useSendingMutation.graphql.ts";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { asFailure } from "../../../../lib/AppFailure.ts";
import { useCommit } from "../../../../sending/useAction.ts";
import type { ChatChange } from "../../../../talk/useChatTail.ts";
import { toaster } from "../../../../ui/toaster.tsx";
import type { Quote } from "../model/said.ts";

/** A message on its way: shown at once, until the conversation itself has it. */
export interface OnItsWay {
  messageId: string;
  text: string;
  quote: Quote | null;
  /** Stored, and not yet come back with the conversation. */
  isStored: boolean;
}

interface Failed {
  messageId: string;
  text: string;
  replyToId: string | null;
}

/**
 * Sends messages. Each is shown at once; when it fails, it leaves and its text goes back to where it was typed. Sent
 * again unchanged it keeps its id, so that a message whose answer was lost is never there twice.
 */
export function useSending(
  me: string,
  chat: string,
  back: { onFailed: (text: string, quote: Quote | null) => void; onStoredAnyway: (text: string) => void },
) {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const [onItsWay, setOnItsWay] = useState<readonly OnItsWay[]>([]);
  const failed = useRef<Failed | null>(null);
  const commit = useCommit<useSendingMutation>(graphql`
    mutation useSendingMutation($message: messages_insert_input!) {
      insert_messages(objects: [$message]) {
        affected_rows
      }
    }
  `);
  const without = (messageId: string) =>
    setOnItsWay((before) => before.filter((message) => message.messageId !== messageId));

  const send = async (text: string, quote: Quote | null) => {
    const replyToId = quote?.messageId ?? null;
    const last = failed.current;
    const isAgain = last?.text === text && last.replyToId === replyToId;
    const messageId = isAgain ? last.messageId : crypto.randomUUID();
    failed.current = null;
    setOnItsWay((before) => [...before, { messageId, text, quote, isStored: false }]);
    try {
      await commit({ message: { chat_id: chat, message_id: messageId, message: text, reply_to_id: replyToId } });
      setOnItsWay((before) =>
        before.map((each) => (each.messageId === messageId ? { ...each, isStored: true } : each)),
      );
    } catch (thrown) {
      without(messageId);
      failed.current = { messageId, text, replyToId };
      back.onFailed(text, quote);
      const { code } = asFailure(thrown);
      const isKnown = code !== "unexpected" && code !== "network";
      toaster.show({
        tone: "late",
        title: t("write.failed"),
        text: isKnown ? failureText(thrown) : t("write.failedText"),
      });
    }
  };

  /** What came with the conversation is no longer on its way. */
  const hear = (changes: readonly ChatChange[]) => {
    for (const { kind, message_id: messageId, user_id: userId } of changes) {
      if (kind !== "said" || userId !== me) continue;
      without(messageId);
      if (failed.current?.messageId !== messageId) continue;
      // It was stored, and only the answer was lost.
      back.onStoredAnyway(failed.current.text);
      failed.current = null;
    }
  };
  return { hear, onItsWay, send };
}
