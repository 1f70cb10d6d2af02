import type { ChatChange } from "../../../../talk/tail.ts";
import type { MessageRow } from "../../../../talk/messagePage.ts";
import { type Voice, voiceOf } from "../voice/voice.ts";

/** What a message answers, as far as its reader may see it. */
export interface Quote {
  messageId: string;
  number: number;
  senderId: string | null;
  /** Null once it was taken back, and of a voice message. */
  text: string | null;
  /** How long a voice message is, in milliseconds; null of any other, and once it was taken back. */
  voiceMs: number | null;
  /** Whether its reader has hidden it, and so does not see it here either (D178). */
  isHidden: boolean;
}

/** How many reacted with one emoji. */
export interface Tally {
  emoji: string;
  count: number;
  /** Whether the reader did. */
  isMine: boolean;
  /** The first of them, and not all where they are many. */
  userIds: readonly string[];
  /** The last number that is counted. */
  until: number;
}

/** A tally as the server gives it. */
interface TallyRow {
  emoji: string;
  count: number;
  is_mine: boolean;
  user_ids: readonly string[];
  until: number;
}

/** A message, or a post of the system, as the conversation shows it. */
export interface Said {
  messageId: string;
  number: number;
  /** Null for the system. */
  senderId: string | null;
  text: string | null;
  voice: Voice | null;
  /** What a post of the system tells; null where a person speaks. */
  kind: string | null;
  values: unknown;
  isDeleted: boolean;
  isHidden: boolean;
  createdAt: string;
  replyToId: string | null;
  /** Null where it answers nothing, and where its reader may not see what it answers. */
  quote: Quote | null;
  /** In the order in which each emoji was first set. */
  reactions: readonly Tally[];
}

type ChangedMessage = NonNullable<ChatChange["message"]>;

const bare = (message: ChangedMessage | MessageRow): Said => ({
  messageId: message.message_id,
  number: message.number,
  senderId: message.sender_id ?? null,
  text: message.message ?? null,
  voice: voiceOf(message),
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
    quote: reply ? quoteInAnswer(reply) : null,
    reactions: (row.tallies as readonly TallyRow[]).map(({ count, emoji, is_mine, until, user_ids }) => ({
      emoji,
      count,
      isMine: is_mine,
      userIds: user_ids,
      until,
    })),
  };
}

/** A message that another one answers, as the server gives it. */
export const quoteInAnswer = (row: NonNullable<MessageRow["reply_to"]>): Quote => ({
  messageId: row.message_id,
  number: row.number,
  senderId: row.sender_id ?? null,
  text: row.deleted_at == null ? (row.message ?? null) : null,
  voiceMs: row.voice_ms ?? null,
  isHidden: row.hidden_by.length > 0,
});

export const quoteOf = ({ isDeleted, isHidden, messageId, number, senderId, text, voice }: Said): Quote => ({
  messageId,
  number,
  senderId,
  text: isDeleted ? null : text,
  voiceMs: voice?.ms ?? null,
  isHidden,
});
