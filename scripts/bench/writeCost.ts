import pg from "pg";
import { groupId, personId, type Sizes } from "./chatData.ts";
import { MEMBER } from "./chatMetadata.ts";
import type { Report } from "./figure.ts";
import { openScene } from "./scene.ts";
import type { Settings } from "./settings.ts";
import { median } from "./statistics.ts";
import { subscribe } from "./subscriber.ts";

const SIZES_OF_WRITES: Sizes = { groups: 20, membersPerGroup: 6, people: 120, messagesPerGroup: 10 };
const CLIENTS = [8, 1] as const;
const MOST_ROUNDS = 5;
const INSERT = "insert into messages (group_id, sender_id, body) values ($1, $2, 'what writing pays')";

/** Inserts a second in one round, by the triggers on the table. */
interface Round {
  unwatched: number;
  /** Somebody has a live query on the table, but not on the written rows. */
  watched: number;
  /** The triggers of a killed engine are on the table, and nobody listens. */
  leftBehind: number;
}

/** What live queries cost those who write, on a Postgres whose commits wait for the disk. */
export async function measureWriteCost(settings: Settings, report: Report): Promise<void> {
  const scene = await openScene(SIZES_OF_WRITES, { durable: true });
  try {
    for (const clients of CLIENTS) {
      const rounds: Round[] = [];
      const write = (): Promise<number> => insertsPerSecond(scene.url, clients, settings.secondsPerRound);
      for (let round = 0; round < Math.min(settings.rounds, MOST_ROUNDS); round += 1) {
        const engine = await scene.startEngine();
        const unwatched = await write();
        const token = await scene.tokens.tokenOf(personId(0), MEMBER);
        await subscribe({ port: engine.port, token, group: groupId(0), onMessage: () => undefined });
        await untilWatched(scene.pool);
        const watched = await write();
        process.kill(engine.pid, "SIGKILL");
        await engine.stop();
        rounds.push({ unwatched, watched, leftBehind: await write() });
      }
      reportRounds(clients, rounds, report);
    }
  } finally {
    await scene.close();
  }
}

function reportRounds(clients: number, rounds: readonly Round[], report: Report): void {
  const who = clients === 1 ? "1 client" : `${clients} clients`;
  const middle = (valueOf: (round: Round) => number): number => median(rounds.map(valueOf));
  report(
    `inserts by ${who}, table not watched`,
    middle(({ unwatched }) => unwatched),
    "inserts/s",
  );
  for (const [key, name] of [
    ["watched", "table watched by live queries"],
    ["leftBehind", "triggers left by a killed engine"],
  ] as const) {
    const ratio = middle((round) => round[key] / round.unwatched);
    report(
      `inserts by ${who}, ${name}`,
      middle((round) => round[key]),
      "inserts/s",
      { vs: "not watched", ratio },
    );
  }
}

async function insertsPerSecond(url: string, clients: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  pool.on("error", () => undefined);
  const values = [groupId(1), personId(1)];
  const began = performance.now();
  const end = began + seconds * 1000;
  let inserts = 0;
  const write = async (): Promise<void> => {
    for (; performance.now() < end; inserts += 1) await pool.query({ name: "insert", text: INSERT, values });
  };
  await Promise.all(Array.from({ length: clients }, write));
  const perSecond = (inserts / (performance.now() - began)) * 1000;
  await pool.end();
  return perSecond;
}

/** The triggers are created a moment after the first answer. */
async function untilWatched(pool: pg.Pool): Promise<void> {
  const isWatched = `select from pg_trigger where tgrelid = 'messages'::regclass and tgname ~ '^hdb_notify.*_insert$'`;
  while ((await pool.query(isWatched)).rowCount === 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
