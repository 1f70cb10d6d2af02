import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { ChatFace } from "../ChatFace.tsx";
import { useFaces } from "../faces.ts";
import type { ListStep } from "../chatAddress.ts";
import type { Chat } from "../useChats.ts";
import { AgoText } from "./AgoText.tsx";
import type { FoundMessage } from "./useFoundMessages.ts";

/** A sentence with the words that were looked for in bold. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  // The words stand in sight, also deep in a long message.
  const from = at > 30 ? at - 20 : 0;
  return (
    <>
      {from > 0 && "…"}
      {text.slice(from, at)}
      <chakra.mark bg="accent.subtle" color="fg" fontWeight="semibold">
        {text.slice(at, at + words.length)}
      </chakra.mark>
      {text.slice(at + words.length)}
    </>
  );
}

/** Messages that hold the words, each a link to its place. */
export function FoundMessages(props: {
  messages: readonly FoundMessage[];
  chats: ReadonlyMap<string, Chat>;
  words: string;
  me: string;
  linkTo: (chat: Chat, number: number) => string;
  step: ListStep;
}) {
  const { t } = useTranslation("messages");
  const faces = useFaces(props.messages.map(({ sender_id }) => sender_id));
  return (
    <Stack as="ul" gap="1" mx={{ base: "-3", lg: "0" }} listStyleType="none" aria-label={t("list.byWords")}>
      {props.messages.map((message) => {
        const chat = props.chats.get(message.chat_id);
        if (!chat) return null;
        const { other } = chat;
        const face = message.sender_id === other?.userId ? other : faces.get(message.sender_id ?? "");
        const sender = message.sender_id === props.me ? t("you") : (face?.name ?? "");
        return (
          <li key={message.id}>
            <HStack
              asChild
              gap="3"
              px="3"
              py="2"
              borderRadius="l2"
              _hover={{ bg: "bg.muted" }}
              focusVisibleRing="inside"
            >
              <Link to={props.linkTo(chat, message.number)} state={props.step} preventScrollReset>
                <ChatFace chat={chat} size={36} />
                <Stack gap="0" flex="1" minW="0">
                  <HStack gap="2" align="baseline" textStyle="sm">
                    <chakra.span fontWeight="semibold" flex="1" minW="0" truncate>
                      {chat.type === "group" ? `${sender} · ${chat.name}` : sender}
                    </chakra.span>
                    <chakra.span textStyle="xs" color="fg.muted" flexShrink="0">
                      <AgoText instant={message.created_at} />
                    </chakra.span>
                  </HStack>
                  <chakra.span textStyle="sm" color="fg.muted" truncate dir="auto">
                    <Marked text={message.message ?? ""} words={props.words} />
                  </chakra.span>
                </Stack>
              </Link>
            </HStack>
          </li>
        );
      })}
    </Stack>
  );
}
