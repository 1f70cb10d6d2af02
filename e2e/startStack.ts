import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freeRange, startWarmStack } from "../local/stack/forTests.ts";

const READY_WITHIN_MS = 90_000;

export interface StartedStack {
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Runs `npm start` on free ports with its own data. E2E_ORIGIN and E2E_DATA_DIR name a running stack instead. */
export async function startStack(): Promise<StartedStack> {
  const { E2E_DATA_DIR, E2E_ORIGIN, E2E_SEED = "demo" } = process.env;
  if (E2E_ORIGIN && E2E_DATA_DIR) {
    return { origin: E2E_ORIGIN, dataDir: E2E_DATA_DIR, stop: () => Promise.resolve() };
  }
  const port = await freeRange();
  const dataDir = mkdtempSync(path.join(tmpdir(), "savings-circle-e2e-"));
  const stack = startWarmStack({ port, dataDir }, { env: { SEED: E2E_SEED } });
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), READY_WITHIN_MS).unref());
  if (!(await Promise.race([stack.ready, late]))) {
    const { err, out } = stack.output();
    throw new Error(`the stack was not ready within ${READY_WITHIN_MS / 1000} s, or ended:\n${out}${err}`);
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async stop() {
      stack.process.kill("SIGTERM");
      await stack.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
