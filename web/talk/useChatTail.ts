import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useChatTailRangeQuery } from "../__generated__/member/useChatTailRangeQuery.graphql.ts";
import type { useChatTailSubscription } from "../__generated__/member/useChatTailSubscription.graphql.ts";
import { OPEN_CHAT_POLL_MS } from "../../schema/readMarks.ts";
import { recordError } from "../lib/errorLog.ts";
import { retryWaitMs } from "../relay/retryWait.ts";
import { useLive } from "../relay/useLive.ts";
import { AskedTail } from "./AskedTail.ts";
import { type ChatChange, type ChatState, tailOf } from "./tail.ts";
import { type Range, type Sight, TailReader } from "./TailReader.ts";

/** How long the live query has to bring what is there, before it is read without it. In milliseconds. */
const LINE_MS = 1000;

/**
 * The newest changes and the person's own state, asked by the global id of that state: so each table is tied to the
 * conversation, and a message asks only those who look at it. No name and no face, because a view would ask everybody.
 */
const live = graphql`
  subscription useChatTailSubscription($id: ID!, $after: Int!) {
    node(id: $id) {
      id
      ... on chat_user_states {
        from_number
        until_number
        away_after
        back_from
        cleared_number
        read_number
        delivered_number
        may_write
        unread
        receipts {
          delivered_number
          never_delivered
          never_read
          read_number
        }
        messages(where: { number: { _gt: $after } }, order_by: { number: desc }, limit: 20) {
          ...messagePage_message @relay(mask: false)
        }
        acts: changes(where: { number: { _gt: $after }, kind: { _neq: said } }, order_by: { number: desc }, limit: 20) {
          id
          number
          kind
          user_id
          emoji
          message_id
        }
      }
    }
  }
`;

/** The changes between two numbers; at most a hundred of them come at once. */
const range = graphql`
  query useChatTailRangeQuery($me: uuid!, $chat: uuid!, $after: Int!, $before: Int!) {
    chat_user_states_connection(first: 1, where: { user_id: { _eq: $me }, chat_id: { _eq: $chat } }) {
      edges {
        node {
          id
          changes(where: { number: { _gt: $after, _lt: $before } }, order_by: { number: asc }, limit: 100) {
            id
            number
            kind
            user_id
            emoji
            message_id
            message {
              ...messagePage_message @relay(mask: false)
            }
          }
        }
      }
    }
  }
`;

/**
 * Follows one conversation while it is on screen: every change comes once and in the order of numbers, whatever was
 * missed in between.
 * @param chat null follows nothing
 * @param chat.stateId the global id of the person's state in it
 * @param chat.known the last number that the page has read by itself
 * @param chat.top the last number there is, as plain reads of the page tell it. They know of what a line has not brought
 * that is dead before anybody notices
 */
export function useChatTail(
  me: string,
  chat: { chatId: string; stateId: string; known: number; top: number; sight: Sight } | null,
  heard: { onChanges: (changes: readonly ChatChange[]) => void; onState: (state: ChatState) => void },
): void {
  const environment = useRelayEnvironment();
  const following = useRef<{ asked: AskedTail; reader: TailReader<ChatChange> }>(null);
  const onChanges = useEffectEvent((changes: readonly ChatChange[]) => heard.onChanges(changes));
  const chatId = chat?.chatId;
  const known = chat?.known;
  const [above, setAbove] = useState({ chatId, number: known ?? 0 });
  const after = above.chatId === chatId ? above.number : (known ?? 0);

  useEffect(() => {
    if (chatId === undefined || known === undefined) return;
    const reader = new TailReader<ChatChange>({
      known,
      onChanges,
      onFailure: recordError,
      waitMs: retryWaitMs,
      async readRange({ after, before }: Range) {
        const variables = { me, chat: chatId, after, before };
        const answer = await fetchQuery<useChatTailRangeQuery>(environment, range, variables).toPromise();
        return answer?.chat_user_states_connection.edges[0]?.node.changes ?? [];
      },
    });
    following.current = { asked: new AskedTail(known), reader };
    return () => {
      reader.stop();
      following.current = null;
    };
  }, [environment, me, chatId, known]);

  const top = chat?.top;
  const reach = useEffectEvent((number: number) => chat && following.current?.reader.reachTo(number, chat.sight));
  useEffect(() => {
    if (top === undefined) return;
    const timer = setTimeout(() => void reach(top), LINE_MS);
    return () => clearTimeout(timer);
  }, [top]);

  const hear = async (state: ChatState) => {
    heard.onState(state);
    if (!following.current) return;
    const { asked, reader } = following.current;
    await reader.receive(tailOf(state), state);
    if (asked.follow(reader.known)) setAbove({ chatId, number: asked.above });
  };
  useLive<useChatTailSubscription>(
    live,
    chat && { id: chat.stateId, after },
    (answer) => {
      // Nothing where the conversation is no longer the person's.
      if (answer?.node) void hear(answer.node as ChatState);
    },
    // What is read here must be told before another device rings of it (D293).
    { pollEveryMs: OPEN_CHAT_POLL_MS },
  );
}
