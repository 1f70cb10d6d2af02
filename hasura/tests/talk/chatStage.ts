import { randomUUID } from "node:crypto";
import { EngineError } from "../../../local/engine/interface.ts";
import { caller, openStage, type Stage } from "../asking.ts";
import { idOf, type Person, type Role } from "../cast.ts";

export interface Change {
  number: number;
  kind: string;
  message_id: string;
  emoji: string | null;
  message: { message: string | null } | null;
}

export interface State {
  from_number: number;
  until_number: number;
  read_number: number;
  delivered_number: number;
  cleared_number: number;
  unread: number;
  may_write: boolean;
  name_when_left: string | null;
  last_text: string | null;
  last_number: number;
  last_message_at: string | null;
  deleted_at: string | null;
}

/** The cast, with the words that a screen of conversations uses. */
export interface ChatStage extends Stage {
  /** Says something. @returns the message's id, also where it was stored before */
  say(
    person: Person,
    chat: string,
    text: string,
    more?: { message_id?: string; reply_to_id?: string },
  ): Promise<string>;
  change(person: Person, mutation: string, role?: Role): Promise<number>;
  /** The newest changes that a person sees, oldest first. */
  tail(person: Person, chat: string, limit?: number): Promise<Change[]>;
  state(person: Person, chat: string): Promise<State>;
  mark(person: Person, chat: string, set: string): Promise<number>;
  badge(person: Person): Promise<Record<string, number>>;
}

export const INNER = idOf("inner");
export const OUTER = idOf("outer");
export const ANA_AND_BEN = idOf("ana and ben");

export async function openChatStage(): Promise<ChatStage> {
  const stage = await openStage();
  const ask = (person: Person, query: string, role: Role = "member") => stage.ask(caller(person, role).session, query);
  const change: ChatStage["change"] = async (person, mutation, role) => {
    const [answer] = Object.values(await ask(person, `mutation { ${mutation} }`, role));
    return (answer as { affected_rows: number }).affected_rows;
  };
  return {
    ...stage,
    change,
    async say(person, chat, text, { message_id = randomUUID(), reply_to_id } = {}) {
      const reply = reply_to_id === undefined ? "" : `, reply_to_id: "${reply_to_id}"`;
      await change(
        person,
        `insert_messages(objects: { message_id: "${message_id}", chat_id: "${chat}", message: ${JSON.stringify(text)}${reply} }) { affected_rows }`,
      );
      return message_id;
    },
    async tail(person, chat, limit = 20) {
      const { chats } = await ask(
        person,
        `{ chats(where: { chat_id: { _eq: "${chat}" } }) { changes(order_by: { number: desc }, limit: ${limit}) {
            number kind message_id emoji message { message } } } }`,
      );
      return ((chats as { changes: Change[] }[])[0]?.changes ?? []).toReversed();
    },
    async state(person, chat) {
      const { chat_user_states: states } = await ask(
        person,
        `{ chat_user_states(where: { chat_id: { _eq: "${chat}" } }) { from_number until_number read_number delivered_number
            cleared_number unread may_write name_when_left last_text last_number last_message_at deleted_at } }`,
      );
      return (states as State[])[0]!;
    },
    mark: (person, chat, set) =>
      change(
        person,
        `update_chat_user_states(where: { chat_id: { _eq: "${chat}" } }, _set: { ${set} }) { affected_rows }`,
      ),
    async badge(person) {
      const { badge_counts: counts } = await ask(
        person,
        "{ badge_counts { messages messages_mark invitations votes payments member_joins alerts total alerts_unread } }",
      );
      return (counts as Record<string, number>[])[0]!;
    },
  };
}

/** The code with which something was refused; `done` where it was not. */
export async function refusedWith(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const told = /\{.*\}/.exec(error.message)?.[0];
    return told === undefined ? error.code : (JSON.parse(told) as { code: string }).code;
  }
}
