import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { roomOperations, roomsSchema } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

let database: TestDatabase;
let engine: TestEngine;
let pool: pg.Pool;
const clients: TestClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query(roomsSchema);
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore(roomOperations),
    env: { HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "100" },
  });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

afterAll(async () => {
  await engine.close();
  await pool.end();
  await database.drop();
});

async function connected(): Promise<TestClient> {
  const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
  clients.push(client);
  await client.init({ "x-hasura-admin-secret": ADMIN_SECRET });
  return client;
}

async function subscribe(client: TestClient, id: string, query: string, room: unknown): Promise<unknown> {
  const first = client.next("next", id);
  client.send({ id, type: "subscribe", payload: { query, variables: { room } } });
  return (await first).payload;
}

const say = (room: number, body: string): Promise<unknown> =>
  pool.query("insert into room_messages (room, body) values ($1, $2)", [room, body]);
const statements = async (): Promise<number> =>
  Number((await pool.query("select last_value from live_statements")).rows[0].last_value);
const changesAreNotified = async (): Promise<boolean> =>
  (await pool.query("select from pg_trigger where tgname like 'hdb_notify%'")).rowCount === 4;
const bodies = (...list: string[]): unknown => ({ data: { bodies: list } });

/** Sends two notifications around the database, so that everything sent before has arrived. */
async function settled(client: TestClient, room: number): Promise<void> {
  const seen = client.next("next", "settle");
  await say(room, "settle");
  await seen;
}

