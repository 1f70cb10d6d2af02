import type { ChatChange } from "../../../../talk/useChatTail.ts";
import type { MessageRow } from "../../../../talk/messagePage.ts";

/** What a message answers, as far as its reader may see it. */
export interface Quote {
  messageId: string;
  number: number;
  senderId: string | null;
  /** Null once it was taken back. */
  text: string | null;
}

export interface Reaction {
  emoji: string;
  userId: string;
}

/** A message, or a post of the system, as the conversation shows it. */
export interface Said {
  messageId: string;
  number: number;
  /** Null for the system. */
  senderId: string | null;
  text: string | null;
  /** What a post of the system tells; null where a person speaks. */
  kind: string | null;
  values: unknown;
  isDeleted: boolean;
  isHidden: boolean;
  createdAt: string;
  replyToId: string | null;
  /** Null where it answers nothing, and where its reader may not see what it answers. */
  quote: Quote | null;
  reactions: readonly Reaction[];
}

type ChangedMessage = NonNullable<ChatChange["message"]>;

const bare = (message: ChangedMessage | MessageRow): Said => ({
  messageId: message.message_id,
  number: message.number,
  senderId: message.sender_id ?? null,
  text: message.message ?? null,
  kind: message.kind ?? null,
  values: message.values,
  isDeleted: message.deleted_at != null,
  isHidden: false,
  createdAt: message.created_at,
  replyToId: message.reply_to_id ?? null,
  quote: null,
  reactions: [],
});

/** A message as a change of the conversation brings it: without what it answers and without reactions. */
export const saidInChange = (message: ChangedMessage): Said => bare(message);

/** A message as a page brings it. */
export function saidInPage(row: MessageRow): Said {
  const reply = row.reply_to;
  return {
    ...bare(row),
    isHidden: row.hidden_by.length > 0,
    quote: reply
      ? {
          messageId: reply.message_id,
          number: reply.number,
          senderId: reply.sender_id ?? null,
          text: reply.deleted_at == null ? (reply.message ?? null) : null,
        }
      : null,
    reactions: row.reaction_rows.map(({ emoji, user_id }) => ({ emoji, userId: user_id })),
  };
}

export const quoteOf = ({ isDeleted, messageId, number, senderId, text }: Said): Quote => ({
  messageId,
  number,
  senderId,
  text: isDeleted ? null : text,
});
