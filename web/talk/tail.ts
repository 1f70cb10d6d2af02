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

/** How many numbers a live query may lie behind: each comes along whenever something happens. */
const FAR = 6;
/**
 * How many numbers it may lie behind in its first milliseconds. Each new query counts as a request: asked anew every six
 * numbers, a room where fifty talk (D295) would use up the requests of a person's minute (D247).
 */
const FAR_AT_FIRST = TAIL;
const AT_FIRST_MS = 3000;

/**
 * Above which number the live query asks. It is asked anew once much has happened, so that it looks at no more than its
 * numbers, however long the conversation is and however long somebody looks at it.
 * @param asked above which number it asks now, and for how many milliseconds it has done so
 * @param known the last number that is known
 */
export const askedAbove = ({ above, forMs }: { above: number; forMs: number }, known: number): number =>
  known - above >= (forMs < AT_FIRST_MS ? FAR_AT_FIRST : FAR) ? known : above;
