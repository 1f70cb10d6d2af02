/**
 * What the live query of an open conversation brings, as one list of changes. Messages come by themselves and not through
 * their changes, which would look up each message and ask twice whether its reader may see it.
 */
import type { useChatTailSubscription } from "../__generated__/member/useChatTailSubscription.graphql.ts";

type Answer = NonNullable<useChatTailSubscription["response"]["node"]>;
/** How the person stands in the conversation, as it was when the last tail came, and the tail. */
export type ChatState = Required<Omit<Answer, " $fragmentType">>;

/** Something that happened in a conversation. */
export type ChatChange = Omit<ChatState["acts"][number], "id"> & {
  /** What was said; null of what was done to a message. */
  message: ChatState["messages"][number] | null;
};

/** How many messages, and how many other changes, a tail holds at most. */
export const TAIL = 20;

/** Below the lowest of a list that is full there may be more. */
const floorOf = (list: readonly { number: number }[]): number =>
  list.length < TAIL ? 0 : Math.min(...list.map(({ number }) => number));

/** The newest changes, lowest first, without a hole among those that the person sees. */
export function tailOf({ acts, messages }: Pick<ChatState, "acts" | "messages">): ChatChange[] {
  const floor = Math.max(floorOf(messages), floorOf(acts));
  const said = messages.map((message): ChatChange => {
    const { message_id, number, sender_id } = message;
    return { kind: "said", number, user_id: sender_id, emoji: null, message_id, message };
  });
  return [...said, ...acts.map((act): ChatChange => ({ ...act, message: null }))]
    .filter(({ number }) => number >= floor)
    .toSorted((one, other) => one.number - other.number);
}
