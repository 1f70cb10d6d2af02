/**
 * What the client's own operations cost: whom a message asks in the embedded engine, and how many rows a page reads of a
 * conversation with 100,000 messages.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConcernIndex } from "../../../local/engine/server/live/concern.ts";
import type { LiveQuery } from "../../../local/engine/interface.ts";
import { loadCore } from "../../../local/engine/core/core.ts";
import { caller, METADATA, METADATA_ENV } from "../asking.ts";
import { idOf, type Person } from "../cast.ts";
import { openChatStage, OUTER, type ChatStage } from "./chatStage.ts";

const DOCUMENTS = Object.values(
  JSON.parse(readFileSync("web/documents/current/member.json", "utf8")) as Record<string, string>,
);
/** An operation as the browser sends it. */
function document(name: string): string {
  const found = DOCUMENTS.find((text) => new RegExp(`^(query|subscription) ${name}\\b`, "m").test(text));
  if (found === undefined) throw new Error(`no document ${name}`);
  return found;
}

/** The global id of a person's state in a conversation. */
const stateId = (person: Person, chat: string) =>
  Buffer.from(JSON.stringify([1, "public", "chat_user_states", idOf(person), chat])).toString("base64");

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(() => stage.close());

function live(name: string, person: Person, more: Record<string, unknown> = {}): LiveQuery {
  const { session } = caller(person, "member");
  const variables = name === "useChatTailSubscription" ? more : { me: idOf(person), ...more };
  const operation = stage.core.prepare("relay", session, { query: document(name), variables });
  if (operation.type !== "subscription" || operation.kind !== "live") throw new Error(`${name} is no live query`);
  return operation;
}

describe("in the embedded engine, whoever is not concerned is not asked by", () => {
  it.each([
    ["the open conversation", "useChatTailSubscription", { id: stateId("finn", OUTER), after: 0 }],
    ["the list of conversations", "useChatListSubscription", {}],
    ["the numbers on the bell", "MemberLayoutLiveSubscription", {}],
    ["the list of alerts", "AlertsTabSubscription", { where: {} }],
    ["the alerts that are unread", "AlertsTabSubscription", { where: { read: { _eq: false } } }],
    [
      "the alerts about groups",
      "AlertsTabSubscription",
      { where: { kind: { _in: ["member_joined", "join_request"] } } },
    ],
  ])("%s", (_, name, more) => {
    const query = live(name, "finn", more);
    const index = new ConcernIndex<string>({ sql: query.sql, tables: query.tables });
    index.add("finn", query.values);
    for (const table of query.tables) {
      const concern = index.of({ table, hints: [idOf("ana"), idOf("inner")], isComplete: true });
      expect([table, concern.others, [...concern.first]]).toEqual([table, false, []]);
      expect([...index.of({ table, hints: [idOf("finn"), OUTER], isComplete: true }).first]).toEqual(["finn"]);
    }
  });

  it("the open conversation, where somebody else marks in it how far they have read", () => {
    const query = live("useChatTailSubscription", "finn", { id: stateId("finn", OUTER), after: 0 });
    const index = new ConcernIndex<string>({ sql: query.sql, tables: query.tables });
    index.add("finn", query.values);
    const mark = { table: "public.chat_user_states", hints: [idOf("eve"), OUTER], isComplete: true };
    expect(index.of(mark)).toEqual({ first: new Set(), others: false });
  });
});

it("a message and its marks ask no page that shows no message, of whatever circle", async () => {
  // Words of the tools that tell the story are taken for what a page reads; no product has them.
  await stage.pool.query("drop schema if exists demo cascade");
  const callAction = () => Promise.reject(new Error("no action is called here"));
  const core = await loadCore({ pool: stage.pool, metadata: METADATA, env: METADATA_ENV, callAction });
  const TALK = ["chats", "chat_changes", "chat_receipts", "chat_user_states", "messages", "message_reactions"];
  const shown = DOCUMENTS.filter(
    (text) => text.startsWith("subscription ") && !/Chat(Tail|List)Subscription/.test(text),
  );
  const asked = shown.flatMap((text) => {
    const { session } = caller("finn", "member");
    const [, table] = /\.\.\. on (\w+) \{/.exec(text) ?? [];
    const id = Buffer.from(JSON.stringify([1, "public", table, OUTER])).toString("base64");
    const variables = { id, me: idOf("finn"), userId: idOf("finn"), where: {} };
    const names = new Set([...text.matchAll(/^ {2}\$(\w+):/gm)].map(([, name]) => name!));
    const used = Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name)));
    const query = core.prepare("relay", session, { query: text, variables: used });
    const tables = query.type === "subscription" ? query.tables : [];
    return TALK.filter((table) => tables.includes(`public.${table}`)).map(
      (table) => `${text.split("\n", 1)[0]} ${table}`,
    );
  });
  expect(shown.length).toBeGreaterThan(8);
  expect(asked).toEqual([]);
});

