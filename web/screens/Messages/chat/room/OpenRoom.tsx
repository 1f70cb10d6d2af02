import { chakra, Flex } from "@chakra-ui/react";
import { Copy, Eye, EyeOff, Flag, Reply, Trash2 } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { copyText } from "../../../../lib/copyText.ts";
import type { ChatChange } from "../../../../talk/tail.ts";
import { toaster } from "../../../../ui/toaster.tsx";
import { useSteady } from "../../../../ui/useSteady.ts";
import type { ChatPlace } from "../chatAddress.ts";
import { useFaces } from "../faces.ts";
import { keep, keptOf } from "../keptPlaces.ts";
import { beginningOf } from "../model/beginning.ts";
import { type Quote, quoteOf, type Said } from "../model/said.ts";
import { withoutWords } from "../model/stretch.ts";
import type { Chat } from "../useChats.ts";
import { useWords } from "../voice/useWords.ts";
import type { Recording } from "../voice/voice.ts";
import { type Act, ActPanel } from "./ActPanel.tsx";
import { Composer } from "./Composer.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DeliveredNotice } from "./DeliveredNotice.tsx";
import { MessageList } from "./MessageList.tsx";
import { BlockDialog, ClearDialog, useUnblock } from "./PersonDialogs.tsx";
import { type Reported, ReportDialog } from "./ReportDialog.tsx";
import { RoomConnection } from "./RoomConnection.tsx";
import { type RoomDialog, RoomHeader } from "./RoomHeader.tsx";
import { SeenDialog } from "./SeenDialog.tsx";
import { Silent } from "./Silent.tsx";
import { Unsent } from "./Unsent.tsx";
import { useMessageActs } from "./useMessageActs.ts";
import { useReadMarks } from "./useReadMarks.ts";
import { useRoom } from "./useRoom.ts";
import { useSending } from "./useSending.ts";
import { lazyPart } from "../../../../start/lazyPart.tsx";
import { Part } from "../../../../components/Part.tsx";

const VoiceBar = lazyPart(async () => (await import("../voice/VoiceBar.tsx")).VoiceBar);

/** What lies over the conversation, with what it is about. */
type Opened = RoomDialog | { act: "delete"; said: Said } | { act: "seen"; said: Said } | { act: "message"; said: Said };

