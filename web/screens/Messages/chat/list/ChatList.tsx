import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { MessageSquarePlus, RefreshCw } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { readAllAgain } from "../../../../relay/readAgain.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { Button, IconButton } from "../../../../ui/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { SkeletonRows } from "../../../../ui/Skeletons.tsx";
import { Tabs } from "../../../../ui/Tabs.tsx";
import { toaster } from "../../../../ui/toaster.tsx";
import { useHeadsRows } from "../../../../ui/useHeadsRows.ts";
import type { ListStep } from "../chatAddress.ts";
import { useFaces } from "../faces.ts";
import type { Chat } from "../useChats.ts";
import { ChatRow } from "./ChatRow.tsx";
import { FoundMessages } from "./FoundMessages.tsx";
import { OlderChats } from "./OlderChats.tsx";
import type { ListPages } from "./listPages.ts";
import { SearchBox } from "../../../../components/SearchBox.tsx";
import { SearchFailure } from "../../../../components/SearchFailure.tsx";
import { SearchStatus } from "../../../../components/SearchStatus.tsx";
import { useFoundMessages } from "./useFoundMessages.ts";
import { useHiding } from "./useHiding.ts";
import { lazyPart } from "../../../../start/lazyPart.tsx";

const NewChatDialog = lazyPart(async () => (await import("../starting/NewChatDialog.tsx")).NewChatDialog);

/** Of a name or of words, in characters. */
const LONGEST_SEARCH = 100;

const kinds = ["individual", "group"] as const;
type Kind = (typeof kinds)[number];

const newestFirst = (one: Chat, other: Chat) =>
  (other.state.last_message_at ?? "").localeCompare(one.state.last_message_at ?? "");

interface ListProps {
  me: string;
  chats: readonly Chat[];
  /** The pages of the list: older ones come as somebody scrolls to their place at its end. */
  pages: ListPages;
  /** How much is unread in conversations that are not here. */
  unreadBelow: Record<Kind, number>;
  /** What was not sent and no conversation here has back. */
  unsent: ReactNode;
  /** The address of the conversation that is open. */
  openAddress: string | null;
  kind: Kind;
  onKind: (kind: Kind) => void;
  linkTo: (chat: Chat, number?: number) => string;
  /** What a step from here to a conversation keeps. */
  step: ListStep;
  onStarted: (chat: { address: string; name: string }) => void;
}