/** Rows that a plan touched, in all its nodes. */
interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}
const touched = (plan: Plan): number =>
  plan["Actual Loops"] *
    (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0)) +
  (plan.Plans ?? []).reduce((sum, each) => sum + touched(each), 0);

describe("a page of a conversation with 100,000 messages", () => {
  const SMALL = idOf("gus and hana");
  const LARGE = idOf("eve and finn");
  const sql = (text: string, values: unknown[] = []) => stage.pool.query(text, values);

  /** Many messages at once, as the triggers would have written them. */
  async function fill(chat: string, sender: Person, count: number): Promise<void> {
    await sql(
      `insert into messages (message_id, chat_id, number, sender_id, message, created_at)
       select gen_random_uuid(), $1, n, $2, 'Message ' || n, now() - interval '1 minute' * ($3::integer - n) from generate_series(1, $3::integer) n`,
      [chat, idOf(sender), count],
    );
    await sql(
      `insert into chat_changes (chat_id, number, kind, message_id, user_id) select chat_id, number, 'said', message_id, sender_id from messages where chat_id = $1`,
      [chat],
    );
    await sql("update chats set last_number = $2 where chat_id = $1", [chat, count]);
  }

  beforeAll(async () => {
    await sql("alter table messages disable trigger user");
    await fill(SMALL, "gus", 1000);
    await fill(LARGE, "eve", 100_000);
    await sql("alter table messages enable trigger user");
    await sql("analyze messages; analyze chat_changes; analyze chat_user_states; analyze message_reactions");
  }, 120_000);

  /** How many rows an operation of the client's touches. */
  async function cost(name: string, person: Person, variables: Record<string, unknown>): Promise<number> {
    const statements: { text: string; values: unknown[] }[] = [];
    const original = stage.pool.query.bind(stage.pool);
    const { session } = caller(person, "member");
    await sql("select 1");
    const operation = stage.core.prepare("relay", session, {
      query: document(name),
      variables: { me: idOf(person), ...variables },
    });
    if (operation.type === "subscription") throw new Error("asked once here");
    const spy = (text: unknown, values?: unknown[]) => {
      const asked =
        typeof text === "string" ? { text, values: values ?? [] } : (text as { text: string; values: unknown[] });
      if (/chat_user_states/.test(asked.text)) statements.push({ text: asked.text, values: asked.values ?? [] });
      return original(text as never, values as never);
    };
    stage.pool.query = spy as never;
    try {
      await operation.run({ clientHeaders: {} });
    } finally {
      stage.pool.query = original as never;
    }
    const [{ text, values }] = statements as [{ text: string; values: unknown[] }];
    const { rows } = await original({ text: `explain (analyze, format json) ${text}`, values });
    return touched((rows[0] as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]!.Plan);
  }
  const page = (person: Person, chat: string, after: number, before: number, order = "desc") =>
    cost("messagePageQuery", person, { chat, after, before, order });

  it("reads as many rows as one of 1,000, at its end and in its middle, also for who has left or cleared", async () => {
    const small = await page("gus", SMALL, 900, 1001);
    const large = {
      end: await page("finn", LARGE, 99_900, 100_001),
      middle: await page("finn", LARGE, 49_900, 50_001),
      "from the first unread on": await page("finn", LARGE, 49_900, 50_001, "asc"),
    };
    await sql("update chat_user_states set until_number = 40000 where user_id = $1 and chat_id = $2", [
      idOf("finn"),
      LARGE,
    ]);
    const left = await page("finn", LARGE, 39_900, 40_001);
    await sql(
      "update chat_user_states set until_number = default, cleared_number = 99000 where user_id = $1 and chat_id = $2",
      [idOf("finn"), LARGE],
    );
    const cleared = await page("finn", LARGE, 99_900, 100_001);
    expect(small).toBeGreaterThan(50);
    for (const [what, rows] of Object.entries({ ...large, left, cleared })) {
      expect([what, rows, small, rows <= 1.3 * small]).toEqual([what, rows, small, true]);
    }
  });

  it("and a gap of changes likewise", async () => {
    const small = await cost("useChatTailRangeQuery", "gus", { chat: SMALL, after: 500, before: 601 });
    await sql(
      "update chat_user_states set until_number = default, cleared_number = 0 where user_id = $1 and chat_id = $2",
      [idOf("finn"), LARGE],
    );
    expect(await cost("useChatTailRangeQuery", "finn", { chat: LARGE, after: 500, before: 601 })).toBeLessThanOrEqual(
      1.3 * small,
    );
  });

  it("is counted to 100 and no further", async () => {
    const { rows } = await sql(
      "explain (analyze, format json) select private.unread_of(s, '-infinity') from chat_user_states s where user_id = $1 and chat_id = $2",
      [idOf("finn"), LARGE],
    );
    expect(touched((rows[0] as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]!.Plan)).toBeLessThan(500);
  });
});
