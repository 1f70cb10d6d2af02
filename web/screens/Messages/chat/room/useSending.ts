import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useSendingMutation } from "../../../../__generated__/member/useSendingMutation.graphql.ts";
import { asFailure } from "../../../../lib/AppFailure.ts";
import { uploadFile } from "../../../../sending/uploadFile.ts";
import { useCommit } from "../../../../sending/useAction.ts";
import type { ChatChange } from "../../../../talk/useChatTail.ts";
import { toaster } from "../../../../ui/toaster.tsx";
import type { Quote } from "../model/said.ts";
import { useSendFailure } from "./useSendFailure.ts";
import type { Recording, Voice } from "../voice/voice.ts";

/** A message on its way: shown at once, until the conversation itself has it. */
export interface OnItsWay {
  messageId: string;
  text: string | null;
  voice: Voice | null;
  quote: Quote | null;
  /** Stored, and not yet come back with the conversation. */
  isStored: boolean;
}

/** What is sent: words or a recording. */
type Content = { text: string; recording: null } | { text: null; recording: Recording };

interface Failed {
  messageId: string;
  content: Content;
  replyToId: string | null;
  /** The file of a recording that has arrived, although it could not be said. */
  voiceId: string | null;
}

const letGo = (voice: Voice | null | undefined) => voice && URL.revokeObjectURL(voice.url);

const isSame = (one: Content, other: Content): boolean =>
  one.text === other.text && one.recording?.sound === other.recording?.sound;

/**
 * Sends messages. Each is shown at once; when it fails, it leaves and goes back to where it was typed or recorded. Sent
 * again unchanged it keeps its id, so that a message whose answer was lost is never there twice.
 */
export function useSending(
  me: string,
  chat: string,
  back: {
    onFailed: (content: Content, quote: Quote | null) => void;
    onStoredAnyway: (content: Content) => void;
  },
) {
  const sendFailure = useSendFailure();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
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

  const send = async (content: Content, quote: Quote | null) => {
    const replyToId = quote?.messageId ?? null;
    const last = failed.current;
    const again = last && isSame(last.content, content) && last.replyToId === replyToId ? last : null;
    const messageId = again?.messageId ?? crypto.randomUUID();
    const { recording, text } = content;
    let voiceId = again?.voiceId ?? null;
    failed.current = null;
    setOnItsWay((before) => [...before, { messageId, text, voice: recording, quote, isStored: false }]);
    try {
      if (recording) voiceId ??= (await uploadFile("voices", recording.sound)).file_id;
      const said = recording ? { voice_id: voiceId, voice_levels: recording.levels } : { message: text };
      await commit({ message: { chat_id: chat, message_id: messageId, ...said, reply_to_id: replyToId } });
      setOnItsWay((before) =>
        before.map((each) => (each.messageId === messageId ? { ...each, isStored: true } : each)),
      );
    } catch (thrown) {
      without(messageId);
      const { code } = asFailure(thrown);
      // Swept meanwhile: the next try brings the recording again.
      failed.current = { messageId, content, replyToId, voiceId: code === "voice-not-found" ? null : voiceId };
      back.onFailed(content, quote);
      toaster.show(sendFailure(thrown, { isHere: isHere.current, isRecording: recording !== null }));
    }
  };

  /** What came with the conversation is no longer on its way. */
  const hear = (changes: readonly ChatChange[]) => {
    for (const { kind, message_id: messageId, user_id: userId } of changes) {
      if (kind !== "said" || userId !== me) continue;
      // From now on it is heard from the server.
      letGo(onItsWay.find((message) => message.messageId === messageId)?.voice);
      without(messageId);
      if (failed.current?.messageId !== messageId) continue;
      // It was stored, and only the answer was lost.
      back.onStoredAnyway(failed.current.content);
      letGo(failed.current.content.recording);
      failed.current = null;
    }
  };
  return { hear, onItsWay, send };
}
