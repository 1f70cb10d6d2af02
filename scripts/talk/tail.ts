/** What the client's own live query of an open conversation brings, for programs without a browser. */
import type { ChatChange, ChatState } from "../../web/talk/tail.ts";

export type { ChatChange, ChatState };

/** The global id of a person's state in a conversation, as Relay servers make it. */
export const stateId = (person: string, chat: string): string =>
  Buffer.from(JSON.stringify([1, "public", "chat_user_states", person, chat])).toString("base64");

/** The answer to `useChatTailRangeQuery`. */
export interface RangeAnswer {
  chat_user_states_connection: { edges: { node: { changes: ChatChange[] } }[] };
}
export const changesIn = (answer: RangeAnswer): ChatChange[] =>
  answer.chat_user_states_connection.edges[0]?.node.changes ?? [];

/** The answer to `useChatTailSubscription`; null where the conversation is not the person's. */
export interface TailAnswer {
  node: ChatState | null;
}
