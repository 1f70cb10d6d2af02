import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freeRange } from "../local/stack/forTests.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
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
  const stack = spawn(process.execPath, ["local/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: E2E_SEED },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the stack was not ready within ${READY_WITHIN_MS / 1000} s:\n${said}`)),
      READY_WITHIN_MS,
    );
    createInterface({ input: stack.stdout }).on("line", (line) => {
      said += `${line}\n`;
      if (line.startsWith("ready")) {
        clearTimeout(late);
        resolve();
      }
    });
    stack.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    stack.once("close", (code) => reject(new Error(`the stack ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => stack.once("close", resolve));
      stack.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
