import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foreignRequests, statusOfRaw } from "../control/forTests.ts";
import { createTestDatabase, freePort, type TestDatabase } from "../postgres/forTests.ts";
import { SLOWER } from "./forTests.ts";
import { parseDuration, type ProductClock, readClock, startClockControl } from "./clock.ts";

const DAY = 86_400_000;

it.each([
  ["3d", 259_200_000],
  ["90m", 5_400_000],
  ["1d12h", 129_600_000],
  ["1w", 604_800_000],
  ["0s", 0],
])("moves the clock by %s", (text, ms) => expect(parseDuration(text)).toBe(ms));

it.each(["", "3", "d", "3 d", "-3d", "3d!", "1.5d"])("refuses %j", (text) =>
  expect(parseDuration(text)).toBeUndefined(),
);

describe("POST /_local/clock", () => {
  let database: TestDatabase;
  let port: number;
  let clock: ProductClock;
  let control: { close(): void };
  beforeAll(async () => {
    database = await createTestDatabase();
    clock = await readClock(database.url);
    port = await freePort();
    control = await startClockControl({ port, clock, databaseUrl: database.url, followers: [], settle: [] });
  });
  afterAll(async () => {
    control.close();
    await database.drop();
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}/_local/clock`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  const unmoved = async () => {
    const { offsetMs } = clock;
    return async () => {
      expect(clock.offsetMs).toBe(offsetMs);
      expect(await readClock(database.url)).toEqual({ offsetMs });
    };
  };

  it("moves the clock of the database for our own page and for programs of this machine", async () => {
    expect((await post('{"advance":"2d"}')).status).toBe(200);
    expect((await post('{"advance":"1d"}', { origin: `http://localhost:${port}` })).status).toBe(200);
    expect(clock.offsetMs).toBe(3 * DAY);
    expect(await readClock(database.url)).toEqual({ offsetMs: 3 * DAY });
  });

  it.each(foreignRequests("/_local/clock", '{"advance":"1d"}'))("refuses %s", async (_, status, lines, body) => {
    const check = await unmoved();
    expect(await statusOfRaw(port, lines, body)).toBe(status);
    await check();
  });

  it.each([
    ["the time before 2020", '{"now":"2019-12-31T00:00:00Z"}'],
    ["what has happened already", '{"now":"2024-01-01T00:00:00Z"}'],
    ["the year 2100", '{"now":"2100-01-01T00:00:00Z"}'],
    ["a century at once", '{"advance":"36525d"}'],
    ["more than a number holds", `{"advance":"${"9".repeat(400)}d"}`],
    ["no date", '{"now":"NaN"}'],
    ["a number", '{"advance":1e308}'],
    ["nothing", ""],
    ["no object", "null"],
    ["a body beyond the limit", `{"advance":"1d","and":"${"x".repeat(2_000)}"}`],
  ])("refuses %s", async (_, body) => {
    const check = await unmoved();
    expect((await post(body)).status).toBe(400);
    await check();
  });
});

it("moves nothing and says so within 5 s where Postgres does not answer, and the next move is not held by it", async () => {
  const silent = createServer((socket: Socket) => void sockets.push(socket));
  const sockets: Socket[] = [];
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const databaseUrl = `postgres://postgres@127.0.0.1:${(silent.address() as AddressInfo).port}/any`;
  const [port, clock] = [await freePort(), { offsetMs: 0 }];
  const control = await startClockControl({ port, clock, databaseUrl, followers: [], settle: [] });
  const move = (advance: string) =>
    fetch(`http://localhost:${port}/_local/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advance }),
      signal: AbortSignal.timeout(5_000 * SLOWER),
    });
  expect((await move("1d")).status).toBe(503);
  expect((await move("2000w")).status).toBe(503);
  expect((await move("9000w")).status).toBe(400);
  expect(clock.offsetMs).toBe(0);
  control.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
