import { graphql } from "react-relay";
import type { messagePageQuery } from "../__generated__/member/messagePageQuery.graphql.ts";
import type { Range, Sight } from "./TailReader.ts";

/** How many numbers a page spans: changes that are no messages have numbers too. */
const SPAN = 100;

/**
 * The range of the next older page, within what the person sees; null where there is nothing older. However long a
 * conversation is, a page looks at no more rows than its numbers.
 * @param before the lowest number that is shown already; the one after the last at the beginning
 */
export function pageBelow(
  before: number,
  { cleared_number, from_number, until_number, away_after, back_from }: Sight,
): Range | null {
  const top = Math.min(before, until_number + 1);
  // Nothing that was said while the person was away is looked at.
  const end = top > away_after && top <= back_from ? away_after + 1 : top;
  const bottom = Math.max(from_number - 1, cleared_number);
  return end - 1 <= bottom ? null : { after: Math.max(bottom, end - SPAN - 1), before: end };
}

/** How many messages a page holds at most, and so how many numbers a newer page may span. */
export const PAGE = 50;

/**
 * The range of the next newer page; null where there is nothing newer.
 * @param after the highest number that is shown already
 * @param top the last number there is
 */
export function pageAbove(after: number, top: number): Range | null {
  return after >= top ? null : { after, before: Math.min(after + PAGE, top) + 1 };
}

/**
 * One page of a conversation, between two numbers that {@link pageBelow} gives: at most fifty, newest first, or from a
 * message on oldest first. A page of fifty goes on beyond its last message, any other beyond its range.
 */
export const messagePage = graphql`
  query messagePageQuery($me: uuid!, $chat: uuid!, $after: Int!, $before: Int!, $order: order_by!) {
    chat_user_states_connection(first: 1, where: { user_id: { _eq: $me }, chat_id: { _eq: $chat } }) {
      edges {
        node {
          id
          from_number
          until_number
          away_after
          back_from
          cleared_number
          read_number
          messages(where: { number: { _gt: $after, _lt: $before } }, order_by: { number: $order }, limit: 50) {
            ...messagePage_message @relay(mask: false)
            reply_to {
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
            tallies
            hidden_by(limit: 1) {
              id
              user_id
            }
          }
        }
      }
    }
  }
`;

// What is asked of a message wherever one comes from: a page, the live tail, or what was missed between them.
void graphql`
  fragment messagePage_message on messages {
    id
    message_id
    number
    sender_id
    message
    voice_id
    voice_format
    voice_ms
    voice_levels
    kind
    values
    reply_to_id
    deleted_at
    created_at
  }
`;

export type MessageRow =
  messagePageQuery["response"]["chat_user_states_connection"]["edges"][number]["node"]["messages"][number];
