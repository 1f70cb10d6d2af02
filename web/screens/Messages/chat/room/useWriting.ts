import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ChatChange } from "../../../../talk/tail.ts";
import { isTouch } from "../../../../ui/useIsTouch.ts";
import { keep, keptOf } from "../keptPlaces.ts";
import type { Room } from "../model/Room.ts";
import { type Quote, quoteOf, type Said } from "../model/said.ts";
import { withoutWords } from "../model/stretch.ts";
import type { Chat } from "../useChats.ts";
import type { Recording } from "../voice/voice.ts";
import { useSending } from "./useSending.ts";

export type Writing = ReturnType<typeof useWriting>;

/**
 * What somebody is about to say in a conversation: words or a recording, and the message that it answers. Words and answer
 * are kept as a draft; what was refused is back here.
 * @param more.clearedUpTo the number up to which the reader has cleared it: nothing up to there is answered any more
 * @param more.onSend called when something is sent
 */
export function useWriting(
  me: string,
  { address, chatId }: Pick<Chat, "address" | "chatId">,
  { clearedUpTo, onSend, room }: { clearedUpTo: number; onSend: () => void; room: Room },
) {
  const [text, setText] = useState(() => keptOf(address).draft);
  const [answered, showQuote] = useState<Quote | null>(null);
  // In the place of the input: what is being recorded, or what was recorded before and is not sent yet.
  const [voice, setVoice] = useState<{ kept: Recording | null } | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const hadVoice = useRef(false);
  useLayoutEffect(() => {
    // The input takes over the focus that went with the recorder; of a phone the keyboard stays down.
    if (hadVoice.current && !voice && document.activeElement === document.body)
      (isTouch() ? input.current?.form : input.current)?.focus();
    hadVoice.current = voice !== null;
  }, [voice]);
  const quote = answered && answered.number > clearedUpTo ? answered : null;

  const type = (next: string) => {
    setText(next);
    keep(address, { draft: next });
  };
  const setQuote = (next: Quote | null) => {
    showQuote(next);
    keep(address, { replyToId: next?.messageId ?? null });
  };
  /** What was answered before a reload, or before it was refused. */
  const bringQuote = (id: string | null) => {
    if (id !== null) void room.quote(id).then((found) => showQuote((now) => now ?? found));
  };
  const bringKeptQuote = useEffectEvent(() => bringQuote(keptOf(address).replyToId));
  useEffect(() => bringKeptQuote(), []);
  const sending = useSending(me, chatId, {
    onFailed: ({ recording, text: failed }, replyToId) => {
      const typed = keptOf(address).draft;
      if (recording) setVoice({ kept: recording });
      else type(typed.trim() === "" ? failed : `${failed}\n${typed}`);
      bringQuote(replyToId);
    },
    onStoredAnyway: ({ recording, text: stored }) => {
      if (recording) setVoice((now) => (now?.kept === recording ? null : now));
      else if (keptOf(address).draft === stored) type("");
    },
  });

  const hear = useEffectEvent((changes: readonly ChatChange[]) => {
    sending.hear(changes);
    const isGone = (id: string) => changes.some(({ kind, message_id }) => kind === "deleted" && message_id === id);
    showQuote((now) => (now && isGone(now.messageId) ? withoutWords(now) : now));
  });
  useEffect(() => room.onChanges(hear), [room]);

  const handOver = (content: Parameters<typeof sending.send>[0]) => {
    const isKept = sending.send(content, quote);
    showQuote(null);
    onSend();
    return isKept;
  };
  /** What was typed leaves the draft once it is safe elsewhere, unless something else is there by now. */
  const clearDraft = (typed: string) => {
    if (keptOf(address).draft === typed) keep(address, { draft: "", replyToId: null });
  };
  return {
    text,
    quote,
    voice,
    input,
    type,
    onItsWay: sending.onItsWay,
    answer: (said: Said) => {
      setQuote(quoteOf(said));
      input.current?.focus();
    },
    dropQuote: () => setQuote(null),
    dropText: () => {
      type("");
      setQuote(null);
    },
    send: () => {
      // The message leaves first: React draws new state before it lets anything else run.
      void handOver({ text: text.trim(), recording: null }).then(() => clearDraft(text));
      setText("");
      input.current?.focus();
    },
    /** A message that waits comes back to where it was made: words before the draft, a recording into the recorder. */
    takeBack: (messageId: string) => {
      void sending.takeBack(messageId);
      input.current?.focus();
    },
    record: () => setVoice({ kept: null }),
    sendVoice: (recording: Recording) => {
      void handOver({ text: null, recording }).then(() => keep(address, { replyToId: null }));
      setVoice(null);
    },
    putVoiceAside: (recording: Recording) => sending.putAside(recording, quote),
    /** Nobody may write here any more: what was recorded comes back as not sent. */
    endVoice: (recording: Recording | null) => {
      setVoice(null);
      if (recording) sending.putAside(recording, quote);
    },
    cancelVoice: () => {
      if (voice?.kept) sending.discard();
      setVoice(null);
    },
  };
}
