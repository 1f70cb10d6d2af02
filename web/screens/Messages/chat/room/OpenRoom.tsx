import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useSteady } from "../../../../ui/useSteady.ts";
import type { ChatPlace } from "../chatAddress.ts";
import { useFaces } from "../faces.ts";
import { keep } from "../keptPlaces.ts";
import { beginningOf } from "../model/beginning.ts";
import type { Said } from "../model/said.ts";
import type { Chat } from "../useChats.ts";
import { ArrivedNotice } from "./ArrivedNotice.tsx";
import { DeliveredNotice } from "./DeliveredNotice.tsx";
import { MessageList } from "./MessageList.tsx";
import { Overlay } from "./Overlay.tsx";
import { useUnblock } from "./PersonDialogs.tsx";
import { RoomConnection } from "./RoomConnection.tsx";
import { RoomFoot } from "./RoomFoot.tsx";
import { type RoomDialog, RoomHeader } from "./RoomHeader.tsx";
import { useArrived } from "./useArrived.ts";
import { useMessageActs } from "./useMessageActs.ts";
import { useOverlay } from "./useOverlay.ts";
import { useReadMarks } from "./useReadMarks.ts";
import { useRoom } from "./useRoom.ts";
import { useWriting } from "./useWriting.ts";

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
  const { receipts, room, view } = useRoom(me, chat, begin);
  const overlay = useOverlay(room);
  const { arrived, forget } = useArrived(room, me);
  const [sent, setSent] = useState(0);
  const writing = useWriting(me, chat, {
    // Here or on another device.
    clearedUpTo: chat.state.cleared_number,
    onSend: () => {
      forget();
      setSent((before) => before + 1);
    },
    room,
  });
  const acts = useMessageActs(me, chat.chatId, room);
  const said = view.stretch?.said ?? [];
  const onItsWay = writing.onItsWay(said);
  const newest = said.findLast(({ senderId }) => senderId !== null && senderId !== me)?.number ?? 0;
  useReadMarks(me, { chat: chat.chatId, state: chat.stateId }, newest, chat.state.read_number);
  const faces = useFaces([...said.flatMap(peopleIn), arrived?.user_id], chat.other);
  const nameOf = (id: string | null | undefined) => (id === me ? t("you") : (faces.get(id ?? "")?.name ?? ""));

  const mayWrite = chat.state.may_write;
  const { isBlocked } = chat;
  const isGroup = chat.type === "group";
  const unblock = useUnblock(me, chat.other);
  // A message does not draw the head again.
  const onDialog = useSteady((dialog: RoomDialog) =>
    dialog === "unblock" ? void unblock.run() : overlay.open(dialog),
  );
  const onBack = useSteady(props.onBack);

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
        sent={sent}
        receipts={receipts}
        faces={faces}
        unreadFrom={unreadFrom}
        lead={lead}
        asked={place.at}
        mayWrite={mayWrite}
        isCovered={overlay.isThere}
        acts={{ open: overlay.press, react: (said, emoji) => void acts.react(said, emoji) }}
        onPlace={(at) => keep(chat.address, { at })}
        onTakeBack={({ messageId, voice }) => (voice && writing.voice ? undefined : () => writing.takeBack(messageId))}
      />
      <ArrivedNotice arrived={arrived} faces={faces} />
      <DeliveredNotice me={me} said={said} top={chat.top} receipts={receipts} />
      <RoomFoot
        writing={writing}
        quoteName={writing.quote?.senderId === me ? null : nameOf(writing.quote?.senderId)}
        mayWrite={mayWrite}
        silence={{
          code: isGroup ? "left-chat" : isBlocked ? "person-blocked" : "cannot-message-person",
          isBusy: unblock.isBusy,
          ...(isBlocked && { onUnblock: () => void unblock.run() }),
        }}
        isRecordingSent={onItsWay.some(({ state, voice }) => voice !== null && state === "sending")}
        longest={props.longest}
        voiceLengths={props.voiceLengths}
      />
      <Overlay
        me={me}
        chat={chat}
        overlay={overlay}
        writing={writing}
        acts={acts}
        said={said}
        top={room.top}
        mayWrite={mayWrite}
        nameOf={nameOf}
      />
    </Flex>
  );
}

/** Whose names a message needs. */
const peopleIn = ({ quote, reactions, senderId }: Said): (string | null)[] =>
  [senderId, quote?.senderId ?? null].concat(reactions.flatMap(({ userIds }) => userIds));
