import { randomUUID } from "node:crypto";
import { cpuSeconds, cpuSecondsOfChildren, usedBetween } from "../../processCost.ts";
import type { ServerProcess } from "../../serverProcess.ts";
import type { TokenMaker } from "../../sides.ts";
import type { ProductScene } from "../productScene.ts";
import { countLive } from "./countLive.ts";
import { type Screen, Talker } from "./Talker.ts";
import type { Talked } from "./talkScene.ts";

/** People who talk, each in the conversation of their circle. */
export interface Talk {
  name: string;
  talked: readonly Talked[];
  screens: readonly Screen[];
  messagesPerSecond: number;
  seconds: number;
  /** Milliseconds that 99 of 100 deliveries should not exceed. */
  goal: number;
}

export interface Outcome {
  /** Those that are measured, after the first seconds. */
  messages: number;
  /** Deliveries, of all messages. */
  expected: number;
  /** Milliseconds from just before a message is sent until it is in somebody's hands, its sender's own included. */
  latencies: number[];
  /** The same of the first seconds. */
  firstLatencies: number[];
  /** Milliseconds until the server has answered the sender of a message that is measured. */
  answers: number[];
  missing: number;
  /** Deliveries that came twice or after a later one. */
  disorder: number;
  /** Why the server refused messages, marks and gaps. */
  refused: readonly string[];
  /** Who was asked by the live query of the conversation, for each message. */
  tailsAsked: number;
  /** The same of the page of the circle, which no message concerns. */
  circlesAsked: number;
  statements: number;
  cpu: { engine: number; postgres: number; clients: number } | undefined;
}

interface Parts {
  scene: ProductScene;
  engine: ServerProcess;
  tokens: TokenMaker;
}

/**
 * Everybody's first message comes in the first seconds, and so everybody's first mark of what was read, from all circles
 * at once. They are played and told, but apart from what people do who talk for a while.
 */
const FIRST_SECONDS = 15;
const OPENED_AT_ONCE = 25;
const PATIENCE_MS = 15_000;

/** Plays a talk: everybody speaks in turn, by the clock and not by rests, as people do. */
export async function playTalk(talk: Talk, { engine, scene, tokens }: Parts): Promise<Outcome> {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const firstLatencies: number[] = [];
  const answers: number[] = [];
  const first = Math.round(talk.messagesPerSecond * Math.min(FIRST_SECONDS, talk.seconds));
  const messages = Math.round(talk.messagesPerSecond * talk.seconds);
  const each = talk.talked[0]!.people.length;
  const expected = (first + messages) * each;
  let measuredFrom = Infinity;
  const all = Promise.withResolvers<void>();
  const rooms: Talker[][] = [];
  for (const { chat, people } of talk.talked) {
    const { rows } = await scene.pool.query<{ last_number: number }>(
      "select last_number from chats where chat_id = $1",
      [chat],
    );
    const room = people.map(async (person) => {
      const token = await tokens.tokenOf(person, "member");
      const onChange: ConstructorParameters<typeof Talker>[0]["onChange"] = ({ message_id }, at) => {
        const sent = sentAt.get(message_id)!;
        (sent < measuredFrom ? firstLatencies : latencies).push(at - sent);
        if (firstLatencies.length + latencies.length === expected) all.resolve();
      };
      return new Talker({
        port: engine.port,
        token,
        person,
        chat,
        screens: talk.screens,
        known: rows[0]!.last_number,
        onChange,
      });
    });
    rooms.push(await Promise.all(room));
  }
  const talkers = rooms.flat();
  try {
    for (let from = 0; from < talkers.length; from += OPENED_AT_ONCE) {
      await Promise.all(talkers.slice(from, from + OPENED_AT_ONCE).map((talker) => talker.open()));
    }
    await untilQuiet(scene);
    let counting: ReturnType<typeof startCounting> | undefined;
    const sent: Promise<void>[] = [];
    const refused: string[] = [];
    const began = performance.now();
    for (let nth = 0; nth < first + messages; nth += 1) {
      const wait = began + (nth * 1000) / talk.messagesPerSecond - performance.now();
      if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
      const room = rooms[nth % rooms.length]!;
      const id = randomUUID();
      const at = performance.now();
      if (nth === first) {
        measuredFrom = at;
        counting = startCounting(scene, engine);
      }
      sentAt.set(id, at);
      const saying = room[Math.floor(nth / rooms.length) % room.length]!.say(
        id,
        `Message ${nth} of those that are measured`,
      );
      sent.push(
        saying.then(
          () => void (at >= measuredFrom && answers.push(performance.now() - at)),
          (thrown: unknown) => void refused.push(String(thrown)),
        ),
      );
    }
    await Promise.all(sent);
    const patience = setTimeout(all.resolve, PATIENCE_MS);
    await all.promise;
    clearTimeout(patience);
    const costs = await (await counting!)();
    const disorder = talkers.reduce(
      (sum, { numbers }) => sum + numbers.filter((number, at) => at > 0 && number !== numbers[at - 1]! + 1).length,
      0,
    );
    for (const { failures } of talkers) refused.push(...failures);
    return {
      messages,
      expected,
      latencies,
      firstLatencies,
      answers,
      missing: expected - firstLatencies.length - latencies.length,
      disorder,
      refused,
      ...costs,
    };
  } finally {
    for (const talker of talkers) talker.close();
  }
}

const QUIET_MS = 1_000;
/** So many looks in a row must find that nothing was asked. */
const QUIET_LOOKS = 5;

/** Until the engine has put its triggers on all watched tables, it asks everybody again and again. */
export async function untilQuiet({ pool }: ProductScene): Promise<void> {
  const count = await countLive(pool);
  for (let quiet = 0, before = -1; quiet < QUIET_LOOKS;) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
    );
    const { statements } = await count();
    quiet = statements === before && rows.length === 0 ? quiet + 1 : 0;
    before = statements;
    await new Promise((resolve) => void setTimeout(resolve, QUIET_MS));
  }
}

/** Counts statements, who was asked and CPU from now until the returned function is called. */
async function startCounting({ pool, postgresPid }: ProductScene, { pid }: ServerProcess) {
  const count = await countLive(pool);
  const before = { server: cpuSeconds(pid), postgres: cpuSecondsOfChildren(postgresPid), live: await count() };
  const clients = process.cpuUsage();
  return async (): Promise<Pick<Outcome, "cpu" | "statements" | "tailsAsked" | "circlesAsked">> => {
    const { system, user } = process.cpuUsage(clients);
    const [server, postgres] = [cpuSeconds(pid), cpuSecondsOfChildren(postgresPid)];
    const live = await count();
    return {
      statements: live.statements - before.live.statements,
      circlesAsked: live.circles - before.live.circles,
      tailsAsked: live.tails - before.live.tails,
      cpu:
        server !== undefined && before.server !== undefined && postgres && before.postgres
          ? {
              engine: server - before.server,
              postgres: usedBetween(before.postgres, postgres),
              clients: (system + user) / 1e6,
            }
          : undefined,
    };
  };
}
