/** D178, D182 to D186, D240, D290 to D292: what the database holds of conversations, whoever writes the rows. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { caller } from "../asking.ts";
import { idOf, type Person } from "../cast.ts";
import { ANA_AND_BEN, INNER, openChatStage, OUTER, refusedWith, type ChatStage } from "./chatStage.ts";

let stage: ChatStage;
beforeEach(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.close());

const sql = (text: string, values: unknown[] = []) => stage.pool.query(text, values);
const numbers = async (chat: string) =>
  (await sql("select number from chat_changes where chat_id = $1 order by number", [chat])).rows.map(
    ({ number }: { number: number }) => number,
  );

describe("numbers", () => {
  it("are given to everything that happens, one after the other", async () => {
    const from = (await stage.tail("ben", ANA_AND_BEN)).at(-1)!.number;
    const id = await stage.say("ben", ANA_AND_BEN, "Hello");
    await stage.change(
      "ana",
      `insert_message_reactions(objects: { message_id: "${id}", emoji: "🔥" }) { affected_rows }`,
    );
    await stage.change("ana", `delete_message_reactions(where: { message_id: { _eq: "${id}" } }) { affected_rows }`);
    await stage.change(
      "ben",
      `update_messages(where: { message_id: { _eq: "${id}" } }, _set: { deleted_at: "2020-01-01" }) { affected_rows }`,
    );
    const news = (await stage.tail("ana", ANA_AND_BEN)).filter(({ number }) => number > from);
    expect(news.map(({ kind, number }) => [number - from, kind])).toEqual([
      [1, "said"],
      [2, "reacted"],
      [3, "unreacted"],
      [4, "deleted"],
    ]);
  });

  it("have neither hole nor double when 200 messages come at once, and a refused one takes none", async () => {
    await sql("update limits set value = 1000 where limit_id = 'messages_per_minute'");
    const before = await numbers(OUTER);
    const tries = Array.from({ length: 200 }, (_, at) => {
      const said = stage.say(at % 2 ? "eve" : "finn", OUTER, at % 20 === 7 ? "  " : `Message ${at}`);
      return refusedWith(said);
    });
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((each) => each === "message-empty")).toHaveLength(10);
    expect(outcomes.filter((each) => each === "done")).toHaveLength(190);
    const all = await numbers(OUTER);
    expect(all).toEqual(Array.from({ length: before.length + 190 }, (_, at) => at + 1));
    expect((await sql("select last_number from chats where chat_id = $1", [OUTER])).rows).toEqual([
      { last_number: all.length },
    ]);
  });

  it("of a message that is sent again, also at once, are those of one message", async () => {
    const before = await numbers(OUTER);
    const id = randomUUID();
    await Promise.all(Array.from({ length: 12 }, () => stage.say("eve", OUTER, "Once", { message_id: id })));
    await stage.say("eve", OUTER, "Once", { message_id: id });
    expect(await numbers(OUTER)).toHaveLength(before.length + 1);
    expect((await stage.state("finn", OUTER)).unread).toBe(1);
    // Nobody else can take the id.
    expect(await refusedWith(stage.say("finn", OUTER, "Mine", { message_id: id }))).toBe("constraint-violation");
    expect(await numbers(OUTER)).toHaveLength(before.length + 1);
  });
});

describe("marks and counts", () => {
  it("D182: count what others said, go back for whoever reads, and only forward", async () => {
    for (const text of ["One", "Two", "Three"]) await stage.say("ben", ANA_AND_BEN, text);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 3, last_text: "Three" });
    expect(await stage.badge("ana")).toMatchObject({ messages: 3 });
    expect(await stage.state("ben", ANA_AND_BEN)).toMatchObject({ unread: 0 });
    const top = (await stage.tail("ana", ANA_AND_BEN)).at(-1)!.number;
    await stage.mark("ana", ANA_AND_BEN, `read_number: ${top - 1}`);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({
      unread: 1,
      read_number: top - 1,
      delivered_number: top - 1,
    });
    expect(await stage.badge("ana")).toMatchObject({ messages: 1 });
    await stage.mark("ana", ANA_AND_BEN, "read_number: 1");
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 1, read_number: top - 1 });
    await stage.mark("ana", ANA_AND_BEN, `read_number: ${top + 1000}`);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 0, read_number: top });
    expect(await stage.badge("ana")).toMatchObject({ messages: 0 });
  });

  it("end at 100, and are right again afterwards", async () => {
    await sql("update limits set value = 1000 where limit_id = 'messages_per_minute'");
    await sql(
      "insert into messages (chat_id, sender_id, message) select $1, $2, 'Message ' || n from generate_series(1, 130) n",
      [ANA_AND_BEN, idOf("ben")],
    );
    expect((await stage.state("ana", ANA_AND_BEN)).unread).toBe(100);
    const { messages_mark: mark, ...counted } = await stage.badge("ana");
    expect(counted).toMatchObject({ messages: 100 });
    // Devices follow this row: that there is one more to fetch shows in the mark alone (D182).
    await stage.say("ben", ANA_AND_BEN, "One more");
    expect(await stage.badge("ana")).toEqual({ ...counted, messages_mark: mark! + 1 });
    const top = (await stage.tail("ana", ANA_AND_BEN)).at(-1)!.number;
    await stage.mark("ana", ANA_AND_BEN, `read_number: ${top - 3}`);
    expect((await stage.state("ana", ANA_AND_BEN)).unread).toBe(3);
    expect((await stage.badge("ana")).messages).toBe(3);
    await stage.say("ben", ANA_AND_BEN, "And one");
    expect(await stage.badge("ana")).toMatchObject({ messages: 4, messages_mark: mark! + 1 });
  });

  it("D291: posts of the system count for nobody", async () => {
    await sql(`insert into messages (chat_id, kind, "values") values ($1, 'group_completed', '{}')`, [INNER]);
    expect((await stage.tail("ben", INNER)).at(-1)).toMatchObject({ kind: "said" });
    expect((await stage.badge("ana")).messages).toBe(0);
  });

  it("D290: tell the sender, and nobody else, who has fetched and read; all of them together tell everybody", async () => {
    const id = await stage.say("ana", INNER, "Hello");
    const receipts = async (person: "ana" | "ben") =>
      (
        (await stage.ask(
          {
            role: "member",
            isAdmin: false,
            backendOnly: false,
            variables: { "x-hasura-role": "member", "x-hasura-user-id": idOf(person) },
          },
          `{ messages(where: { message_id: { _eq: "${id}" } }) { receipts number chat { receipts { read_number delivered_number } } } }`,
        )) as {
          messages: {
            receipts: object[];
            number: number;
            chat: { receipts: { read_number: number; delivered_number: number } };
          }[];
        }
      ).messages[0]!;
    const said = await receipts("ana");
    expect(said.receipts).toEqual([{ user_id: idOf("ben"), is_delivered: false, is_read: false }]);
    await stage.mark("ben", INNER, `delivered_number: ${said.number}`);
    expect(await receipts("ana")).toMatchObject({
      receipts: [{ is_delivered: true, is_read: false }],
      chat: { receipts: { delivered_number: said.number } },
    });
    await stage.mark("ben", INNER, `read_number: ${said.number}`);
    expect(await receipts("ana")).toMatchObject({
      receipts: [{ is_read: true }],
      chat: { receipts: { read_number: said.number } },
    });
    expect((await receipts("ben")).receipts).toEqual([]);
  });

  it("D290: follow those who are there, so that who has left holds nobody back, and who is alone is read by nobody", async () => {
    const leave = (person: Person) =>
      sql("update group_members set status = 'left', left_at = app_now() where group_id = $1 and user_id = $2", [
        INNER,
        idOf(person),
      ]);
    const receipts = async () =>
      (await sql("select delivered_number, read_number from chat_receipts where chat_id = $1", [INNER])).rows[0];
    await sql("insert into group_members (group_id, user_id) values ($1, $2)", [INNER, idOf("gus")]);
    await stage.say("ana", INNER, "Hello");
    const { last_number: said } = await stage.state("ana", INNER);
    await stage.mark("ben", INNER, `read_number: ${said}`);
    expect((await receipts()).read_number).toBeLessThan(said);
    await leave("gus");
    expect(await receipts()).toEqual({ delivered_number: said, read_number: said });
    await leave("ben");
    await stage.say("ana", INNER, "Is anybody here?");
    expect(await receipts()).toEqual({ delivered_number: said, read_number: said });
  });

  it("D290: leave what was said to nobody unread when somebody comes later, and what they missed of others' reading too", async () => {
    const membership = (change: string, person: Person) => sql(change, [INNER, idOf(person)]);
    const leave = (person: Person) =>
      membership(
        "update group_members set status = 'left', left_at = app_now() where group_id = $1 and user_id = $2",
        person,
      );
    const said = async (text: string) => {
      await stage.say("ana", INNER, text);
      return (await stage.state("ana", INNER)).last_number;
    };
    await stage.mark("ben", INNER, `read_number: ${await said("Read by Ben")}`);
    const fetched = await said("Fetched by Ben, who leaves without reading it");
    await stage.mark("ben", INNER, `delivered_number: ${fetched}`);
    await leave("ben");
    const lonely = [await said("Hello?"), await said("Is anybody here?")] as const;
    await membership("insert into group_members (group_id, user_id) values ($1, $2)", "gus");
    const welcome = await said("Welcome, Gus");
    await stage.mark("gus", INNER, `read_number: ${welcome}`);
    const { rows } = await sql(
      "select delivered_number, read_number, never_delivered, never_read from chat_receipts where chat_id = $1",
      [INNER],
    );
    expect(rows).toEqual([
      {
        delivered_number: welcome,
        read_number: welcome,
        // Of those who are there only its sender sees the first one of the cast.
        never_delivered: [[1, 1], [...lonely]],
        never_read: [
          [1, 1],
          [fetched, lonely[1]],
        ],
      },
    ]);
  });

  it("D183, D292: tell a sender nothing any more once they have left or one has blocked the other", async () => {
    const receipts = async (id: string) =>
      (
        (await stage.ask(
          caller("ben", "member").session,
          `{ messages(where: { message_id: { _eq: "${id}" } }) { receipts chat { receipts { read_number } } } }`,
        )) as { messages: { receipts: object[]; chat: { receipts: object | null } }[] }
      ).messages[0]!;
    const nothing = { receipts: [], chat: { receipts: null } };
    const inGroup = await stage.say("ben", INNER, "Good bye");
    const toAna = await stage.say("ben", ANA_AND_BEN, "Hello");
    for (const id of [inGroup, toAna]) expect((await receipts(id)).receipts).toHaveLength(1);
    await sql("update group_members set status = 'left', left_at = app_now() where group_id = $1 and user_id = $2", [
      INNER,
      idOf("ben"),
    ]);
    expect(await receipts(inGroup)).toEqual(nothing);
    await sql("insert into user_blocks (user_id, blocked_user_id) values ($1, $2)", [idOf("ana"), idOf("ben")]);
    expect(await receipts(toAna)).toEqual(nothing);
    await sql("delete from user_blocks");
    expect((await receipts(toAna)).receipts).toHaveLength(1);
  });
});

describe("deletion, clearing and hiding", () => {
  it("D178: words leave a message at once, are kept apart, and the line stays", async () => {
    const id = await stage.say("ben", ANA_AND_BEN, "I owe you nothing");
    await stage.change(
      "ben",
      `update_messages(where: { message_id: { _eq: "${id}" } }, _set: { deleted_at: "2020-01-01" }) { affected_rows }`,
    );
    const line = (await stage.tail("ana", ANA_AND_BEN)).find(
      ({ kind, message_id }) => kind === "said" && message_id === id,
    );
    expect(line?.message).toEqual({ message: null });
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 0, last_text: null });
    expect(await stage.badge("ana")).toMatchObject({ messages: 0 });
    const kept = await sql("select message from private.withheld_messages where message_id = $1", [id]);
    expect(kept.rows).toEqual([{ message: "I owe you nothing" }]);
    const left = await sql(
      "select deleted_at > now() - interval '1 minute' as now from messages where message_id = $1",
      [id],
    );
    expect(left.rows).toEqual([{ now: true }]);
  });

  it("D178: a chat of two is emptied for the one who clears it, and a group's for nobody", async () => {
    await stage.say("ben", ANA_AND_BEN, "Old");
    const top = (await stage.tail("ana", ANA_AND_BEN)).at(-1)!.number;
    await stage.mark("ana", ANA_AND_BEN, `cleared_number: ${top}`);
    expect(await stage.tail("ana", ANA_AND_BEN)).toEqual([]);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 0, last_text: null });
    expect(await stage.tail("ben", ANA_AND_BEN)).not.toEqual([]);
    // What ben says while ana is asked whether to clear.
    await stage.say("ben", ANA_AND_BEN, "Older");
    await stage.say("ben", ANA_AND_BEN, "New");
    await stage.mark("ana", ANA_AND_BEN, `cleared_number: ${top + 1}`);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ unread: 1, last_text: "New" });
    expect(await refusedWith(stage.mark("ana", INNER, "cleared_number: 3"))).toBe("group-chat-stays");
  });

  it("D178: the list shows the newest message that one has not hidden, and the hidden one again once that is undone", async () => {
    await stage.say("ana", ANA_AND_BEN, "When do we meet?");
    const id = await stage.say("ben", ANA_AND_BEN, "See you on Sunday");
    const before = await stage.state("ana", ANA_AND_BEN);
    const undo = `delete_hidden_messages(where: { message_id: { _eq: "${id}" } }) { affected_rows }`;
    const hide = (hidden: string) =>
      stage.change("ana", `insert_hidden_messages(objects: { message_id: "${hidden}" }) { affected_rows }`);
    await hide(id);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({
      last_text: "When do we meet?",
      last_number: before.last_number - 1,
    });
    expect(await stage.state("ben", ANA_AND_BEN)).toMatchObject({ last_text: "See you on Sunday" });
    await stage.change("ana", undo);
    expect(await stage.state("ana", ANA_AND_BEN)).toEqual(before);
    // What is no longer the last one, or was cleared meanwhile, does not come back.
    await hide(id);
    const last = await stage.say("ben", ANA_AND_BEN, "Or on Monday");
    await stage.change("ana", undo);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ last_text: "Or on Monday" });
    await hide(last);
    await stage.mark("ana", ANA_AND_BEN, "cleared_number: 2147483647");
    await stage.change("ana", undo.replace(id, last));
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ last_text: null });
  });

  it("D178: the list says that a message was taken back that stands before a hidden one, and nothing where all are hidden", async () => {
    const top = (await stage.tail("ana", ANA_AND_BEN)).at(-1)?.number ?? 0;
    await stage.mark("ana", ANA_AND_BEN, `cleared_number: ${top}`);
    const first = await stage.say("ben", ANA_AND_BEN, "My card is 4242");
    const second = await stage.say("ben", ANA_AND_BEN, "Forget it");
    const hide = (id: string) =>
      stage.change("ana", `insert_hidden_messages(objects: { message_id: "${id}" }) { affected_rows }`);
    await stage.change(
      "ben",
      `update_messages(where: { message_id: { _eq: "${first}" } }, _set: { deleted_at: "2020-01-01" }) { affected_rows }`,
    );
    await hide(second);
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ last_number: top + 1, last_text: null });
    await hide(first);
    const { last_message_at, ...nothing } = await stage.state("ana", ANA_AND_BEN);
    expect(nothing).toMatchObject({ last_number: 0, last_text: null });
    expect(last_message_at).not.toBeNull();
  });

  it("D240: a hidden conversation is not counted, and the next message brings it back with what was unread", async () => {
    await stage.say("ben", ANA_AND_BEN, "One");
    await stage.mark("ana", ANA_AND_BEN, `deleted_at: "2020-01-01"`);
    expect(await stage.badge("ana")).toMatchObject({ messages: 0 });
    await stage.mark("ana", ANA_AND_BEN, "deleted_at: null");
    expect(await stage.badge("ana")).toMatchObject({ messages: 1 });
    await stage.mark("ana", ANA_AND_BEN, `deleted_at: "2020-01-01"`);
    await stage.say("ben", ANA_AND_BEN, "Two");
    expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ deleted_at: null, unread: 2 });
    expect(await stage.badge("ana")).toMatchObject({ messages: 2 });
  });
});

describe("who is there", () => {
  const leave = (person: "ben" | "finn", circle: string) =>
    sql("update group_members set status = 'left', left_at = app_now() where group_id = $1 and user_id = $2", [
      circle,
      idOf(person),
    ]);
  const comeBack = (person: "finn", circle: string) =>
    sql(
      "update group_members set status = 'active', left_at = null, joined_at = app_now() where group_id = $1 and user_id = $2",
      [circle, idOf(person)],
    );
  const texts = async (person: "finn" | "eve") =>
    (await stage.tail(person, OUTER)).filter(({ kind }) => kind === "said").map(({ message }) => message?.message);

  it("D183: sees from joining to leaving, and what was said meanwhile stays with those who were there", async () => {
    const mine = await stage.say("finn", OUTER, "Before");
    await leave("finn", OUTER);
    const later = await stage.say("eve", OUTER, "Meanwhile");
    await stage.change(
      "eve",
      `insert_message_reactions(objects: { message_id: "${mine}", emoji: "👏" }) { affected_rows }`,
    );
    expect(await texts("finn")).toEqual(["Hello Outer", "Before"]);
    expect((await stage.tail("finn", OUTER)).map(({ emoji }) => emoji)).not.toContain("👏");
    expect(await stage.state("finn", OUTER)).toMatchObject({ unread: 0, may_write: false });
    // On no path: sending, replying, reacting, hiding, taking back.
    expect(await refusedWith(stage.say("finn", OUTER, "Still here"))).toBe("left-chat");
    const react = (id: string) =>
      stage.change("finn", `insert_message_reactions(objects: { message_id: "${id}", emoji: "🔥" }) { affected_rows }`);
    expect(await refusedWith(react(mine))).toBe("left-chat");
    expect(await refusedWith(react(later))).toBe("message-not-found");
    expect(
      await refusedWith(
        stage.change("finn", `insert_hidden_messages(objects: { message_id: "${later}" }) { affected_rows }`),
      ),
    ).toBe("message-not-found");
    expect(
      await stage.change(
        "finn",
        `update_messages(where: { message_id: { _eq: "${mine}" } }, _set: { deleted_at: "2020-01-01" }) { affected_rows }`,
      ),
    ).toBe(0);

    await comeBack("finn", OUTER);
    await stage.say("eve", OUTER, "Welcome back");
    expect(await texts("finn")).toEqual(["Hello Outer", "Before", "Welcome back"]);
    expect(await stage.state("finn", OUTER)).toMatchObject({ unread: 1, may_write: true, name_when_left: null });
    expect(await texts("eve")).toEqual(["Hello Outer", "Before", "Meanwhile", "Welcome back"]);
    expect(await refusedWith(stage.say("finn", OUTER, "About that", { reply_to_id: later }))).toBe("message-not-found");
  });

  it("D114, D183: a member whose row is deleted before the start reads on up to that day, under the name of then", async () => {
    await sql("delete from payout_assignments where user_id = $1", [idOf("finn")]);
    await sql("delete from term_consents where user_id = $1", [idOf("finn")]);
    await sql("delete from group_members where group_id = $1 and user_id = $2", [OUTER, idOf("finn")]);
    await stage.say("eve", OUTER, "Gone");
    await sql("update groups set name = 'Renamed' where group_id = $1", [OUTER]);
    expect(await texts("finn")).toEqual(["Hello Outer"]);
    expect(await stage.state("finn", OUTER)).toMatchObject({ may_write: false, name_when_left: "Outer" });
  });

  it("D183: who has left is not told how much has been said since, by any way to the conversation", async () => {
    const session = caller("finn", "member").session;
    const id = (table: string, key: string[]) =>
      Buffer.from(JSON.stringify([1, "public", table, ...key])).toString("base64");
    const told = async () => {
      const { chats, chat_user_states } = await stage.ask(
        session,
        `{ chats(where: { chat_id: { _eq: "${OUTER}" } }) { top_number }
          chat_user_states(where: { chat_id: { _eq: "${OUTER}" } }) { last_number chat { top_number }
            messages { tallies } } }`,
      );
      const { node } = await stage.ask(
        session,
        `{ node(id: "${id("chats", [OUTER])}") { ... on chats { top_number } } }`,
        "relay",
      );
      const found = await stage.ask(session, `{ chats(where: { top_number: { _gt: 5 } }) { chat_id } }`);
      return { chats, chat_user_states, node, found };
    };
    await leave("finn", OUTER);
    const before = await told();
    expect(before.node).toEqual({ top_number: expect.any(Number) });
    for (let said = 0; said < 6; said += 1) await stage.say("eve", OUTER, `Without Finn ${said}`);
    expect(await told()).toEqual(before);
    expect(
      (
        await stage.ask(
          caller("eve", "member").session,
          `{ chats(where: { chat_id: { _eq: "${OUTER}" } }) { top_number } }`,
        )
      ).chats,
    ).toEqual([{ top_number: (before.node as { top_number: number }).top_number + 6 }]);
    await expect(stage.ask(session, "{ chats { last_number } }")).rejects.toThrow(/last_number/);
  });

  it("of somebody who leaves while others talk, the mark is exact", async () => {
    await sql("update limits set value = 1000 where limit_id = 'messages_per_minute'");
    const talk = Array.from({ length: 40 }, (_, at) => stage.say("eve", OUTER, `Message ${at}`));
    const gone = leave("finn", OUTER);
    await Promise.all([...talk, gone]);
    const { until_number: until } = await stage.state("finn", OUTER);
    const seen = await stage.tail("finn", OUTER, 100);
    expect(seen.map(({ number }) => number)).toEqual(Array.from({ length: until }, (_, at) => at + 1));
    expect((await stage.state("finn", OUTER)).last_number).toBeLessThanOrEqual(until);
  });

  it("a conversation of others answers like one that does not exist", async () => {
    const nowhere = randomUUID();
    for (const chat of [INNER, ANA_AND_BEN, nowhere]) {
      expect([chat, await refusedWith(stage.say("gus", chat, "Hello"))]).toEqual([chat, "chat-not-found"]);
      expect(await stage.tail("gus", chat)).toEqual([]);
      expect(await stage.mark("gus", chat, "read_number: 1")).toBe(0);
    }
    for (const message of [idOf("message with cleo"), nowhere]) {
      const react = stage.change(
        "gus",
        `insert_message_reactions(objects: { message_id: "${message}", emoji: "🔥" }) { affected_rows }`,
      );
      expect(await refusedWith(react)).toBe("message-not-found");
      expect(
        await refusedWith(
          stage.change("gus", `insert_hidden_messages(objects: { message_id: "${message}" }) { affected_rows }`),
        ),
      ).toBe("message-not-found");
      expect(await refusedWith(stage.say("ana", ANA_AND_BEN, "Re:", { reply_to_id: message }))).toBe(
        "message-not-found",
      );
    }
  });

  it("D292: a block works both ways, tells both why, and ends", async () => {
    const chat = idOf("eve and finn");
    expect(await refusedWith(stage.say("finn", chat, "Please"))).toBe("cannot-message-person");
    expect(await refusedWith(stage.say("eve", chat, "No"))).toBe("person-blocked");
    await stage.say("finn", OUTER, "In the group I may");
    await stage.change("eve", "delete_user_blocks(where: {}) { affected_rows }");
    await stage.say("finn", chat, "Thanks");
    const block = `insert_user_blocks(objects: { blocked_user_id: "${idOf("eve")}" }) { affected_rows }`;
    await stage.change("finn", block);
    // Once more, because the answer was lost.
    await stage.change("finn", block);
    expect(await refusedWith(stage.say("eve", chat, "Oh"))).toBe("cannot-message-person");
  });
});

describe("what can be said", () => {
  it.each([
    ["nothing", "", "message-empty"],
    ["blanks", " \n\t ", "message-empty"],
    ["what nobody sees", "\u200b\u2060\u00ad", "message-empty"],
    ["2,001 characters", "x".repeat(2001), "message-too-long"],
    ["2,001 signs of four bytes", "🔥".repeat(2001), "message-too-long"],
    ["a turned direction and nothing else", "\u202e \u202d", "message-empty"],
    ["a sign that Postgres does not keep", "a\u0000b", "data-exception"],
    ["2,000 characters", "x".repeat(2000), "done"],
    ["2,000 characters that turn their direction", `\u202d${"x".repeat(2000)}`, "done"],
    ["2,000 signs of four bytes", "🔥".repeat(2000), "done"],
    ["a text that looks like a voice message", "Voice Message [https://example.com/x.webm]", "done"],
    ["Arabic, which is written from the right", "مرحبا", "done"],
  ])("%s", async (_, text, outcome) => {
    expect(await refusedWith(stage.say("ben", ANA_AND_BEN, text))).toBe(outcome);
  });

  it("is kept without blanks around it, and is text whatever it looks like", async () => {
    await stage.say("ben", ANA_AND_BEN, "\n  Voice Message [https://example.com/x.webm] \u00a0");
    expect((await stage.tail("ana", ANA_AND_BEN)).at(-1)?.message).toEqual({
      message: "Voice Message [https://example.com/x.webm]",
    });
  });

  it.each([
    ["a phone number from a list of contacts", "Call \u202d+1 555 0100\u202c now", "Call +1 555 0100\u202c now"],
    ["words that would run backwards", "abc\u202ecba", "abccba"],
    ["marks beside the blanks around it", "\u202d \n Hi \u0007\t\u202e", "Hi"],
    ["a bell, and lines that end in two signs", "One\u0007\r\nTwo\n\tThree", "One\nTwo\n\tThree"],
    ["breaks as word processors write them", "One\u000bTwo\u000cThree\u0085Four", "One\nTwo\nThree\nFour"],
    ["marks that Arabic and pictures need", "\u200fسلام\u200c ها 👩\u200d🌾", "\u200fسلام\u200c ها 👩\u200d🌾"],
  ])("loses no word to signs that nobody sees: %s", async (_, pasted, kept) => {
    await stage.say("ben", ANA_AND_BEN, pasted);
    expect((await stage.tail("ana", ANA_AND_BEN)).at(-1)?.message).toEqual({ message: kept });
  });
});

it("D294: search finds words in the own conversations, within what one may read, and nothing that was cleared or hidden", async () => {
  const found = async (person: "ana" | "cleo" | "finn", words: string) =>
    (
      (await stage.ask(
        {
          role: "member",
          isAdmin: false,
          backendOnly: false,
          variables: { "x-hasura-role": "member", "x-hasura-user-id": idOf(person) },
        },
        `{ search_messages(args: { words: ${JSON.stringify(words)} }) { message } }`,
      )) as { search_messages: { message: string }[] }
    ).search_messages.map(({ message }) => message);
  expect(await found("ana", "cleo")).toEqual(["Without Cleo"]);
  await sql("delete from hidden_messages");
  expect(await found("cleo", "CLEO")).toEqual(["With Cleo"]);
  expect((await found("ana", "cleo")).toSorted()).toEqual(["With Cleo", "Without Cleo"]);
  expect(await found("finn", "cleo")).toEqual([]);
  expect(await found("ana", "%%")).toEqual([]);
  // One sign may be all that is remembered. A blank is none.
  await stage.say("ben", ANA_AND_BEN, "Won 🎉");
  await stage.say("ben", ANA_AND_BEN, "火");
  expect(await found("ana", "🎉")).toEqual(["Won 🎉"]);
  expect(await found("ana", "火")).toEqual(["火"]);
  expect(await found("ana", "%")).toEqual([]);
  expect(await found("ana", " ")).toEqual([]);
  await stage.change(
    "ana",
    `insert_hidden_messages(objects: { message_id: "${idOf("message with cleo")}" }) { affected_rows }`,
  );
  expect(await found("ana", "cleo")).toEqual(["Without Cleo"]);
});
