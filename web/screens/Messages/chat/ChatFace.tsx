import { chakra } from "@chakra-ui/react";
import { GroupEmblem } from "../../../circle/GroupEmblem.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import type { Chat } from "./useChats.ts";

/** The ring of a circle, or the face of whom one talks to. */
export function ChatFace({
  chat,
  size = 44,
}: {
  chat: Pick<Chat, "chatId" | "group" | "name" | "other">;
  size?: number;
}) {
  return (
    <chakra.span display="grid" placeItems="center" flexShrink="0" style={{ width: size, height: size }} aria-hidden>
      {chat.group ? (
        <GroupEmblem group={chat.group} size={size} />
      ) : (
        <MemberAvatar
          userId={chat.other?.userId ?? chat.chatId}
          name={chat.name}
          avatarUrl={chat.other?.avatarUrl}
          size={size}
        />
      )}
    </chakra.span>
  );
}
