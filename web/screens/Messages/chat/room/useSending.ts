import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { useIsVisible } from "../../../../lib/useIsVisible.ts";
import { ownOf } from "../../../../offline/own.ts";
import type { KeptSound, Say } from "../../../../offline/sendings.ts";
import { LEFT, type WaitingEntry } from "../../../../offline/Waiting.ts";
import type { ChatChange } from "../../../../talk/tail.ts";
import { toaster } from "../../../../ui/toaster.tsx";
import { type Quote, quoteOf, type Said } from "../model/said.ts";
import type { Recording, Voice } from "../voice/voice.ts";
import { useRecordingUrls } from "./useRecordingUrls.ts";
import { useSendFailure } from "./useSendFailure.ts";

/** A message on its way: shown at once, until the conversation itself has it. */
export interface OnItsWay {
  messageId: string;
  text: string | null;
  voice: Voice | null;
  quote: Quote | null;
  /** When it was written, ISO 8601. */
  at: string;
  /** `sent`: stored, and not yet come back with the conversation. */
  state: "sending" | "waiting" | "sent";
}

/** What is sent: words or a recording. */
type Content = { text: string; recording: null } | { text: null; recording: Recording };

/** A message that is back where it was made: the server refused it, or its maker had left. */
interface Failed extends Pick<Say, "messageId" | "replyToId" | "voiceId"> {
  content: Content;
}

/** A message in the queue. */
export type Saying = Extract<WaitingEntry, { kind: "say" }>;

const isSame = (one: Content, other: Content): boolean =>
  one.text === other.text && one.recording?.sound === other.recording?.sound;

/**
 * Sends messages by the person's queue, which outlives this page and sends each once. Each is shown at once; what the server
 * refuses goes back to where it was typed or recorded. Sent again unchanged it keeps its id, so that a message whose answer
 * was lost is never there twice.
 */
