import { chakra } from "@chakra-ui/react";
import { memo, startTransition, useCallback, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { ChatTab_query$key } from "../../../__generated__/member/ChatTab_query.graphql.ts";
import { useLimits } from "../../../components/useLimits.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isWide, WIDE } from "../../../lib/isWide.ts";
import { required } from "../../../lib/required.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { useChatList } from "../../../talk/useChatList.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { chatLink, chatPlace, FROM_LIST, isFromList, withoutChat } from "./chatAddress.ts";
import { ChatList } from "./list/ChatList.tsx";
import { areOthers, type ListPages, useListPages } from "./list/listPages.ts";
import { UnsentElsewhere } from "./list/UnsentElsewhere.tsx";
import { useUnreadBelow } from "./list/useUnreadBelow.ts";
import { RoomFrame } from "./room/RoomFrame.tsx";
import { RoomPage } from "./room/RoomPage.tsx";
import { type Chat, useChats } from "./useChats.ts";

/**
 * Conversations: the list, and on wide screens beside it the one that is open; on a phone that one fills the screen. Drawn
 * again for what it shows itself, and not for the counts above it.
 */
export const ChatTab = memo(function ChatTab(props: { query: ChatTab_query$key }) {
  const { t } = useTranslation("messages");
  const me = required(useMyId(), "the person who reads");
  const query = useFragment(
    graphql`
      fragment ChatTab_query on query_root @argumentDefinitions(me: { type: "uuid!" }) {
        ...useLimits_query
        ...useUnreadBelow_query @arguments(me: $me)
        chat_user_states_connection(
          first: 60
          where: { user_id: { _eq: $me } }
          order_by: [{ last_message_at: desc_nulls_last }, { chat_id: asc }]
        ) {
          edges {
            node {
              id
              chat_id
              last_message_at
              ...useChats_states
            }
          }
        }
      }
    `,
    props.query,
  );
  const {
    message_max: longest,
    voice_length_max,
    voice_length_min,
  } = useLimits(query, ["message_max", "voice_length_min", "voice_length_max"]);
  const pages = useListPages(query.chat_user_states_connection.edges.map(({ node }) => node));
  const chats = useChats(pages.states, me, t("someone"));
  const unreadBelow = useUnreadBelow(query, pages.states);
  const [address, setAddress] = useSearchParams();
  const place = chatPlace(address);
  const open = place && chats.find((chat) => chat.address === place.address);
  useChatList(me, (rows) => {
    // The names of a conversation are part of a query.
    if (areOthers(pages.states, rows)) readAllQuietly();
  });

  const [kind, setKind] = useState(() => place?.type ?? (chats.some(isShownTwo) ? "individual" : "group"));
  const isOpen = place !== null;
  const [isListDrawn, drawList] = useListDrawn(isOpen);
  const step = isOpen ? null : FROM_LIST;
  const { state: kept } = useLocation();
  const navigate = useNavigate();
  // Where the list was the step before it is that step again: the one after it leaves the page, and opens no conversation anew.
  const leave = () => {
    if (isFromList(kept)) void navigate(-1);
    else setAddress(withoutChat, { replace: true, preventScrollReset: true });
  };

  return (
    <chakra.div
      display={{ lg: "grid" }}
      gridTemplateColumns="22rem minmax(0, 1fr)"
      gap="6"
      h={{ lg: "max(26rem, calc(100dvh - 18rem))" }}
    >
      <ChatList
        me={me}
        chats={isListDrawn ? chats : NONE}
        pages={isListDrawn ? pages : NO_PAGES}
        unsent={isListDrawn && <UnsentElsewhere me={me} chats={chats} />}
        unreadBelow={unreadBelow}
        openAddress={place?.address ?? null}
        kind={kind}
        onKind={setKind}
        linkTo={chatLink}
        step={step}
        onStarted={(started) => {
          readAllQuietly();
          setKind("individual");
          setAddress(
            new URLSearchParams({
              tab: "chat",
              selectedChat: started.address,
              chatName: started.name,
              chatType: "individual",
            }),
            { preventScrollReset: true, state: step },
          );
        }}
      />
      <RoomFrame isOpen={isOpen} onLeaving={drawList} onLeave={leave}>
        {(close) =>
          place ? (
            <RoomPage
              key={place.address}
              place={place}
              chat={open ?? null}
              me={me}
              longest={longest}
              voiceLengths={{ min: voice_length_min, max: voice_length_max }}
              onBack={close}
            />
          ) : (
            <chakra.div display="grid" placeItems="center" h="full">
              <EmptyState title={t("room.choose")} text={t("room.chooseText")} />
            </chakra.div>
          )
        }
      </RoomFrame>
    </chakra.div>
  );
});

const NONE: readonly Chat[] = [];
const NO_PAGES: ListPages = { states: [], places: [], hasOlder: false, take: () => {} };

/**
 * On a phone an open conversation covers the list. A page that begins with a conversation draws the list when it is left: sixty rows
 * that nobody sees would hold up a finger in the conversation.
 */
function useListDrawn(isOpen: boolean): [isDrawn: boolean, draw: () => void] {
  const [isDrawn, setIsDrawn] = useState(() => !isOpen || isWide());
  const draw = useCallback(() => startTransition(() => setIsDrawn(true)), []);
  useEffect(() => {
    if (isDrawn) return;
    const wide = matchMedia(WIDE);
    wide.addEventListener("change", draw);
    return () => wide.removeEventListener("change", draw);
  }, [draw, isDrawn]);
  return [isDrawn || !isOpen, draw];
}

const isShownTwo = ({ state, type }: { type: string; state: { deleted_at?: string | null } }) =>
  type === "individual" && state.deleted_at == null;
