import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ADA, CHESS, GO } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import { TestClient } from "../../test/wsClient.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
const clients: TestClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await engine.chat.reset();
});
afterAll(() => engine.close());

async function connected(): Promise<TestClient> {
  const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
  clients.push(client);
  await client.init(headersOf({ role: "admin", user: ADA }));
  return client;
}

interface Stream {
  size?: number;
  column?: string;
  from: unknown;
  ordering?: "ASC" | "DESC";
  where?: string;
}

/** Starts a stream of messages; `batches` returns the bodies in each batch so far. */
async function stream({ column = "message_id", from, ordering = "ASC", size = 10, where = "{}" }: Stream) {
  const client = await connected();
  const query = `subscription { messages_stream(batch_size: ${size}, where: ${where},
    cursor: {initial_value: {${column}: ${JSON.stringify(from)}}, ordering: ${ordering}}) { body } }`;
  client.send({ id: "s", type: "subscribe", payload: { query } });
  const batches = async (count: number): Promise<string[][]> =>
    (await client.received(count, "next", "s")).map(({ payload }) =>
      (payload as { data: { messages_stream: { body: string }[] } }).data.messages_stream.map(({ body }) => body),
    );
  return { batches, client };
}

const say = (body: string, stars = 0, group = CHESS) =>
  engine.chat.pool.query("insert into messages (group_id, author_id, body, stars) values ($1, $2, $3, $4)", [
    group,
    ADA,
    body,
    stars,
  ]);

describe("a stream", () => {
  it("begins after its initial value, goes on in batches, and then with new rows", async () => {
    const { batches } = await stream({ from: 1, size: 2 });
    expect(await batches(2)).toEqual([["e5", "Nf3"], ["D4"]]);
    await say("Nc6");
    expect((await batches(3)).at(-1)).toEqual(["Nc6"]);
  });

  it("runs downwards where its ordering says so", async () => {
    const { batches } = await stream({ from: 4, ordering: "DESC", size: 2 });
    expect(await batches(2)).toEqual([["Nf3", "e5"], ["e4"]]);
  });

  it("sends all rows that share the last value of a batch, beyond its size", async () => {
    await engine.chat.pool.query("update messages set stars = 2 where body in ('e5', 'Nf3', 'D4')");
    const { batches } = await stream({ column: "stars", from: 0, size: 2 });
    const [first] = await batches(1);
    expect(first!.toSorted()).toEqual(["D4", "Nf3", "e4", "e5"]);
  });

  it("sends no empty batches, and ignores updates, deletes and rows that do not match", async () => {
    const { batches, client } = await stream({ from: 4, where: `{group_id: {_eq: "${GO}"}}` });
    await engine.chat.pool.query("update messages set body = 'changed'; delete from messages where id = 1");
    await say("elsewhere");
    await say("here", 0, GO);
    expect(await batches(1)).toEqual([["here"]]);
    expect(client.frames.filter(({ id }) => id === "s")).toHaveLength(1);
  });

  it("keeps a place for each reader", async () => {
    const [early, late] = [await stream({ from: 0 }), await stream({ from: 3 })];
    expect(await early.batches(1)).toEqual([["e4", "e5", "Nf3", "D4"]]);
    expect(await late.batches(1)).toEqual([["D4"]]);
    await say("both");
    expect((await early.batches(2))[1]).toEqual(["both"]);
    expect((await late.batches(2))[1]).toEqual(["both"]);
  });

  it.each([
    ["cursor: []", "one streaming column field is expected"],
    ["cursor: {initial_value: {}}", "one streaming column field is expected"],
    ["cursor: {initial_value: {stars: 0, message_id: 1}}", "multiple column cursors are not supported yet"],
    [
      "cursor: [{initial_value: {stars: 0}}, {initial_value: {message_id: 1}}]",
      "multiple column cursors are not supported yet",
    ],
  ])("is refused with %s", async (cursor, message) => {
    const client = await connected();
    const refused = client.next("error", "s");
    const query = `subscription { messages_stream(batch_size: 1, ${cursor}) { body } }`;
    client.send({ id: "s", type: "subscribe", payload: { query } });
    expect((await refused).payload).toMatchObject([{ message, extensions: { code: "validation-failed" } }]);
  });
});
