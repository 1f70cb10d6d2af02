import { randomUUID } from "node:crypto";
import { MEMBER } from "./chatMetadata.ts";
import { personId } from "./chatData.ts";
import type { Report } from "./figure.ts";
import type { Scene } from "./scene.ts";
import type { Settings } from "./settings.ts";
import { quantile } from "./statistics.ts";
import { subscribe, type Arrival, type Subscriber } from "./subscriber.ts";

/** So many people in rooms of one size, and so many messages a second into rooms in turn. */
interface LiveScene {
  name: string;
  rooms: number;
  peoplePerRoom: number;
  messagesPerSecond: number;
  /** Milliseconds that the 99th percentile is wanted to stay below. */
  goal: number;
}

const SCENES: readonly LiveScene[] = [
  { name: "996 in rooms of 12", rooms: 83, peoplePerRoom: 12, messagesPerSecond: 50, goal: 25 },
  { name: "one room of 500", rooms: 1, peoplePerRoom: 500, messagesPerSecond: 5, goal: 60 },
];

/** Connections that are opened at once. */
const OPENED_AT_ONCE = 50;
/** How long a message may be under way before it counts as missing. */
const PATIENCE_MS = 5000;

/** From just before a message is inserted until it is in the process of everybody in its room. */
export async function measureLiveQueries(scene: Scene, settings: Settings, report: Report): Promise<void> {
  for (const live of SCENES) {
    const engine = await scene.startEngine();
    const { expected, latencies } = await play(live, scene, engine.port, settings.liveSeconds);
    await engine.stop();
    const goal = { vs: `goal ${live.goal} ms`, ratio: quantile(latencies, 0.99) / live.goal };
    report(`live query, ${live.name}: message to client p50`, quantile(latencies, 0.5), "ms");
    report(`live query, ${live.name}: message to client p99`, quantile(latencies, 0.99), "ms", goal);
    report(`live query, ${live.name}: slowest`, quantile(latencies, 1), "ms");
    report(`live query, ${live.name}: missing of ${expected}`, expected - latencies.length, "messages");
  }
}

interface Outcome {
  /** Messages times people in their room. */
  expected: number;
  /** Of every message at every person that it reached, in milliseconds. */
  latencies: number[];
}

async function play(live: LiveScene, scene: Scene, port: number, seconds: number): Promise<Outcome> {
  const rooms = await createRooms(live, scene);
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  let expected = 0;
  let arrived: () => void = () => undefined;
  const onArrival = ({ body, at }: Arrival): void => {
    const sent = sentAt.get(body);
    if (sent === undefined) return; // what was said before
    latencies.push(at - sent);
    if (latencies.length === expected) arrived();
  };
  const subscribers: Subscriber[] = [];
  try {
    const people = rooms.flatMap(({ group, members }) => members.map((person) => ({ group, person })));
    for (let first = 0; first < people.length; first += OPENED_AT_ONCE) {
      const opened = people.slice(first, first + OPENED_AT_ONCE).map(async ({ group, person }) => {
        const token = await scene.tokens.tokenOf(person, MEMBER);
        subscribers.push(await subscribe({ port, token, group, onArrival }));
      });
      await Promise.all(opened);
    }
    const inserts: Promise<unknown>[] = [];
    await everySoOften(1000 / live.messagesPerSecond, seconds * live.messagesPerSecond, (n) => {
      const { group, members } = rooms[n % rooms.length]!;
      const body = `live ${randomUUID()}`;
      expected += members.length;
      sentAt.set(body, performance.now());
      inserts.push(
        scene.pool.query("insert into messages (group_id, sender_id, body) values ($1, $2, $3)", [
          group,
          members[n % members.length],
          body,
        ]),
      );
    });
    await Promise.all(inserts);
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      arrived = () => {
        clearTimeout(patience);
        resolve();
      };
      if (latencies.length === expected) arrived();
    });
  } finally {
    for (const subscriber of subscribers) subscriber.close();
  }
  return { expected, latencies };
}

interface Room {
  group: string;
  members: string[];
}

async function createRooms({ name, peoplePerRoom, rooms }: LiveScene, { pool }: Scene): Promise<Room[]> {
  const { rows } = await pool.query<{ group_id: string }>(
    `insert into groups (group_id, number, title, contribution_cents, currency, created_at)
     select gen_random_uuid(), (select max(number) from groups) + n, $1, 1000, 'USD', now()
       from generate_series(1, $2::int) n returning group_id`,
    [name, rooms],
  );
  const created = rows.map(({ group_id: group }, room) => ({
    group,
    members: Array.from({ length: peoplePerRoom }, (_, seat) => personId(room * peoplePerRoom + seat)),
  }));
  for (const { group, members } of created) {
    await pool.query(
      `insert into memberships select $1, person, seat, 'member', now() from unnest($2::uuid[]) with ordinality u(person, seat)`,
      [group, members],
    );
  }
  await pool.query("analyze memberships");
  return created;
}

/** By the clock, not by rests between: what took long is made up for, as people do not wait for the server either. */
async function everySoOften(intervalMs: number, times: number, act: (n: number) => void): Promise<void> {
  const began = performance.now();
  for (let n = 0; n < times; n += 1) {
    const wait = began + n * intervalMs - performance.now();
    if (wait > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
    act(n);
  }
}
