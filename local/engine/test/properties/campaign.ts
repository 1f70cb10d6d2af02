import fc from "fast-check";
import { Drawn } from "./dice.ts";
import { drawRun, playRun, simplerRuns, type Difference } from "./play.ts";
import { drawScene } from "./scenes/drawScene.ts";
import { sceneMetadata } from "./scenes/sceneMetadata.ts";
import { sceneSql } from "./scenes/sceneSql.ts";
import { openStage, type LoadCore, type Stage } from "./stage.ts";

/** A scene is expensive, a request is cheap. */
const RUNS_A_SCENE = 100;
/** How many simpler forms of a failing request are tried. */
const MOST_SIMPLER = 400;

export interface Campaign {
  runs: number;
  /** The seed of the first scene; each further scene has the next. */
  seed: number;
  loadCore?: LoadCore;
  /** Whether a failing request is tried in simpler forms. */
  simplify?: boolean;
}

/** Plays runs, scene by scene. @returns a report of the first difference, `undefined` without one */
export async function playCampaign({ runs, seed, loadCore, simplify = true }: Campaign): Promise<string | undefined> {
  for (let done = 0; done < runs; done += RUNS_A_SCENE) {
    const sceneSeed = seed + done / RUNS_A_SCENE;
    const [scene] = fc.sample(new Drawn(drawScene), { seed: sceneSeed, numRuns: 1 });
    const stage = await openStage(scene!, loadCore);
    try {
      const found = await playScene(stage, {
        seed: sceneSeed,
        numRuns: Math.min(RUNS_A_SCENE, runs - done),
        endOnFailure: !simplify,
      });
      if (found) return found;
    } finally {
      await stage.close();
    }
  }
  return undefined;
}

async function playScene(
  stage: Stage,
  parameters: { seed: number; numRuns: number; endOnFailure: boolean },
): Promise<string | undefined> {
  const { scene } = stage;
  const { seed } = parameters;
  let found: Difference | undefined;
  let tries = 0;
  const property = fc.asyncProperty(new Drawn((dice) => drawRun(dice, scene), simplerRuns), async (run) => {
    if (tries > MOST_SIMPLER) return true;
    if (found) tries += 1;
    const difference = await playRun(stage, run);
    // A simpler request may fail for another reason, such as making no sense.
    if (!difference || (found && found.kind !== difference.kind)) return true;
    found = difference;
    return false;
  });
  await fc.assert(property, parameters).catch((error: unknown) => {
    if (!found) throw error;
  });
  const left = JSON.stringify(await stage.rows());
  if (!found && left !== JSON.stringify(scene.rows))
    return `seed: ${seed}\nsomething was written outside of transactions: ${left}`;
  if (!found) return undefined;
  return [`seed: ${seed}`, sceneSql(scene), JSON.stringify(sceneMetadata(scene)), found.report].join("\n");
}
