/** Hasura asks a live query once in a while instead of being told: the client's own operations miss nothing by it. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller } from "../../hasura/tests/asking.ts";
import { idOf, type Person } from "../../hasura/tests/cast.ts";
import { ANA_AND_BEN, type ChatStage, openChatStage, type State } from "../../hasura/tests/talk/chatStage.ts";
import { AskedTail } from "../../web/talk/AskedTail.ts";
import { tailOf } from "../../web/talk/tail.ts";
import { TailReader } from "../../web/talk/TailReader.ts";
import { documentOf } from "../bench/product/documents.ts";
import { openLive, pollLive } from "./polls.ts";
import { type ChatChange, changesIn, type RangeAnswer, stateId, type TailAnswer } from "./tail.ts";

const PEOPLE = ["ana", "ben"] as const;
/** A tail that was asked anew may be asked anew again after as long. */
const BETWEEN_POLLS_MS = 3000;

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
  await stage.pool.query("update limits set value = 100000 where limit_id = 'messages_per_minute'");
});
afterAll(() => stage.close());

const top = async (): Promise<number> => {
  const { rows } = await stage.pool.query("select last_number from chats where chat_id = $1", [ANA_AND_BEN]);
  return rows[0].last_number;
};

/** Every person's live query, which one statement a round answers as Hasura does; who gets nothing new is sent nothing. */
function pollers(known: number) {
  const followers = PEOPLE.map((person: Person) => {
    const { session } = caller(person, "member");
    const openAbove = (after: number) =>
      openLive(stage, person, "useChatTailSubscription", { id: stateId(idOf(person), ANA_AND_BEN), after });
    const got: ChatChange[] = [];
    let asked = 0;
    const reader = new TailReader<ChatChange>({
      known,
      async readRange({ after, before }) {
        asked += 1;
        const operation = stage.core.prepare("relay", session, {
          query: documentOf("useChatTailRangeQuery"),
          variables: { me: idOf(person), chat: ANA_AND_BEN, after, before },
        });
        if (operation.type === "subscription") throw new Error("asked once here");
        return changesIn(JSON.parse((await operation.run({ clientHeaders: {} })).data) as RangeAnswer);
      },
      onChanges: (changes) => got.push(...changes),
      onFailure: (thrown) => {
        throw thrown;
      },
      waitMs: () => 1,
    });
    return {
      tail: new AskedTail(known),
      asked: () => asked,
      got,
      openAbove,
      query: openAbove(known),
      reader,
      sent: "",
    };
  });
  let nowMs = 0;
  const poll = async () => {
    nowMs += BETWEEN_POLLS_MS;
    const answers = await pollLive(
      stage,
      followers.map(({ query }) => query),
    );
    for (const [at, data] of answers.entries()) {
      const follower = followers[at]!;
      if (follower.sent === data) continue;
      follower.sent = data;
      const { node } = JSON.parse(data) as TailAnswer;
      await follower.reader.receive(tailOf(node!), node!);
      const { openAbove, reader, tail } = follower;
      if (tail.follow(reader.known, nowMs)) follower.query = openAbove(tail.above);
    }
  };
  return { followers, poll };
}

const KINDS = ["say", "react", "remove"] as const;
/** One change of the conversation: a message, a reaction to the last one, or its removal. */
async function change(kind: (typeof KINDS)[number], by: Person, last: { id: string | null; by: Person }) {
  if (kind === "say" || last.id === null) {
    last.id = await stage.say(by, ANA_AND_BEN, "Between two polls", { message_id: randomUUID() });
    last.by = by;
  } else if (kind === "react") {
    await stage.change(
      by,
      `insert_message_reactions(objects: { message_id: "${last.id}", emoji: "👍" }) { affected_rows }`,
    );
  } else {
    await stage.change(
      last.by,
      `update_messages(where: { message_id: { _eq: "${last.id}" } }, _set: { deleted_at: "2027-01-01" }) { affected_rows }`,
    );
    last.id = null;
  }
}

const asNumbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + 1 + at);

it("thirty changes between two polls reach everybody once and in order, and just what lies between is read", async () => {
  const known = await top();
  const { followers, poll } = pollers(known);
  await poll();
  const last = { id: null as string | null, by: "ana" as Person };
  for (let nth = 0; nth < 30; nth += 1) await change("say", PEOPLE[nth % 2]!, last);
  await poll();
  await poll();
  for (const { asked, got } of followers) {
    expect(got.map(({ number }) => number)).toEqual(asNumbered(known, known + 30));
    expect(new Set(got.map(({ message_id }) => message_id)).size).toBe(30);
    expect(asked()).toBe(1);
  }
});

