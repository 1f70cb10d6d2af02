import { groupId, memberId, messageId, type Sizes } from "./chatData.ts";
import { MEMBER, READER } from "./chatMetadata.ts";

/** One question for both sides: in GraphQL for the engine, in SQL for the hand-written server. */
export interface Shape {
  /** The path on the hand-written server. */
  key: string;
  name: string;
  role: string;
  query: string;
  /** SQL that answers one column, the text of the same JSON. */
  sql: string;
  /** The names of the statement's parameters, in order; `user` is the caller. */
  parameters: readonly string[];
  /** The n-th of endlessly many requests. Neighbouring requests share no rows. */
  ask(n: number, sizes: Sizes): Ask;
  /** The ratio of engine to hand-written that the project demands at least. */
  goal: number;
}

export interface Ask {
  variables: Readonly<Record<string, string | number>>;
  /** The caller's id. */
  user: string;
}

const PAGE = 50;
const GROUPS = 20;
/** Coprime to the table sizes. */
const STEP = 7919;

const messagePage = (permission: string): string => `
  select json_build_object('messages', coalesce(json_agg(json_build_object(
           'message_id', message_id, 'body', body, 'sent_at', sent_at, 'edited_at', edited_at,
           'sender', json_build_object('person_id', person_id, 'name', name, 'avatar_url', avatar_url))), '[]'))::text
    from (select m.message_id, m.body, m.sent_at, m.edited_at, p.person_id, p.name, p.avatar_url
            from messages m join people p on p.person_id = m.sender_id
           where m.group_id = $1${permission}
           order by m.sent_at desc limit ${PAGE}) page`;

const CHAT_PAGE = `query ChatPage($group: uuid!) {
  messages(where: { group_id: { _eq: $group } }, order_by: { sent_at: desc }, limit: ${PAGE}) {
    message_id body sent_at edited_at sender { person_id name avatar_url }
  }
}`;

function askForPage(n: number, sizes: Sizes): Ask {
  const group = (n * STEP) % sizes.groups;
  return { variables: { group: groupId(group) }, user: memberId(sizes, group, n % sizes.membersPerGroup) };
}

export const SHAPES: readonly Shape[] = [
  {
    key: "row",
    name: "one row by key",
    role: READER,
    query: `query Message($message: uuid!) {
  messages_by_pk(message_id: $message) { message_id group_id sender_id body sent_at edited_at }
}`,
    sql: `
  select json_build_object('messages_by_pk', (
           select json_build_object('message_id', message_id, 'group_id', group_id, 'sender_id', sender_id,
                    'body', body, 'sent_at', sent_at, 'edited_at', edited_at)
             from messages where message_id = $1))::text`,
    parameters: ["message"],
    ask(n, sizes) {
      const group = (n * STEP) % sizes.groups;
      return { variables: { message: messageId(group, n % sizes.messagesPerGroup) }, user: memberId(sizes, group, 0) };
    },
    goal: 0.9,
  },
  {
    key: "groups",
    name: "20 groups with 6 members each",
    role: READER,
    query: `query Groups($from: Int!) {
  groups(where: { number: { _gte: $from } }, order_by: { number: asc }, limit: ${GROUPS}) {
    group_id title description contribution_cents currency created_at
    members(order_by: { seat: asc }) { seat role joined_at person { person_id name avatar_url } }
  }
}`,
    sql: `
  select json_build_object('groups', coalesce(json_agg(json_build_object(
           'group_id', group_id, 'title', title, 'description', description,
           'contribution_cents', contribution_cents, 'currency', currency, 'created_at', created_at,
           'members', (select coalesce(json_agg(json_build_object('seat', seat, 'role', role, 'joined_at', joined_at,
                                'person', json_build_object('person_id', person_id, 'name', name,
                                                            'avatar_url', avatar_url))), '[]')
                         from (select s.seat, s.role, s.joined_at, p.person_id, p.name, p.avatar_url
                                 from memberships s join people p on p.person_id = s.person_id
                                where s.group_id = g.group_id order by s.seat) members))), '[]'))::text
    from (select * from groups where number >= $1 order by number limit ${GROUPS}) g`,
    parameters: ["from"],
    ask: (n, sizes) => ({
      variables: { from: (n * STEP) % Math.max(1, sizes.groups - GROUPS) },
      user: memberId(sizes, 0, 0),
    }),
    goal: 1.1,
  },
  {
    key: "chat",
    name: "chat page of 50 messages with senders",
    role: READER,
    query: CHAT_PAGE,
    sql: messagePage(""),
    parameters: ["group"],
    ask: askForPage,
    goal: 1.1,
  },
  {
    key: "member-chat",
    name: "chat page under a member's row permission",
    role: MEMBER,
    query: CHAT_PAGE,
    sql: messagePage(" and exists (select from memberships s where s.group_id = m.group_id and s.person_id = $2)"),
    parameters: ["group", "user"],
    ask: askForPage,
    goal: 1.05,
  },
];

/** The values of the hand-written statement, in order. */
export function statementValues({ parameters }: Shape, { user, variables }: Ask): string[] {
  return parameters.map((name) => (name === "user" ? user : String(variables[name])));
}
