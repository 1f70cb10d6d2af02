import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, SERVICES, type Service } from "./settings.ts";
import { keepMade, takeMade } from "./warmForTests.ts";

/**
 * How many times slower than a quiet machine this one may be. Promised times are multiplied by it; SLOWER=1 asks for
 * the promise itself.
 */
export const SLOWER = Number(process.env["SLOWER"] ?? 3);

/** A stack that a test has started. */
export interface TestStack {
  port: number;
  dataDir: string;
  process: ChildProcess;
  output: () => { out: string; err: string };
  /** Resolves with true at the line `ready`, with false if the stack ended before. */
  ready: Promise<boolean>;
  ended: Promise<number | null>;
}

/** Starts a stack like {@link startTestStack}, with the build and the compiled code of an earlier one. */
export function startWarmStack(where: { port: number; dataDir: string }, how: HowStarted = {}): TestStack {
  takeMade(where.dataDir);
  const stack = startTestStack(where, how);
  const ready = stack.ready.then((isReady) => {
    if (isReady) keepMade(where.dataDir);
    return isReady;
  });
  return { ...stack, ready };
}

interface HowStarted {
  env?: Record<string, string>;
  command?: string[];
}

/** Starts a stack without the demo story; `env` changes its environment, `command` how it is started. */
export function startTestStack(
  { dataDir, port }: { port: number; dataDir: string },
  { env = {}, command = [process.execPath, "local/start.ts"] }: HowStarted = {},
): TestStack {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (/^ready/m.test(out)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return { port, dataDir, process: child, output: () => ({ out, err }), ready, ended };
}

/** The address of the stack's database. */
export function databaseOf({ dataDir, port }: Pick<TestStack, "port" | "dataDir">): string {
  const { postgres } = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8")) as { postgres: string };
  return `postgres://postgres:${postgres}@127.0.0.1:${port + 3}/savings_circle`;
}

/** The services of the stack whose ports are in use. */
export async function listening(port: number): Promise<Service[]> {
  const answers = await Promise.all(SERVICES.map((_, at) => accepts(port + at)));
  return SERVICES.filter((_, at) => answers[at]);
}

/** The first port of a free range, below the ports that the system gives to clients. */
export async function freeRange(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const taken = await Promise.all(SERVICES.map((_, at) => accepts(first + at)));
    if (!taken.includes(true)) return first;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve((socket.destroy(), true)));
    socket.once("error", () => resolve(false));
  });
}

/** Processes whose command line contains each of the words. */
export function processesWith(...words: string[]): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const command = textOf(`/proc/${pid}/cmdline`);
      return words.every((word) => command.includes(word));
    });
}

/** Processes that this one started. */
export const childrenOf = (pid: number): number[] =>
  processesWith().filter((each) => Number(/^PPid:\s*(\d+)/m.exec(textOf(`/proc/${each}/status`))?.[1]) === pid);

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it ended meanwhile
  }
}

/** Asks until `isSo` holds. @throws Error with the last answer when the time is over */
export async function until<T>(ask: () => Promise<T> | T, isSo: (answer: T) => boolean, withinMs: number): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch((error: Error) => error);
    if (!(answer instanceof Error) && isSo(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(
        `not within ${withinMs} ms: ${answer instanceof Error ? answer.message : JSON.stringify(answer)}`,
      );
    await pause(25);
  }
}
