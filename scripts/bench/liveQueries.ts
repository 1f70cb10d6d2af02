import type { Report } from "./figure.ts";
import { playLiveScene, type LiveOutcome, type LiveScene } from "./liveScene.ts";
import type { Scene } from "./scene.ts";
import type { Settings } from "./settings.ts";
import { countStatements } from "./statementCount.ts";
import { quantile } from "./statistics.ts";

const SCENES: readonly LiveScene[] = [
  { name: "1,008 in rooms of 12", rooms: 84, peoplePerRoom: 12, messagesPerSecond: 50, goal: 25 },
  { name: "one room of 500", rooms: 1, peoplePerRoom: 500, messagesPerSecond: 5, goal: 60 },
];

/** Live queries of the engine, then rooms that are fanned out by hand, over the same scene. */
export async function measureLiveQueries(scene: Scene, settings: Settings, report: Report): Promise<void> {
  // It runs before any of the servers connects.
  await countStatements(scene.pool);
  for (const live of SCENES) {
    const byHand = await outcomeOf(live, scene, settings, scene.startHandWrittenLive);
    const outcome = await outcomeOf(live, scene, settings, scene.startEngine);
    reportScene(live, outcome, byHand, report);
  }
}

async function outcomeOf(
  live: LiveScene,
  scene: Scene,
  { liveSeconds }: Settings,
  start: Scene["startEngine"],
): Promise<LiveOutcome> {
  const server = await start();
  try {
    return await playLiveScene(live, scene, server, liveSeconds);
  } finally {
    await server.stop();
  }
}

function reportScene({ goal, name }: LiveScene, outcome: LiveOutcome, byHand: LiveOutcome, report: Report): void {
  const title = `live query, ${name}:`;
  const beside = (name: string, unit: string, valueOf: (outcome: LiveOutcome) => number | undefined): void => {
    const [value, other] = [valueOf(outcome), valueOf(byHand)];
    if (value === undefined || other === undefined) return;
    report(`${title} ${name}`, value, unit, { vs: `by hand ${other.toPrecision(3)} ${unit}`, ratio: value / other });
  };
  const p99 = quantile(outcome.latencies, 0.99);
  report(`${title} message to client p99`, p99, "ms", { vs: `goal ${goal} ms`, ratio: p99 / goal });
  for (const share of [0.5, 0.99, 1]) {
    const which = share === 1 ? "slowest" : `p${share * 100}`;
    beside(`message to client ${which}, beside rooms by hand`, "ms", ({ latencies }) => quantile(latencies, share));
  }
  for (const part of ["server", "postgres", "clients"] as const) {
    beside(`CPU of ${part} per delivery`, "µs", ({ cpu, latencies }) => cpu && (cpu[part] * 1e6) / latencies.length);
  }
  beside("statements per message", "statements", ({ messages, statements }) => statements / messages);
  report(`${title} missing of ${outcome.expected}`, outcome.expected - outcome.latencies.length, "messages");
}
