import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRoomQuotesQuery } from "../../../../__generated__/member/useRoomQuotesQuery.graphql.ts";
import { ownOf } from "../../../../offline/own.ts";
import { noteAge } from "../../../../relay/kept.ts";
import { useReadAgain } from "../../../../relay/readAgain.ts";
import { useChatTail } from "../../../../talk/useChatTail.ts";
import { Room, type RoomReads, type RoomView } from "../model/Room.ts";
import { quoteInAnswer } from "../model/said.ts";
import type { Stretch } from "../model/stretch.ts";
import type { Chat } from "../useChats.ts";
import { Drawn } from "./Drawn.ts";
import { readPage } from "./pagesAhead.ts";
import type { Receipts } from "./sendState.ts";

const quotes = graphql`
  query useRoomQuotesQuery($chat: uuid!, $ids: [uuid!]!) {
    messages_connection(first: 50, where: { chat_id: { _eq: $chat }, message_id: { _in: $ids } }) {
      edges {
        node {
          id
          message_id
          number
          sender_id
          message
          voice_ms
          deleted_at
          hidden_by(limit: 1) {
            id
          }
        }
      }
    }
  }
`;

/** How a conversation is read from the server. */
function useRoomReads(me: string, chat: string): Omit<RoomReads, "shown"> {
  const environment = useRelayEnvironment();
  const { answers } = ownOf(me);
  return {
    async readKept() {
      const kept = await answers.findTalk(chat);
      if (kept) noteAge(kept.at);
      return (kept?.shown as Stretch | undefined) ?? null;
    },
    readPage: (range, order = "desc") => readPage(environment, { me, chat, ...range, order }),
    async readQuotes(ids) {
      const answer = await fetchQuery<useRoomQuotesQuery>(environment, quotes, { chat, ids }).toPromise();
      return (answer?.messages_connection.edges ?? []).map(({ node }) => quoteInAnswer(node));
    },
  };
}

/** What the screen shows of a room. */
function useView(room: Room, drawn: Drawn): RoomView {
  const [view, setView] = useState(room.view);
  useEffect(() => {
    const show = () => setView(room.view());
    show();
    return room.subscribe((isQuiet) => (isQuiet ? startTransition(show) : show()));
  }, [room]);
  useEffect(() => drawn.tell(view), [drawn, view]);
  return view;
}

/** The wait until the screen is kept, so that a run of messages is kept once. In milliseconds. */
const KEEP_AFTER_MS = 1000;

/** Keeps the end of the conversation as it is on screen, for when there is no connection (D227). */
function useKeptTalk(me: string, chat: string, { isAtEnd, isKept, stretch }: RoomView): void {
  const end = isAtEnd && !isKept ? stretch : null;
  const keep = useRef<() => void>(() => {});
  useEffect(() => {
    keep.current = () => end && ownOf(me).answers.keepTalk(chat, end);
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chat, end, me]);
  // Whoever leaves at once has seen it all the same.
  useEffect(() => () => keep.current(), []);
}

/**
 * The conversation that is open: its first page, and from then on everything that happens in it.
 * @param at the number to begin at; undefined begins at the end
 */
export function useRoom(
  me: string,
  chat: Chat,
  at: number | undefined,
): { room: Room; view: RoomView; receipts: Receipts } {
  const reads = useRoomReads(me, chat.chatId);
  const [drawn] = useState(() => new Drawn());
  const [room] = useState(
    () => new Room({ ...reads, shown: (view) => drawn.after(view) }, { me, sight: chat.state, top: chat.top }),
  );
  const view = useView(room, drawn);
  const [known] = useState(chat.top);
  const [receipts, setReceipts] = useState<Receipts>();
  const open = useEffectEvent((opened: Room) => opened.open(at));
  useEffect(() => void open(room), [room]);
  // Live queries, plain reads and own changes all write it in the store.
  useEffect(() => room.setSight(chat.state), [room, chat.state]);
  // A page that could not be read comes with everything else on screen.
  useReadAgain(view.isKept ? () => room.open(at) : view.failure ? () => room.retry() : null);
  useKeptTalk(me, chat.chatId, view);
  useChatTail(
    me,
    { chatId: chat.chatId, stateId: chat.stateId, known, top: chat.state.chat.top_number ?? 0, sight: chat.state },
    { onChanges: (changes) => room.take(changes), onState: (state) => setReceipts(state.receipts) },
  );
  return { room, view, receipts };
}
