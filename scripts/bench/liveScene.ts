import { MEMBER } from "./chatMetadata.ts";
import { personId } from "./chatData.ts";
import { cpuSeconds, cpuSecondsOfChildren, usedBetween } from "./processCost.ts";
import { countStatements } from "./statementCount.ts";
import type { Scene } from "./scene.ts";
import type { ServerProcess } from "./serverProcess.ts";
import { bodyOf, subscribe } from "./subscriber.ts";
import type { Watcher } from "./watcher.ts";

/** So many people in rooms of one size, and so many messages a second, to one room after the other. */
export interface LiveScene {
  name: string;
  rooms: number;
  peoplePerRoom: number;
  messagesPerSecond: number;
  /** Milliseconds: the 99th percentile should stay below. */
  goal: number;
}

export interface LiveOutcome {
  messages: number;
  /** The number of messages times the people in their room. */
  expected: number;
  /** Milliseconds from each message to each person that it reached. */
  latencies: number[];
  /** Statements that the server sent to Postgres while messages were sent. */
  statements: number;
  /** CPU seconds while messages were sent; undefined where there is no /proc. */
  cpu: { server: number; postgres: number; clients: number } | undefined;
}

/** How many connections are opened at once. */
const OPENED_AT_ONCE = 50;
/** Milliseconds after which a message counts as missing. */
const PATIENCE_MS = 5000;

/** Plays a scene against a server: from just before each insert until everybody in the room has the message. */
export async function playLiveScene(
  live: LiveScene,
  scene: Scene,
  server: ServerProcess,
  seconds: number,
): Promise<LiveOutcome> {
  const rooms = await createRooms(live, scene);
  const sentAt: number[] = [];
  const latencies: number[] = [];
  const messages = Math.round(seconds * live.messagesPerSecond);
  const expected = messages * live.peoplePerRoom;
  let arrived: () => void = () => undefined;
  const onMessage = (message: number, at: number): void => {
    latencies.push(at - sentAt[message]!);
    if (latencies.length === expected) arrived();
  };
  const subscribers: Watcher[] = [];
  try {
    const people = rooms.flatMap(({ group, members }) => members.map((person) => ({ group, person })));
    for (let first = 0; first < people.length; first += OPENED_AT_ONCE) {
      const opened = people.slice(first, first + OPENED_AT_ONCE).map(async ({ group, person }) => {
        const token = await scene.tokens.tokenOf(person, MEMBER);
        subscribers.push(await subscribe({ port: server.port, token, group, onMessage }));
      });
      await Promise.all(opened);
    }
    const stop = await startCounting(scene, server);
    const inserts: Promise<unknown>[] = [];
    await everySoOften(1000 / live.messagesPerSecond, messages, (n) => {
      const { group, members } = rooms[n % rooms.length]!;
      sentAt[n] = performance.now();
      inserts.push(
        scene.pool.query({
          name: "live message",
          text: "insert into messages (group_id, sender_id, body) values ($1, $2, $3)",
          values: [group, members[n % members.length], bodyOf(n)],
        }),
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
    return { messages, expected, latencies, ...(await stop()) };
  } finally {
    for (const subscriber of subscribers) subscriber.close();
  }
}

/** Counts statements and CPU from now until the returned function is called. */
async function startCounting({ pool, postgresPid }: Scene, { pid }: ServerProcess) {
  const statements = await countStatements(pool);
  const before = {
    server: cpuSeconds(pid),
    postgres: cpuSecondsOfChildren(postgresPid),
    statements: await statements(),
  };
  const clients = process.cpuUsage();
  return async (): Promise<Pick<LiveOutcome, "statements" | "cpu">> => {
    const { system, user } = process.cpuUsage(clients);
    const [server, postgres] = [cpuSeconds(pid), cpuSecondsOfChildren(postgresPid)];
    const cpu =
      server !== undefined && before.server !== undefined && postgres && before.postgres
        ? {
            server: server - before.server,
            postgres: usedBetween(before.postgres, postgres),
            clients: (system + user) / 1e6,
          }
        : undefined;
    return { statements: (await statements()) - before.statements, cpu };
  };
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

/** Messages are sent by the clock, not by rests between them: people do not wait for the server either. */
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