describe("a live query", () => {
  it("answers at once, then in full whenever the answer differs, and only then", async () => {
    const client = await connected();
    expect(await subscribe(client, "a", "subscription { room }", 1)).toEqual(bodies());
    const second = client.next("next", "a");
    await say(1, "hello");
    expect((await second).payload).toEqual(bodies("hello"));

    await subscribe(client, "settle", "subscription { room }", 99);
    await say(2, "elsewhere");
    await pool.query("update room_messages set body = body where room = 1");
    await settled(client, 99);
    expect(client.frames.filter(({ id, type }) => id === "a" && type === "next")).toHaveLength(2);
  });

  it("shares one statement among subscribers, each with its own answer", async () => {
    const [one, other] = [await connected(), await connected()];
    await Promise.all([
      subscribe(one, "a", "subscription { room }", 3),
      subscribe(other, "a", "subscription { room }", 3),
      subscribe(other, "b", "subscription { room }", 4),
    ]);
    const frames = [one.next("next", "a"), other.next("next", "a"), other.next("next", "b")];
    await pool.query("insert into room_messages (room, body) values (3, 'three'), (4, 'four')");
    const answers = await Promise.all(frames);
    expect(answers.map(({ payload }) => payload)).toEqual([bodies("three"), bodies("three"), bodies("four")]);
    // A late subscriber gets the present answer at once; the others get nothing.
    const late = await connected();
    expect(await subscribe(late, "a", "subscription { room }", 3)).toEqual(bodies("three"));
    expect(one.frames.filter(({ type }) => type === "next")).toHaveLength(2);
  });

  it("is answered by one statement for each change, however many different variables there are", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, connected));
    const rooms = Array.from({ length: 1000 }, (_, index) => 1000 + index);
    const answers = await Promise.all(
      rooms.map((room, index) => subscribe(people[index % 20]!, `r${room}`, "subscription { room }", room)),
    );
    expect(answers).toHaveLength(1000);
    await expect.poll(changesAreNotified).toBe(true);
    const before = await statements();
    for (const room of [1999, 1500, 1000, 1998, 1501]) {
      const next = people[(room - 1000) % 20]!.next("next", `r${room}`);
      await say(room, "hello");
      expect((await next).payload).toEqual(bodies("hello"));
    }
    // Polling may have asked once more before changes were announced, and once when they were.
    expect((await statements()) - before).toBeLessThanOrEqual(7);
  });

  it("gets its runtime errors as results and goes on, and its neighbours notice nothing", async () => {
    const client = await connected();
    const [good, bad] = await Promise.all([
      subscribe(client, "good", "subscription { room }", 5),
      subscribe(client, "bad", "subscription { room }", "not a number"),
    ]);
    expect(good).toEqual(bodies());
    expect(bad).toMatchObject({ data: null, errors: [{ extensions: { path: "$" } }] });
    const again = client.next("next", "bad");
    const next = client.next("next", "good");
    await say(5, "five");
    expect((await next).payload).toEqual(bodies("five"));
    expect((await again).payload).toMatchObject({ data: null });
  });

  it("sends nothing once it is stopped", async () => {
    const client = await connected();
    await subscribe(client, "a", "subscription { room }", 6);
    client.send({ id: "a", type: "complete" });
    await subscribe(client, "settle", "subscription { room }", 98);
    await say(6, "unheard");
    await settled(client, 98);
    expect(client.frames.filter(({ id }) => id === "a")).toHaveLength(1);
  });

  it("polls where changes cannot be notified, as on a view", async () => {
    const client = await connected();
    expect(await subscribe(client, "a", "subscription { loud }", 7)).toEqual(bodies());
    const next = client.next("next", "a");
    await say(7, "seven");
    expect((await next).payload).toEqual(bodies("SEVEN"));
  });

  it("notices changes made while the database had cut every connection", async () => {
    const client = await connected();
    await subscribe(client, "a", "subscription { room }", 8);
    const next = client.next("next", "a");
    await pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'embedded-engine';
      insert into room_messages (room, body) values (8, 'eight')`);
    expect((await next).payload).toEqual(bodies("eight"));
  });

  it("puts one trigger for each event on each watched table, and none on a view", async () => {
    const { rows } = await pool.query("select tgname from pg_trigger where tgname like 'hdb%' order by 1");
    expect(rows).toEqual(
      ["delete", "insert", "truncate", "update"].map((event) => ({ tgname: `hdb_notify_table_change_${event}` })),
    );
  });
});

describe("the triggers", () => {
  it("are removed with the last engine on the database, and not before", async () => {
    const own = await createTestDatabase({ empty: true });
    const direct = new pg.Pool({ connectionString: own.url, max: 1 });
    direct.on("error", () => undefined);
    await direct.query(roomsSchema);
    const triggers = async (): Promise<number> =>
      (await direct.query("select 1 from pg_trigger where tgname like 'hdb_notify%'")).rowCount ?? 0;
    const start = (): Promise<TestEngine> => startForTest({ databaseUrl: own.url, loadCore: fakeCore(roomOperations) });
    const [first, second] = [await start(), await start()];
    const client = await TestClient.open(`${first.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
    await client.init({ "x-hasura-admin-secret": ADMIN_SECRET });
    await subscribe(client, "a", "subscription { room }", 1);
    await expect.poll(triggers).toBe(4);
    client.close();
    await first.close();
    expect(await triggers()).toBe(4);
    await second.close();
    expect(await triggers()).toBe(0);
    await direct.end();
    await own.drop();
  });
});

describe("a stream", () => {
  it("gives each batch once, in order, and goes on from its cursor", async () => {
    await pool.query("insert into room_messages (room, body) select 20, 'm' || n from generate_series(1, 5) n");
    const client = await connected();
    await subscribe(client, "s", "subscription { stream }", 20);
    await say(20, "m6");
    const seen = async (): Promise<string> => JSON.stringify(await client.received(3, "next", "s"));
    await expect.poll(seen).toContain("m6");
    const batches = client.frames.filter(({ id }) => id === "s").map(({ payload }) => payload);
    expect(JSON.stringify(batches).match(/m\d/g)).toEqual(["m1", "m2", "m3", "m4", "m5", "m6"]);
    expect(batches.length).toBeGreaterThanOrEqual(3);
  });
});