it("however much happens between two polls, and whatever it is, everybody has it once and in order", async () => {
  const round = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...PEOPLE)), { maxLength: 45 });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const known = await top();
      const { followers, poll } = pollers(known);
      const last = { id: null as string | null, by: "ana" as Person };
      for (const changes of rounds) {
        for (const [kind, by] of changes) await change(kind, by, last);
        await poll();
      }
      const all = asNumbered(known, await top());
      for (const { got } of followers) expect(got.map(({ number }) => number)).toEqual(all);
    }),
    { numRuns: 6 },
  );
});

/** What a page shows of a person's conversations and counts, as the live queries of every page tell it when they are asked. */
function shownTo(person: Person) {
  const me = idOf(person);
  const list = openLive(stage, person, "useChatListSubscription", { me });
  const counts = openLive(stage, person, "MemberLayoutLiveSubscription", { me });
  return async () => {
    const [[rows], [layout]] = await Promise.all([pollLive(stage, [list]), pollLive(stage, [counts])]);
    const { chat_user_states_connection: chats } = JSON.parse(rows!) as { chat_user_states_connection: Shown };
    const { user_profiles_connection: people } = JSON.parse(layout!) as { user_profiles_connection: Shown };
    const row = chats.edges.find(({ node }) => node["chat_id"] === ANA_AND_BEN)!.node;
    return { row, badges: people.edges[0]!.node["badges"] as Record<string, number> };
  };
}
interface Shown {
  edges: { node: Record<string, unknown> }[];
}

/** What happened in a conversation of two, by the rules alone. */
class Told {
  /** The messages that each has not read. */
  readonly unread = { ana: new Set<string>(), ben: new Set<string>() };
  /** Of one that was taken back the text is gone. */
  last: { id: string; text: string | null; by: (typeof PEOPLE)[number] } | undefined;

  async say(by: (typeof PEOPLE)[number]): Promise<void> {
    const text = `Said by ${by}: ${randomUUID()}`;
    const id = await stage.say(by, ANA_AND_BEN, text);
    this.last = { id, text, by };
    this.unread[by === "ana" ? "ben" : "ana"].add(id);
  }

  async readAll(by: (typeof PEOPLE)[number]): Promise<void> {
    await stage.mark(by, ANA_AND_BEN, "read_number: 2147483647");
    this.unread[by].clear();
  }

  async act(kind: (typeof KINDS)[number] | "read", by: (typeof PEOPLE)[number]): Promise<void> {
    const { last } = this;
    if (kind === "read") return this.readAll(by);
    if (kind === "say" || !last || last.text === null) return this.say(by);
    await change(kind, by, { ...last });
    if (kind === "react") return;
    last.text = null;
    for (const person of PEOPLE) this.unread[person].delete(last.id);
  }
}

it("whatever happens between two polls, the list of conversations and the counts tell then how it stands", async () => {
  const act = fc.tuple(fc.constantFrom(...KINDS, "read" as const), fc.constantFrom(...PEOPLE));
  const round = fc.array(act, { maxLength: 12 });
  const shown = { ana: shownTo("ana"), ben: shownTo("ben") };
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const told = new Told();
      for (const person of PEOPLE) await told.readAll(person);
      const elsewhere = { ana: (await shown.ana()).badges["messages"]!, ben: (await shown.ben()).badges["messages"]! };
      for (const acts of rounds) {
        for (const [kind, by] of acts) await told.act(kind, by);
        for (const person of PEOPLE) {
          const { badges, row } = await shown[person]();
          expect(row).toMatchObject(inTheList(await stage.state(person, ANA_AND_BEN)));
          expect(badges).toMatchObject(await stage.badge(person));
          expect(row["unread"]).toBe(told.unread[person].size);
          expect(badges["messages"]).toBe(elsewhere[person] + told.unread[person].size);
          if (told.last) expect(row).toMatchObject({ last_text: told.last.text, last_sender_id: idOf(told.last.by) });
        }
      }
    }),
    { numRuns: 12 },
  );
});

/** Of what a conversation holds for a person, what the list shows. */
const inTheList = ({ cleared_number, deleted_at, last_number, last_text, may_write, read_number, unread }: State) => ({
  cleared_number,
  deleted_at,
  last_number,
  last_text,
  may_write,
  read_number,
  unread,
});
