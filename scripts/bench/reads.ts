import { deepStrictEqual } from "node:assert";
import { ask } from "./ask.ts";
import { SIZES } from "./chatData.ts";
import type { Report } from "./figure.ts";
import { startLoadProcess, type LoadProcess } from "./loadProcess.ts";
import { cpuSeconds, cpuSecondsOfChildren, memory, usedBetween } from "./processCost.ts";
import type { Scene } from "./scene.ts";
import type { ServerProcess } from "./serverProcess.ts";
import type { Settings } from "./settings.ts";
import { SHAPES, type Shape } from "./shapes.ts";
import { asksOf, engineRequests, handWrittenRequests } from "./sides.ts";
import { median, quantile } from "./statistics.ts";

const HAND_WRITTEN = "hand-written SQL";
/** Answers that are compared before a shape is measured. */
const COMPARED = 25;

interface Side {
  name: string;
  server: ServerProcess;
  requests: readonly string[];
  rounds: Round[];
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: Cpu | undefined;
}

/** Microseconds of CPU for each request. */
interface Cpu {
  server: number;
  postgres: number;
}

/** Requests per second of each shape on both sides, round by round in turn, and what both cost. */
export async function measureReads(scene: Scene, settings: Settings, report: Report): Promise<void> {
  const [engine, handWritten] = await Promise.all([scene.startEngine(), scene.startHandWritten()]);
  const loader = startLoadProcess();
  try {
    for (const shape of SHAPES) {
      const asks = asksOf(shape, SIZES);
      const sides = {
        engine: side("engine", engine, await engineRequests(shape, asks, scene.tokens)),
        handWritten: side(HAND_WRITTEN, handWritten, await handWrittenRequests(shape, asks, scene.tokens)),
      };
      await requireSameAnswers(shape, sides.engine, sides.handWritten);
      await runRounds([sides.engine, sides.handWritten], { loader, scene, settings });
      reportShape(shape, sides.engine, sides.handWritten, report);
    }
  } finally {
    loader.stop();
  }
  reportMemory(engine, handWritten, report);
  await Promise.all([engine.stop(), handWritten.stop()]);
}

const side = (name: string, server: ServerProcess, requests: readonly string[]): Side => ({
  name,
  server,
  requests,
  rounds: [],
});

/** A server that answers something else may be as quick as it likes. @throws AssertionError showing the difference */
async function requireSameAnswers(shape: Shape, engine: Side, handWritten: Side): Promise<void> {
  for (let n = 0; n < COMPARED; n += 1) {
    const [one, other] = await Promise.all(
      [engine, handWritten].map(({ requests, server }) => ask(server.port, requests[n]!)),
    );
    deepStrictEqual(one, other, `${shape.name}: the sides differ at request ${n}`);
  }
}

interface RoundParts {
  loader: LoadProcess;
  scene: Scene;
  settings: Settings;
}

async function runRounds(sides: readonly Side[], parts: RoundParts): Promise<void> {
  const { connections, rounds, secondsPerRound, warmUpSeconds } = parts.settings;
  const job = ({ requests, server }: Side, seconds: number) => ({
    port: server.port,
    requests,
    connections,
    limit: { milliseconds: seconds * 1000 },
  });
  for (const each of sides) await parts.loader.run(job(each, warmUpSeconds));
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that neither always follows the other.
    for (const each of round % 2 === 0 ? sides : sides.toReversed()) {
      const before = readCosts(each, parts.scene);
      const { answers, latencies, milliseconds } = await parts.loader.run(job(each, secondsPerRound));
      const after = readCosts(each, parts.scene);
      each.rounds.push({
        perSecond: (answers / milliseconds) * 1000,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        cpu: before && after && cpuPerRequest(before, after, answers),
      });
    }
  }
}

interface Costs {
  server: number;
  backends: ReadonlyMap<number, number>;
}

function readCosts({ server: { pid } }: Side, { postgresPid }: Scene): Costs | undefined {
  const server = cpuSeconds(pid);
  const backends = cpuSecondsOfChildren(postgresPid);
  return server === undefined || backends === undefined ? undefined : { server, backends };
}

function cpuPerRequest(before: Costs, after: Costs, requests: number): Cpu {
  const each = (seconds: number): number => (seconds / requests) * 1e6;
  return {
    server: each(after.server - before.server),
    postgres: each(usedBetween(before.backends, after.backends)),
  };
}

function reportShape(shape: Shape, engine: Side, handWritten: Side, report: Report): void {
  const of = (side: Side, read: (round: Round) => number | undefined): number =>
    median(side.rounds.map(read).filter((value) => value !== undefined));
  // Of each round for itself: what else the machine does in a round, it does to both sides.
  const ratios = engine.rounds.map(({ perSecond }, round) => perSecond / handWritten.rounds[round]!.perSecond);
  const rate = (round: Round) => round.perSecond;
  report(shape.name, of(engine, rate), "requests/s", {
    vs: `${HAND_WRITTEN}; goal ${shape.goal}`,
    ratio: median(ratios),
  });
  report(`${shape.name}: ${HAND_WRITTEN}`, of(handWritten, rate), "requests/s");
  const further: readonly [string, string, (round: Round) => number | undefined][] = [
    ["p50", "ms", ({ p50 }) => p50],
    ["p99", "ms", ({ p99 }) => p99],
    ["CPU of the server per request", "µs", ({ cpu }) => cpu?.server],
    ["CPU of Postgres per request", "µs", ({ cpu }) => cpu?.postgres],
  ];
  for (const [name, unit, read] of further) {
    const [ours, theirs] = [of(engine, read), of(handWritten, read)];
    if (Number.isNaN(ours)) continue;
    report(`${shape.name}: ${name}`, ours, unit, { vs: HAND_WRITTEN, ratio: ours / theirs });
  }
}

function reportMemory(engine: ServerProcess, handWritten: ServerProcess, report: Report): void {
  const [ours, theirs] = [memory(engine.pid), memory(handWritten.pid)];
  if (!ours || !theirs) return;
  report("most memory under load (RSS)", ours.peak, "MB", { vs: HAND_WRITTEN, ratio: ours.peak / theirs.peak });
}
