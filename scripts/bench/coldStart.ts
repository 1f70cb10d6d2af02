import { ask } from "./ask.ts";
import { SIZES } from "./chatData.ts";
import type { Report } from "./figure.ts";
import { memory } from "./processCost.ts";
import type { Scene } from "./scene.ts";
import { SHAPES } from "./shapes.ts";
import { engineRequests } from "./sides.ts";
import { median } from "./statistics.ts";

const STARTS = 3;

/** The time from the start of the process to its first answer, to a query that it has not seen before. */
export async function measureColdStart(scene: Scene, report: Report): Promise<void> {
  const shape = SHAPES.find(({ key }) => key === "member-chat")!;
  const [request] = await engineRequests(shape, [shape.ask(0, SIZES)], scene.tokens);
  const starts: number[] = [];
  const memories: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const began = performance.now();
    const engine = await scene.startEngine();
    await ask(engine.port, request!);
    starts.push(performance.now() - began);
    const { now } = memory(engine.pid) ?? {};
    if (now !== undefined) memories.push(now);
    await engine.stop();
  }
  report("cold start to first answer", median(starts), "ms");
  if (memories.length > 0) report("memory after the first answer (RSS)", median(memories), "MB");
}
