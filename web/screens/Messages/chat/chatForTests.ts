/** For tests: the answers of conversations, by root field, as the member's schema has them. */
import { vi } from "vitest";
import { LIST_PAGE } from "./list/listPages.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";

export const ME = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001";
export const BEN = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f002";
export const CHAT = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f00a";
export const CIRCLE = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f00b";
export const ADDRESS = `individual_${ME}_${BEN}`;
const NO_END = 2_147_483_647;

const person = (user_id: string, alias: string) => ({ user_id, alias, avatar_url: null });

/** How the reader stands in the conversation with Ben. */
export const state = (more: object = {}) => ({
  __typename: "chat_user_states",
  id: "state-ben",
  chat_id: CHAT,
  from_number: 1,
  until_number: NO_END,
  away_after: 0,
  back_from: 0,
  cleared_number: 0,
  read_number: 2,
  delivered_number: 2,
  may_write: true,
  name_when_left: null,
  unread: 0,
  deleted_at: null,
  last_number: 2,
  last_sender_id: BEN,
  last_text: "See you on Sunday",
  last_voice_ms: null,
  last_message_at: "2026-11-20T11:00:00Z",
  chat: {
    id: "chat-ben",
    address: ADDRESS,
    chat_type: "individual",
    top_number: 2,
    group: null,
    first_profile: person(ME, "Amina"),
    second_profile: person(BEN, "Ben"),
  },
  ...more,
});

/** How the reader stands in the chat of a circle that somebody else organizes. */
export const circleState = (more: object = {}) => ({
  ...state(),
  id: "state-circle",
  chat_id: CIRCLE,
  last_text: "Who pays first?",
  chat: {
    id: "chat-circle",
    address: `group_${CIRCLE}`,
    chat_type: "group",
    top_number: 2,
    group: {
      __typename: "groups",
      id: "circle",
      admin_id: BEN,
      group_id: CIRCLE,
      name: "Sunday Savers",
      short_id: 1001,
      url_slug: "sunday-savers-1001",
      current_members: 3,
      current_payout_round: null,
      image_url: null,
      locked_member_count: null,
      member_limit: 5,
      status: "recruiting",
    },
    first_profile: null,
    second_profile: null,
  },
  ...more,
});

export const message = (number: number, sender_id: string | null, text: string | null, more: object = {}) => ({
  id: `message-${number}`,
  message_id: `5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8${String(number).padStart(4, "0")}`,
  number,
  sender_id,
  message: text,
  voice_id: null,
  voice_format: null,
  voice_ms: null,
  voice_levels: null,
  kind: null,
  values: null,
  deleted_at: null,
  created_at: `2026-11-20T11:${String(number).padStart(2, "0")}:00Z`,
  reply_to_id: null,
  reply_to: null,
  tallies: [],
  hidden_by: [],
  ...more,
});

const edges = (nodes: readonly object[]) => ({ edges: nodes.map((node, at) => ({ cursor: String(at), node })) });

interface Numbered {
  number: number;
}
interface PageArgs {
  where: { number: { _gt: number; _lt: number } };
  order_by: { number: "asc" | "desc" } | { number: "asc" | "desc" }[];
}
/** What the server answers to a page: messages between two numbers, at most fifty. */
const pageOf =
  (messages: readonly Numbered[]) =>
  ({ order_by, where: { number } }: PageArgs) => {
    const { number: order } = [order_by].flat()[0]!;
    const found = messages.filter((each) => each.number > number._gt && each.number < number._lt);
    return (order === "asc" ? found : found.toReversed()).slice(0, 50);
  };

interface World {
  states?: readonly object[];
  messages?: readonly object[];
  /** Whether the reader has blocked whom they talk to. */
  blocked?: boolean;
  found?: readonly object[];
  more?: Record<string, unknown>;
}

/** The answers of the page, and what was written, by its field. */
export function chatAnswers({ blocked = false, found = [], messages = [], more = {}, states: drawn = [] }: World) {
  const blocks = blocked ? [{ id: "block" }] : [];
  const states = drawn.map((each) => {
    const { chat, chat_id } = each as { chat: object; chat_id: string };
    return { ...each, chat_id, chat: { blocks_of_first: [], blocks_of_second: blocks, ...chat } };
  });
  const written = vi.fn<(field: string, args: Record<string, unknown>) => unknown>(() => ({ affected_rows: 1 }));
  const write = (field: string) => (args: Record<string, unknown>) => written(field, args);
  const fields = [
    "insert_messages",
    "insert_message_reactions",
    "delete_message_reactions",
    "insert_hidden_messages",
    "delete_hidden_messages",
    "insert_user_blocks",
    "delete_user_blocks",
  ];
  const answers: Record<string, unknown> = {
    badge_counts_connection: edges([
      {
        id: "badges",
        alerts_unread: 0,
        invitations: 0,
        member_joins: 0,
        messages: 3,
        payments: 0,
        votes: 1,
        votes_mark: "",
        invitations_mark: "",
      },
    ]),
    limits_connection: limitsAnswer(),
    // The other tabs of the page, which asks one query.
    grace_period_votes_connection: edges([]),
    group_invitations_connection: edges([]),
    search_messages_connection: edges(found),
    user_profiles_connection: edges([{ id: "me", acquaintances: [{ user_id: BEN, profile: person(BEN, "Ben") }] }]),
    // The list asks for its first page and for what is below, a page for one conversation with its messages.
    chat_user_states_connection: ({
      where,
    }: {
      where: { chat_id?: { _eq: string }; chat?: unknown; _or?: unknown; unread?: { _gt: number } };
    }) => {
      const [first] = states;
      if (where.unread) return edges(states.filter((each) => (each as unknown as { unread: number }).unread > 0));
      if (where._or) return edges(states.slice(LIST_PAGE));
      if (!first || (!where.chat_id && !where.chat)) return edges(states.slice(0, LIST_PAGE));
      return edges([where.chat_id ? { ...first, messages: pageOf(messages as readonly Numbered[]) } : first]);
    },
    update_chat_user_states_by_pk: ({ _set, pk_columns }: { _set: object; pk_columns: { chat_id: string } }) => {
      written("update_chat_user_states", { ..._set, ...pk_columns });
      const found = states.find((each) => each.chat_id === pk_columns.chat_id);
      return { ...found, ..._set };
    },
    update_messages_by_pk: (args: Record<string, unknown>) => {
      written("update_messages", args);
      return { id: "message-2", deleted_at: "2026-11-20T12:00:00Z" };
    },
    ...Object.fromEntries(fields.map((field) => [field, write(field)])),
    ...more,
  };
  return { answers, written };
}
