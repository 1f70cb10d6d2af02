import type { Report } from "../figure.ts";
import type { Settings } from "../settings.ts";
import { measureEndOfAccess } from "./endOfAccess.ts";
import { openGateScene } from "./gateScene.ts";
import { measureHopCost } from "./hopCost.ts";
import { measureSieges } from "./siege.ts";

/** `--gate`: what the gate costs, what it holds off, and how soon access ends at it. */
export async function measureGate(settings: Settings, report: Report): Promise<void> {
  const scene = await openGateScene();
  const stop = () => void scene.close().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    await measureHopCost(scene, settings, report);
    await measureSieges(scene, report);
    await measureEndOfAccess(scene, report);
  } finally {
    await scene.close();
  }
}
