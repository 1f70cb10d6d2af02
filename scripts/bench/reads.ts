import { deepStrictEqual } from "node:assert";
import { ask } from "./ask.ts";
import { SIZES } from "./chatData.ts";
import type { Report } from "./figure.ts";
import { startLoadProcess } from "./loadProcess.ts";
import { memory } from "./processCost.ts";
import { runRounds, side, type Round, type Side } from "./rounds.ts";
import type { Scene } from "./scene.ts";
import type { ServerProcess } from "./serverProcess.ts";
import type { Settings } from "./settings.ts";
import { SHAPES, type Shape } from "./shapes.ts";
import { asksOf, engineRequests, handWrittenRequests } from "./sides.ts";
import { median } from "./statistics.ts";

const HAND_WRITTEN = "hand-written SQL";
/** How many answers are compared before a shape is measured. */
const COMPARED = 25;

/** Requests per second of each shape on both sides, in alternating rounds, and their cost. */
export async function measureReads(scene: Scene, settings: Settings, report: Report): Promise<void> {
  const [engine, handWritten] = await Promise.all([scene.startEngine(), scene.startHandWritten()]);
  const loader = startLoadProcess();
  try {
    for (const shape of SHAPES) {
      const asks = asksOf(shape, SIZES);
      const sides = {
        engine: side("engine", scene, engine, await engineRequests(shape, asks, scene.tokens)),
        handWritten: side(HAND_WRITTEN, scene, handWritten, await handWrittenRequests(shape, asks, scene.tokens)),
      };
      await requireSameAnswers(shape, sides.engine, sides.handWritten);
      await runRounds([sides.engine, sides.handWritten], { loader, settings });
      reportShape(shape, sides.engine, sides.handWritten, report);
    }
  } finally {
    loader.stop();
  }
  reportMemory(engine, handWritten, report);
  await Promise.all([engine.stop(), handWritten.stop()]);
}

/** Both sides must give the same answers. @throws AssertionError showing the difference */
async function requireSameAnswers(shape: Shape, engine: Side, handWritten: Side): Promise<void> {
  for (let n = 0; n < COMPARED; n += 1) {
    const [one, other] = await Promise.all(
      [engine, handWritten].map(({ requests, server }) => ask(server.port, requests[n]!)),
    );
    deepStrictEqual(one, other, `${shape.name}: the sides differ at request ${n}`);
  }
}

function reportShape(shape: Shape, engine: Side, handWritten: Side, report: Report): void {
  const of = (side: Side, read: (round: Round) => number | undefined): number =>
    median(side.rounds.map(read).filter((value) => value !== undefined));
  // A ratio for each round: other work of the machine during a round slows both sides.
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