/** One conversation, open: what was said, what can be done with it, and where the next word is written. */
export function OpenRoom(props: {
  me: string;
  chat: Chat;
  place: ChatPlace;
  longest: number;
  /** Of a voice message, in seconds. */
  voiceLengths: { min: number; max: number };
  onBack: () => void;
}) {
  const { t } = useTranslation("messages");
  const { chat, me, place } = props;
  // How it stood when it was opened decides where it begins and where its line of unread messages is.
  const [{ from: begin, lead, unreadFrom }] = useState(() => beginningOf(chat.state, place));
  const [text, setText] = useState(() => keptOf(chat.address).draft);
  const [answered, showQuote] = useState<Quote | null>(null);
  const [pressed, setPressed] = useState<{ said: Said; beside: HTMLElement } | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // In the place of the input: what is being recorded, or what was recorded before and is not sent yet.
  const [voice, setVoice] = useState<{ kept: Recording | null } | null>(null);
  const [arrived, setArrived] = useState<ChatChange | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  const type = (next: string) => {
    setText(next);
    keep(chat.address, { draft: next });
  };
  const setQuote = (next: Quote | null) => {
    showQuote(next);
    keep(chat.address, { replyToId: next?.messageId ?? null });
  };
  /** What was answered before a reload, or before it was refused. */
  const bringQuote = (id: string | null) => {
    if (id !== null) void room.quote(id).then((found) => showQuote((now) => now ?? found));
  };
  const sending = useSending(me, chat.chatId, {
    onFailed: ({ recording, text: failed }, replyToId) => {
      const typed = keptOf(chat.address).draft;
      if (recording) setVoice({ kept: recording });
      else type(typed.trim() === "" ? failed : `${failed}\n${typed}`);
      bringQuote(replyToId);
    },
    onStoredAnyway: ({ recording, text: stored }) => {
      if (recording) setVoice((now) => (now?.kept === recording ? null : now));
      else if (keptOf(chat.address).draft === stored) type("");
    },
  });
  const { live, room, view } = useRoom(me, chat, begin, (changes) => {
    sending.hear(changes);
    const isGone = (id: string) => changes.some(({ kind, message_id }) => kind === "deleted" && message_id === id);
    showQuote((now) => (now && isGone(now.messageId) ? withoutWords(now) : now));
    setPressed((now) => (now && isGone(now.said.messageId) ? null : now));
    setOpened((now) => (typeof now === "object" && now?.act === "delete" && isGone(now.said.messageId) ? null : now));
    setArrived(changes.findLast(({ kind, user_id }) => kind === "said" && user_id != null && user_id !== me) ?? null);
  });
  // What was cleared, here or on another device, is not answered any more.
  const clearedUpTo = Math.max(chat.state.cleared_number, live?.cleared_number ?? 0);
  const quote = answered && answered.number > clearedUpTo ? answered : null;
  const bringKeptQuote = useEffectEvent(() => bringQuote(keptOf(chat.address).replyToId));
  useEffect(() => bringKeptQuote(), []);
  const acts = useMessageActs(me, chat.chatId, room);
  const said = view.stretch?.said ?? [];
  const onItsWay = sending.onItsWay(said);
  /** A message as it is by now: others may have changed it since it was chosen here. */
  const asItIs = (chosen: Said) => said.find(({ messageId }) => messageId === chosen.messageId) ?? chosen;
  const acting = pressed && { ...pressed, said: asItIs(pressed.said) };
  const newest = said.findLast(({ senderId }) => senderId !== null && senderId !== me)?.number ?? 0;
  useReadMarks(me, chat.chatId, newest, chat.state.read_number);
  const faces = useFaces([...said.flatMap(peopleIn), arrived?.user_id], chat.other);
  const nameOf = (id: string | null | undefined) => (id === me ? t("you") : (faces.get(id ?? "")?.name ?? ""));

  const wordsOf = useWords();
  const arrivedWords = wordsOf(arrived?.message?.message, arrived?.message?.voice_ms);
  const mayWrite = live?.may_write ?? chat.state.may_write;
  const { isBlocked } = chat;
  const isGroup = chat.type === "group";
  const isAdmin = chat.group?.admin_id === me;
  const unblock = useUnblock(me, chat.other);
  const close = () => setOpened(null);
  const reported = reportedOf(opened, chat);

  const handOver = (content: Parameters<typeof sending.send>[0]) => {
    const isKept = sending.send(content, quote);
    showQuote(null);
    setArrived(null);
    return isKept;
  };
  /** What was typed leaves the draft once it is safe elsewhere, unless something else is there by now. */
  const clearDraft = (typed: string) => {
    if (keptOf(chat.address).draft === typed) keep(chat.address, { draft: "", replyToId: null });
  };
  const send = () => {
    // The message leaves first: React draws new state before it lets anything else run.
    void handOver({ text: text.trim(), recording: null }).then(() => clearDraft(text));
    setText("");
    input.current?.focus();
  };
  const sendVoice = (recording: Recording) => {
    void handOver({ text: null, recording }).then(() => keep(chat.address, { replyToId: null }));
    setVoice(null);
  };
  const overVoice = (recording: Recording | null) => {
    setVoice(null);
    if (recording) sending.putAside(recording, quote);
  };
  const cancelVoice = () => {
    if (voice?.kept) sending.discard();
    setVoice(null);
  };
  const dropText = () => {
    type("");
    setQuote(null);
  };
  const answer = (said: Said) => {
    setQuote(quoteOf(said));
    input.current?.focus();
  };
  const hide = (said: Said) => {
    if (quote?.messageId === said.messageId) setQuote(null);
    void acts.hide(said);
  };
  const copy = async (words: string) => {
    const isCopied = await copyText(words);
    toaster.show(isCopied ? { tone: "paid", title: t("act.copied") } : { tone: "late", title: t("act.copyFailed") });
  };
  const actsOn = (said: Said): Act[] => {
    const isOwn = said.senderId === me;
    return [
      ...(mayWrite ? [{ id: "reply", label: t("act.reply"), icon: Reply, onSelect: () => answer(said) }] : []),
      ...(said.voice
        ? []
        : [{ id: "copy", label: t("act.copy"), icon: Copy, onSelect: () => void copy(said.text ?? "") }]),
      ...(isOwn && isGroup
        ? [{ id: "seen", label: t("act.seen"), icon: Eye, onSelect: () => setOpened({ act: "seen", said }) }]
        : []),
      ...(isOwn
        ? []
        : [
            { id: "hide", label: t("act.hide"), icon: EyeOff, onSelect: () => hide(said) },
            { id: "report", label: t("act.report"), icon: Flag, onSelect: () => setOpened({ act: "message", said }) },
          ]),
      ...(mayWrite && (isOwn || isAdmin)
        ? [
            {
              id: "delete",
              label: isOwn ? t("act.delete") : t("act.remove"),
              icon: Trash2,
              isDestructive: true,
              onSelect: () => setOpened({ act: "delete", said }),
            },
          ]
        : []),
    ];
  };
  // A message draws neither the head nor the input again.
  const onDialog = useSteady((dialog: RoomDialog) => (dialog === "unblock" ? void unblock.run() : setOpened(dialog)));
  const onBack = useSteady(props.onBack);
  const onText = useSteady(type);
  const onNoQuote = useSteady(() => setQuote(null));
  const onSend = useSteady(send);
  const onRecord = useSteady(() => setVoice({ kept: null }));

  return (
    <Flex direction="column" h="full">
      <RoomHeader
        name={chat.name}
        chatId={chat.chatId}
        isGroup={isGroup}
        group={chat.group}
        other={chat.other}
        isBlocked={isBlocked}
        onBack={onBack}
        onOpen={onDialog}
      />
      <RoomConnection />
      <MessageList
        me={me}
        name={chat.name}
        isGroup={isGroup}
        room={room}
        view={view}
        onItsWay={onItsWay}
        receipts={live?.receipts}
        faces={faces}
        unreadFrom={unreadFrom}
        lead={lead}
        asked={place.at}
        mayWrite={mayWrite}
        isCovered={pressed !== null || opened !== null}
        acts={{
          open: (said, beside) => setPressed({ said, beside }),
          react: (said, emoji) => void acts.react(said, emoji),
        }}
        onPlace={(at) => keep(chat.address, { at })}
      />
      <chakra.div srOnly aria-live="polite">
        {arrivedWords !== null && t("room.arrived", { name: nameOf(arrived?.user_id), text: arrivedWords })}
      </chakra.div>
      <DeliveredNotice me={me} said={said} top={chat.top} receipts={live?.receipts} />
      {voice && (mayWrite || !voice.kept) ? (
        <Part>
          <Suspense fallback={null}>
            <VoiceBar
              kept={voice.kept}
              lengths={props.voiceLengths}
              onSend={sendVoice}
              onCancel={cancelVoice}
              onLeave={(recording) => sending.putAside(recording, quote)}
              isOver={!mayWrite}
              onOver={overVoice}
            />
          </Suspense>
        </Part>
      ) : mayWrite ? (
        <Composer
          text={text}
          onText={onText}
          quote={quote}
          quoteName={quote ? nameOf(quote.senderId) : ""}
          onNoQuote={onNoQuote}
          onSend={onSend}
          onRecord={onRecord}
          isRecordingSent={onItsWay.some(({ state, voice }) => voice !== null && state === "sending")}
          longest={props.longest}
          input={input}
        />
      ) : (
        <>
          {(text !== "" || voice?.kept) && (
            <Unsent
              text={text}
              recording={voice?.kept ?? null}
              onCopy={() => void copy(text)}
              onDropText={dropText}
              onDropRecording={cancelVoice}
            />
          )}
          <Silent
            code={isGroup ? "left-chat" : isBlocked ? "person-blocked" : "cannot-message-person"}
            isBusy={unblock.isBusy}
            onUnblock={isBlocked ? () => void unblock.run() : undefined}
          />
        </>
      )}
      {acting && !acting.said.isDeleted && (
        <ActPanel
          key={acting.said.messageId}
          beside={acting.beside}
          label={t("act.open", { name: nameOf(acting.said.senderId) })}
          own={mayWrite ? acting.said.reactions.flatMap(({ emoji, isMine }) => (isMine ? [emoji] : [])) : null}
          acts={actsOn(acting.said)}
          onReact={(emoji) => void acts.react(acting.said, emoji)}
          onClose={() => setPressed(null)}
        />
      )}
      {opened === "clear" && <ClearDialog me={me} chat={chat} top={room.top} onClose={close} />}
      {opened === "block" && chat.other && <BlockDialog person={chat.other} onClose={close} />}
      {reported && <ReportDialog reported={reported} onClose={close} />}
      {typeof opened === "object" && opened?.act === "seen" && (
        <SeenDialog messageId={opened.said.messageId} onClose={close} />
      )}
      {typeof opened === "object" && opened?.act === "delete" && !asItIs(opened.said).isDeleted && (
        <DeleteDialog onDelete={() => acts.remove(opened.said)} onClose={close} />
      )}
    </Flex>
  );
}

/** Whose names a message needs. */
const peopleIn = ({ quote, reactions, senderId }: Said): (string | null)[] =>
  [senderId, quote?.senderId ?? null].concat(reactions.flatMap(({ userIds }) => userIds));

/** Null where nothing is reported, and of a person who has no profile any more. */
function reportedOf(opened: Opened | null, { name, other }: Chat): Reported | null {
  if (opened === "report") return other && { userId: other.userId, name };
  return typeof opened === "object" && opened?.act === "message" ? { messageId: opened.said.messageId } : null;
}