/** The conversations by kind, a search over them and over what was said, and the way to a new one. */
export function ChatList(props: ListProps) {
  const { t } = useTranslation("messages");
  const [text, setText] = useState("");
  const [isStarting, setIsStarting] = useState(false);
  const { hidden, hide } = useHiding(props.me);
  const refresh = useAttempt(readAllAgain, { failed: t("list.failed") });
  const words = text.trim();
  const faces = useFaces(props.chats.map(({ state, type }) => (type === "group" ? state.last_sender_id : null)));
  // A group whose chat is silent still has one; between two people it begins with a message.
  const visible = props.chats
    .filter(({ chatId, state }) => state.deleted_at == null && !hidden.has(chatId))
    .toSorted(newestFirst);
  // With a conversation that is hidden its button is gone.
  const head = useHeadsRows<HTMLDivElement>(visible.length);

  const rows = (chats: readonly Chat[], label: string) => (
    // On a phone the faces stand where everything else begins.
    <Stack as="ul" gap="0.5" mx={{ base: "-3", lg: "0" }} listStyleType="none" aria-label={label}>
      {chats.map((chat) => (
        <ChatRow
          key={chat.chatId}
          chat={chat}
          me={props.me}
          faces={faces}
          to={props.linkTo(chat)}
          step={props.step}
          isOpen={chat.address === props.openAddress}
          onHide={hide}
        />
      ))}
    </Stack>
  );
  const begin = (
    <Button variant="outline" onClick={() => setIsStarting(true)}>
      <MessageSquarePlus aria-hidden />
      {t("list.new")}
    </Button>
  );
  const handleRefresh = async () => {
    const done = await refresh.run();
    if (done?.answer) toaster.show({ tone: "paid", title: t("list.refreshed") });
  };

  return (
    <Stack as="section" aria-label={t("list.label")} {...head} gap="3" minH="0" h={{ lg: "full" }}>
      <HStack gap="1">
        <SearchBox
          label={t("list.search")}
          placeholder={t("list.searchShort")}
          longest={LONGEST_SEARCH}
          isRound
          value={text}
          onChange={setText}
        />
        <IconButton label={t("list.refresh")} isPending={refresh.isBusy} onClick={() => void handleRefresh()}>
          <RefreshCw />
        </IconButton>
        <IconButton
          label={t("list.new")}
          aria-haspopup="dialog"
          colorPalette="brand"
          onClick={() => setIsStarting(true)}
        >
          <MessageSquarePlus />
        </IconButton>
      </HStack>
      {props.unsent}
      <chakra.div flex="1" minH="0" overflowY={{ lg: "auto" }}>
        {words === "" ? (
          <Tabs<Kind>
            label={t("list.kinds")}
            tabs={kinds.map((value) => {
              const ofKind = visible.filter(({ type }) => type === value);
              const count = ofKind.reduce((sum, { state }) => sum + state.unread, props.unreadBelow[value]);
              return { value, label: t(`list.${value}`), count, countText: t("list.unread", { count }) };
            })}
            value={props.kind}
            onChange={props.onKind}
          >
            {(kind) => {
              const chats = visible.filter(({ type }) => type === kind);
              if (chats.length > 0 || props.pages.hasOlder) return rows(chats, t(`list.${kind}`));
              return kind === "individual" ? (
                <EmptyState title={t("list.none")} text={t("list.noneIndividual")} action={begin} />
              ) : (
                <EmptyState title={t("list.none")} text={t("list.noneGroup")} />
              );
            }}
          </Tabs>
        ) : (
          <Results {...props} visible={visible} words={words} rows={rows} />
        )}
        <OlderChats me={props.me} pages={props.pages} isSought={words !== ""} />
      </chakra.div>
      {isStarting && (
        <Suspense>
          <NewChatDialog onClose={() => setIsStarting(false)} onStarted={props.onStarted} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What has the words: conversations by their name, and messages (D294). */
function Results(
  props: ListProps & {
    visible: readonly Chat[];
    words: string;
    rows: (chats: readonly Chat[], label: string) => ReactNode;
  },
) {
  const { t } = useTranslation("messages");
  const { rows, visible, words } = props;
  const { again, searched } = useFoundMessages(words);
  const named = visible.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const chats = new Map(props.chats.map((chat) => [chat.chatId, chat]));
  const said = searched.state === "found" ? searched.found.filter(({ chat_id }) => chats.has(chat_id)) : undefined;
  const count = named.length + (said?.length ?? 0);
  const isNone = count === 0 && said !== undefined;
  return (
    <>
      <SearchStatus state={searched.state} found={isNone ? t("list.noneFound") : t("list.found", { count })} />
      <Stack gap="5" pt="2" aria-busy={searched.state === "searching"}>
        {isNone && <EmptyState title={t("list.noneFound")} text={t("list.noneFoundText")} />}
        {named.length > 0 && (
          <Stack gap="1">
            <Heading as="h2" size="sm" px={{ base: "0", lg: "3" }} color="fg.muted">
              {t("list.byName")}
            </Heading>
            {rows(named, t("list.byName"))}
          </Stack>
        )}
        {searched.state === "searching" && <SkeletonRows rows={3} />}
        {searched.state === "failed" && (
          <SearchFailure search={searched} title={t("list.searchFailed")} onAgain={again} />
        )}
        {said && said.length > 0 && (
          <Stack gap="1">
            <Heading as="h2" size="sm" px={{ base: "0", lg: "3" }} color="fg.muted">
              {t("list.byWords")}
            </Heading>
            <FoundMessages
              messages={said}
              chats={chats}
              words={words}
              me={props.me}
              linkTo={props.linkTo}
              step={props.step}
            />
          </Stack>
        )}
      </Stack>
    </>
  );
}
