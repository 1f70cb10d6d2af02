import { Box, chakra, HStack, Stack } from "@chakra-ui/react";
import { EyeOff } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { IconButton } from "../../../../ui/Button.tsx";
import { CountBadge } from "../../../../ui/Chip.tsx";
import { ChatFace } from "../ChatFace.tsx";
import type { ListStep } from "../chatAddress.ts";
import type { Chat, Face } from "../useChats.ts";
import { useWords } from "../voice/useWords.ts";
import { AgoText } from "./AgoText.tsx";

/** What the list says of the last message: nothing of its words once they were taken back or cleared. */
function useLastWords(chat: Chat, me: string, faces: ReadonlyMap<string, Face>): string {
  const { t } = useTranslation("messages");
  const wordsOf = useWords();
  const { last_number, last_sender_id: senderId, last_text, last_voice_ms } = chat.state;
  if (last_number === 0 || last_number <= chat.state.cleared_number) return t("list.nothing");
  const text = wordsOf(last_text, last_voice_ms);
  if (text === null) return t("list.gone");
  if (senderId === me) return t("list.own", { text });
  const name = senderId == null ? undefined : faces.get(senderId)?.name;
  return chat.type === "group" && name ? t("list.from", { name, text }) : text;
}

/** One conversation of the list: a link to it, and the button that hides it. */
export const ChatRow = memo(function ChatRow(props: {
  chat: Chat;
  me: string;
  faces: ReadonlyMap<string, Face>;
  to: string;
  step: ListStep;
  isOpen: boolean;
  onHide: (chatId: string) => void;
}) {
  const { t } = useTranslation("messages");
  const { chat, isOpen } = props;
  const { last_message_at: at, unread } = chat.state;
  const words = useLastWords(chat, props.me, props.faces);
  return (
    // Rows beyond the window are not laid out, however many pages there are.
    <Box as="li" position="relative" className="group" contentVisibility="auto" containIntrinsicSize="auto 4.5rem">
      <HStack
        asChild
        gap="3"
        px="3"
        py="2.5"
        minH="18"
        borderRadius="l2"
        bg={isOpen ? "brand.subtle" : undefined}
        _hover={{ bg: isOpen ? "brand.subtle" : "bg.muted" }}
        transition="background-color 120ms ease-out"
        focusVisibleRing="inside"
      >
        <Link to={props.to} state={props.step} aria-current={isOpen ? "true" : undefined} preventScrollReset>
          <ChatFace chat={chat} />
          <Stack gap="0.5" flex="1" minW="0">
            <HStack gap="2" align="baseline">
              <chakra.span fontWeight={unread > 0 ? "bold" : "semibold"} flex="1" minW="0" truncate title={chat.name}>
                {chat.name}
              </chakra.span>
              {at != null && (
                <chakra.span
                  textStyle="xs"
                  flexShrink="0"
                  color={unread > 0 ? "brand.fg" : "fg.muted"}
                  fontWeight={unread > 0 ? "semibold" : "normal"}
                >
                  <AgoText instant={at} />
                </chakra.span>
              )}
            </HStack>
            <HStack gap="2" minH="5">
              <chakra.span
                flex="1"
                minW="0"
                truncate
                title={words}
                dir="auto"
                textStyle="sm"
                color={unread > 0 ? "fg" : "fg.muted"}
                // Room for the button that appears on a row under the pointer.
                pe={{ base: "0", lg: unread > 0 ? "0" : "6" }}
              >
                {words}
              </chakra.span>
              {unread > 0 && (
                <>
                  <CountBadge count={unread} max={9} />
                  <chakra.span srOnly>{t("list.unread", { count: unread })}</chakra.span>
                </>
              )}
            </HStack>
          </Stack>
          <chakra.span w="9" flexShrink="0" hideFrom="lg" aria-hidden />
        </Link>
      </HStack>
      <IconButton
        label={t("list.hideName", { name: chat.name })}
        title={t("list.hide")}
        size={{ base: "sm", lg: "xs" }}
        position="absolute"
        insetEnd="1.5"
        bottom={{ base: "1.5", lg: "1" }}
        opacity={{ base: 0.7, lg: 0 }}
        _groupHover={{ opacity: 1 }}
        _focusVisible={{ opacity: 1 }}
        bg={{ lg: "surface" }}
        onClick={() => props.onHide(chat.chatId)}
      >
        <EyeOff />
      </IconButton>
    </Box>
  );
});
