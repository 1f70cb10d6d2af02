import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { roomOperations, roomsSchema } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

const REFETCH = "HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL";
const BATCH = "HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE";
const STREAM_REFETCH = "HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_REFETCH_INTERVAL";
const OFTEN = "20";

let database: TestDatabase;
let pool: pg.Pool;
let engine: TestEngine | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
});
beforeEach(() => pool.query(roomsSchema));
afterEach(async () => {
  await engine?.close();
  await pool.query("drop table room_messages cascade; drop sequence live_statements");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function connected(env: Record<string, string>, subprotocol = "graphql-transport-ws"): Promise<TestClient> {
  engine = await startForTest({ databaseUrl: database.url, loadCore: fakeCore(roomOperations), env });
  const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, subprotocol);
  await client.init({ "x-hasura-admin-secret": ADMIN_SECRET });
  return client;
}

const start = (client: TestClient, id: string, query: string, variables: object, type = "subscribe"): void =>
  client.send({ id, type, payload: { query, variables } });
const triggers = async (): Promise<number> =>
  (await pool.query("select from pg_trigger where tgname like 'hdb_notify%'")).rowCount ?? 0;
const statements = async (): Promise<number> => {
  const { rows } = await pool.query("select last_value, is_called from live_statements");
  return rows[0].is_called ? Number(rows[0].last_value) : 0;
};

describe("where changes cannot be notified", () => {
  it("a live query is polled, and answers only when there is something new", async () => {
    const client = await connected({ [REFETCH]: OFTEN });
    start(client, "a", "subscription { loud }", { room: 1 });
    await client.received(1, "next", "a");
    await expect.poll(statements).toBeGreaterThan(3);
    expect(client.frames.filter(({ id }) => id === "a")).toHaveLength(1);
    await pool.query("insert into room_messages (room, body) values (1, 'new')");
    expect((await client.received(2, "next", "a")).at(-1)!.payload).toEqual({ data: { bodies: ["NEW"] } });
  });

  it.each([
    ["graphql-transport-ws", "subscribe", "next"],
    ["graphql-ws", "start", "data"],
  ])("an error is sent in every round and ends nothing, in %s", async (subprotocol, type, result) => {
    const client = await connected({ [REFETCH]: OFTEN }, subprotocol);
    await pool.query("insert into room_messages (room, body) values (1, 'to be compared with')");
    start(client, "bad", "subscription { loud }", { room: "no number" }, type);
    for (const { payload } of await client.received(3, result, "bad")) {
      expect(payload).toMatchObject({ data: null, errors: [{ extensions: { code: "data-exception" } }] });
    }
  });

  it("a stream goes on at its own interval", async () => {
    const client = await connected({ [STREAM_REFETCH]: OFTEN });
    start(client, "s", "subscription { loud stream }", { room: 1 });
    await pool.query("insert into room_messages (room, body) values (1, 'one')");
    await client.received(1, "next", "s");
    await pool.query("insert into room_messages (room, body) values (1, 'two')");
    const batches = await client.received(2, "next", "s");
    expect(batches.map(({ payload }) => payload)).toMatchObject([
      { data: { bodies: ["one"] } },
      { data: { bodies: ["two"] } },
    ]);
  });
});

describe("the size of a batch", () => {
  it.each([
    ["as it is set", { [BATCH]: "2" }, [2.8, 3.5]],
    ["else everybody", {}, [0.9, 1.5]],
  ] as const)("is %s", async (_, env, [least, most]) => {
    const client = await connected(env);
    const rooms = [1, 2, 3, 4, 5];
    for (const room of rooms) start(client, `r${room}`, "subscription { room }", { room });
    for (const room of rooms) await client.received(1, "next", `r${room}`);
    await expect.poll(triggers).toBe(4);
    const before = await statements();
    for (let n = 0; n < 20; n += 1) {
      const heard = client.next("next", "r5");
      await pool.query("insert into room_messages (room, body) values (5, 'again')");
      await heard;
    }
    const each = ((await statements()) - before) / 20;
    expect(each).toBeGreaterThanOrEqual(least);
    expect(each).toBeLessThanOrEqual(most);
  });
});

it("nothing is asked while nothing changes and changes are notified", async () => {
  const client = await connected({ [REFETCH]: OFTEN });
  await pool.query("insert into room_messages (room, body) values (1, 'to be compared with')");
  start(client, "a", "subscription { room }", { room: 1 });
  await client.received(1, "next", "a");
  // The number of rounds of a view that is polled tells how much time has passed.
  start(client, "clock", "subscription { loud }", { room: "no number" });
  await expect.poll(triggers).toBe(4);
  const rounds = async (count: number): Promise<void> => {
    const sofar = client.frames.filter(({ id }) => id === "clock").length;
    await client.received(sofar + count, "next", "clock");
  };
  await rounds(2);
  const before = await statements();
  await rounds(5);
  // Each round is a statement, and the end of the wait may fall between two of them.
  expect((await statements()) - before).toBeLessThanOrEqual(6);
});