export function useSending(
  me: string,
  chat: string,
  back: {
    onFailed: (content: Content, replyToId: string | null) => void;
    onStoredAnyway: (content: Content) => void;
  },
) {
  const sendFailure = useSendFailure();
  const { queue } = ownOf(me);
  const waiting = useSyncExternalStore(queue.subscribe, queue.shown);
  const [stored, setStored] = useState<readonly OnItsWay[]>([]);
  const failed = useRef<Failed | null>(null);
  const quotes = useRef(new Map<string, Quote>());
  const urls = useRecordingUrls();
  const heard = useRef(new Set<string>());

  /** What a recording is heard by, on this page. */
  const recordingOf = (messageId: string, kept: KeptSound): Recording => ({
    ...kept,
    url: urls.of(messageId, kept.sound),
  });
  /** @param said where what it answers may be, if it was written before the page was loaded */
  const shownOf = ({ at, hasWaited, what }: Saying, said: readonly Said[] = []): OnItsWay => ({
    messageId: what.messageId,
    text: what.text,
    voice: what.recording && recordingOf(what.messageId, what.recording),
    // What it answers may have been taken back since.
    quote: quoteIn(said, what.replyToId) ?? quotes.current.get(what.messageId) ?? null,
    at: new Date(at).toISOString(),
    state: hasWaited ? "waiting" : "sending",
  });
  const own = waiting.filter((entry): entry is Saying => entry.kind === "say" && entry.what.chat === chat);

  useEffect(() => queue.lookAfter(chat), [chat, queue]);
  const take = useEffectEvent((ticket: string) => {
    const entry = own.find((each) => each.ticket === ticket);
    if (entry && !heard.current.has(ticket)) setStored((before) => [...before, { ...shownOf(entry), state: "sent" }]);
  });
  useEffect(() => queue.onSent(take), [queue]);

  /** Back to where it was made. A recording stays with the queue until it is sent again or given up. */
  const giveBack = useEffectEvent(async ({ refused, what }: Saying) => {
    const { messageId, recording, replyToId, text, voiceId } = what;
    const content: Content = recording
      ? { text: null, recording: recordingOf(messageId, recording) }
      : { text: text ?? "", recording: null };
    if (!recording && !(await queue.take(messageId))) return;
    failed.current = { messageId, content, replyToId, voiceId };
    back.onFailed(content, replyToId);
    const { code, until, values } = refused ?? { code: "unexpected", values: {} };
    if (code === LEFT.code) return;
    const failure = new AppFailure(code, "", { values: { ...values }, ...(until !== undefined && { until }) });
    toaster.show(sendFailure(failure, recording !== null));
  });
  const returned = useRef(new Set<string>());
  const isVisible = useIsVisible();
  useEffect(() => {
    // Of several tabs with this conversation it goes back to the one that its writer looks at.
    if (!isVisible) return;
    for (const entry of own) {
      if (!entry.refused || returned.current.has(entry.ticket)) continue;
      returned.current.add(entry.ticket);
      void giveBack(entry);
    }
  }, [isVisible, own]);

  /** @returns when it outlives the page */
  const send = (content: Content, quote: Quote | null): Promise<void> => {
    const replyToId = quote?.messageId ?? null;
    const last = failed.current;
    const isBack = last !== null && isSame(last.content, content);
    const again = isBack && last.replyToId === replyToId ? last : null;
    // As an answer to something else it is another message: the recording does not stay in the queue twice.
    if (isBack && !again && content.recording) void queue.take(last.messageId);
    const messageId = again?.messageId ?? crypto.randomUUID();
    failed.current = null;
    returned.current.delete(messageId);
    if (quote) quotes.current.set(messageId, quote);
    if (content.recording) urls.take(messageId, content.recording.url);
    const what = { ...sayOf(content, replyToId), chat, messageId, voiceId: again?.voiceId ?? null };
    return queue.send({ kind: "say", what, line: chat, ticket: messageId }).isKept;
  };

  /** Keeps a recording that is not to be sent now. It comes back like one that was refused, here or when its conversation is opened again. */
  const putAside = (recording: Recording, quote: Quote | null): void => {
    const messageId = crypto.randomUUID();
    const said = sayOf({ text: null, recording }, quote?.messageId ?? null);
    URL.revokeObjectURL(recording.url);
    void queue.putAside({
      kind: "say",
      what: { ...said, chat, messageId, voiceId: null },
      line: chat,
      ticket: messageId,
    });
  };

  /** Back to where it was made, of whoever waits no longer for the connection. */
  const takeBack = (messageId: string): Promise<void> => queue.putBack({ line: chat, ticket: messageId });

  /** Gives up a recording that is back. */
  const discard = () => {
    const { current } = failed;
    if (!current?.content.recording) return;
    failed.current = null;
    urls.letGo(current.messageId);
    void queue.take(current.messageId);
  };

  /** What came with the conversation is no longer on its way. */
  const hear = (changes: readonly ChatChange[]) => {
    for (const { kind, message_id: messageId, user_id: userId } of changes) {
      if (kind !== "said" || userId !== me) continue;
      // From now on it is heard from the server.
      heard.current.add(messageId);
      urls.letGo(messageId);
      setStored((before) => before.filter((message) => message.messageId !== messageId));
      // It was stored, and only the answer was lost.
      if (own.some(({ ticket }) => ticket === messageId)) void queue.take(messageId);
      if (failed.current?.messageId !== messageId) continue;
      back.onStoredAnyway(failed.current.content);
      failed.current = null;
    }
  };

  /** @param said what is in the conversation already */
  const onItsWay = (said: readonly Said[]): OnItsWay[] => {
    const isHere = (id: string) => heard.current.has(id) || said.some(({ messageId }) => messageId === id);
    const isStored = (id: string) => stored.some(({ messageId }) => messageId === id);
    const coming = own.filter(({ refused, ticket }) => !refused && !isStored(ticket));
    return [...stored, ...coming.map((entry) => shownOf(entry, said))].filter(({ messageId }) => !isHere(messageId));
  };
  return { discard, hear, onItsWay, putAside, send, takeBack };
}

function quoteIn(said: readonly Said[], id: string | null): Quote | null {
  const answered = said.find(({ messageId }) => messageId === id);
  return answered ? quoteOf(answered) : null;
}

const sayOf = ({ recording, text }: Content, replyToId: string | null) => ({
  text,
  recording: recording && withoutUrl(recording),
  replyToId,
});

const withoutUrl = ({ format, levels, ms, sound }: Recording): KeptSound => ({ format, levels, ms, sound });
