import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { cutListener } from "../../test/cutListener.ts";
import { roomOperations, roomsSchema } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

/** Half of the breaks cut the connection that listens, half the reader's socket. */
const RECONNECTS = 100;
const ROOM = 1;

let database: TestDatabase;
let engine: TestEngine;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query(roomsSchema);
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore(roomOperations),
    env: {
      HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "50",
      HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: "50",
    },
  });
});

afterAll(async () => {
  await engine.close();
  await pool.end();
  await database.drop();
});

interface Answer {
  data: { bodies: string[]; last?: number };
}

/** Reads a room by a stream and by a live query; after a reconnect the stream goes on where it was. */
class Reader {
  readonly streamed: string[] = [];
  shown: readonly string[] = [];
  #last = 0;
  #client: TestClient | undefined;
  #onChange: () => void = () => undefined;

  async connect(): Promise<void> {
    const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
    this.#client = client;
    client.onFrame = ({ id, payload, type }) => {
      if (type !== "next" || client !== this.#client) return;
      const { bodies, last } = (payload as Answer).data;
      if (id === "live") this.shown = bodies;
      else {
        this.streamed.push(...bodies);
        this.#last = last!;
      }
      this.#onChange();
    };
    await client.init({ "x-hasura-admin-secret": ADMIN_SECRET });
    const start = (id: string, query: string): void =>
      client.send({ id, type: "subscribe", payload: { query, variables: { room: ROOM, after: this.#last } } });
    start("stream", "subscription { stream }");
    start("live", "subscription { room }");
  }

  cut(): void {
    this.#client?.close();
    this.#client = undefined;
  }

  /** Waits until both have this many messages. */
  seen(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = () => {
        if (this.streamed.length >= count && this.shown.length >= count) resolve();
      };
      this.#onChange();
    });
  }
}

it("loses no message and sends none twice, however often connections break", async () => {
  const reader = new Reader();
  await reader.connect();
  const said: string[] = [];
  const say = async (): Promise<void> => {
    said.push(`m${said.length}`);
    await pool.query("insert into room_messages (room, body) values ($1, $2)", [ROOM, said.at(-1)]);
  };
  for (let n = 0; n < RECONNECTS; n += 1) {
    await say();
    // One message before each break and one during it; now and then the test checks that all have come.
    if (n % 2 === 0) {
      reader.cut();
      await say();
      await reader.connect();
    } else {
      await cutListener(pool);
      await say();
    }
    if (n % 10 === 9) await reader.seen(said.length);
  }
  await reader.seen(said.length);
  expect(reader.shown).toEqual(said);
  expect(reader.streamed).toEqual(said);
  reader.cut();
}, 180_000);
