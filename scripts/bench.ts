/**
 * `npm run bench`: the embedded engine beside hand-written SQL, on one throw-away Postgres. One JSON line a figure
 * (bench/figure.ts); how to read them: docs/operations.md.
 */
import { loadavg } from "node:os";
import { measureColdStart } from "./bench/coldStart.ts";
import { print } from "./bench/figure.ts";
import { measureGate } from "./bench/gate/measureGate.ts";
import { measureGrowth } from "./bench/growth.ts";
import { measureIdleSubscriptions } from "./bench/idleSubscriptions.ts";
import { measureLiveQueries } from "./bench/liveQueries.ts";
import { measureManyOperations } from "./bench/manyOperations.ts";
import { measureReads } from "./bench/reads.ts";
import { measureProduct } from "./bench/product/measureProduct.ts";
import { measureTalk } from "./bench/product/talk/measureTalk.ts";
import { openScene } from "./bench/scene.ts";
import { measureWriteCost } from "./bench/writeCost.ts";
import { readSettings, USAGE, type Settings } from "./bench/settings.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log(USAGE);
  process.exit(0);
}
const settings = settingsOrUsage();
/** A busy machine falsifies every figure, so readers of the figures look at this first. */
const reportLoad = (moment: string): void => print(`load average at the ${moment}`, loadavg()[0]!, "processes");

/** The gate is measured in a stack of its own, the product's pages over its own tables, everything else on one Postgres with the bench's rows. */
reportLoad("start");
if (settings.parts.has("gate")) await measureGate(settings, print);
else {
  if ([...settings.parts].some((part) => part !== "product" && part !== "talk")) await measureEngine();
  if (settings.parts.has("product")) await measureProduct(settings, print);
  if (settings.parts.has("talk")) await measureTalk(settings, print);
}
reportLoad("end");

async function measureEngine(): Promise<void> {
  const scene = await openScene();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void scene.close().finally(() => process.exit(1)));
  }
  try {
    if (settings.parts.has("start")) await measureColdStart(scene, print);
    if (settings.parts.has("reads")) await measureReads(scene, settings, print);
    if (settings.parts.has("growth")) await measureGrowth(scene, settings, print);
    if (settings.parts.has("operations")) await measureManyOperations(scene, print);
    if (settings.parts.has("live")) await measureLiveQueries(scene, settings, print);
    if (settings.parts.has("idle")) await measureIdleSubscriptions(scene, print);
    if (settings.parts.has("writes")) await measureWriteCost(settings, print);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await scene.close();
  }
}

function settingsOrUsage(): Settings {
  try {
    return readSettings(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}
