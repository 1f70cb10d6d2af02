import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { LogFile } from "./logFile.ts";
import { MOST_RESTARTS, Restarts } from "./restarts.ts";

export interface Program {
  name: string;
  /** Arguments for Node: a script and its own. */
  args: string[];
  env: Record<string, string>;
}

/** A program that listens. */
interface Running {
  /** Resolves with the reason when it ends. */
  ended: Promise<string>;
}

interface Surroundings {
  /** Keeps compiled code between starts: a second start is quicker and smaller. */
  compileCache: string;
  logs: string;
  root: string;
  /** One line for whoever started the stack. */
  say(line: string): void;
  /** Resolves when the programs' needs are met again. */
  ready(): Promise<void>;
}

/** Little traffic needs only a small young generation of the heap, and six processes share a small machine. */
const SMALL = ["--max-semi-space-size=4"];
const STOP_WITHIN_MS = 5_000;
/** Far beyond what it takes; Node was seen to hang for ever at the end of this process. */
const COMPILED_WITHIN_MS = 20_000;

/**
 * The Node processes of the stack. Each logs to a file, prints `{"msg":"listening"}` when it serves, and ends when this
 * process is gone, because we hold its standard input. A process that dies is started again.
 */
export class Children {
  readonly #surroundings: Surroundings;
  readonly #running = new Map<string, ChildProcess>();
  readonly #logs = new Map<string, LogFile>();
  #stopping = false;
  /** Called when a program that nobody stopped has ended too often to be started again. */
  onGivenUp: (name: string, reason: string) => void = () => undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Compiles what the programs will import, once for all of them. If it fails or hangs, only time is lost. */
  compileAhead(modules: readonly string[], withinMs = COMPILED_WITHIN_MS): Promise<void> {
    const { compileCache, root } = this.#surroundings;
    return new Promise((resolve) => {
      const child = spawn(process.execPath, ["local/stack/loadOnce.ts", ...modules], {
        cwd: root,
        env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
        stdio: "ignore",
        timeout: withinMs,
        killSignal: "SIGKILL",
      });
      child.once("error", () => resolve());
      child.once("close", () => resolve());
    });
  }

  /**
   * Resolves when the program listens; from then on it is started again whenever it dies.
   * @param describe called for each start, because the product's clock may have moved since the last one
   * @throws Error with the program's last words, when its first start fails
   */
  async start(describe: () => Program): Promise<void> {
    const program = describe();
    const running = await this.#launch(program).catch((error: Error) => {
      throw new Error(`${program.name}: ${error.message}`, { cause: error });
    });
    void this.#keep(describe, running);
  }

  async #keep(describe: () => Program, first: Running): Promise<void> {
    const restarts = new Restarts();
    let running = first;
    for (;;) {
      const reason = await running.ended;
      if (this.#stopping) return;
      const { name } = describe();
      const pauseMs = restarts.pauseMs(performance.now());
      if (pauseMs === undefined) {
        this.onGivenUp(name, `${reason}; it was started ${MOST_RESTARTS} times within a minute`);
        return;
      }
      this.#surroundings.say(`${name} ended (${reason}) and is started again`);
      await pause(pauseMs);
      await this.#surroundings.ready();
      if (this.#stopping) return;
      running = await this.#launch(describe()).catch((error: Error) => ({ ended: Promise.resolve(error.message) }));
    }
  }

  /** @throws Error with the program's last words, when it ends before it listens */
  #launch({ args, env, name }: Program): Promise<Running> {
    const { compileCache, root } = this.#surroundings;
    const log = this.#logOf(name);
    const child = spawn(process.execPath, [...SMALL, ...args], {
      cwd: root,
      // It has its own process group: Ctrl-C reaches only this process, which then stops the others in order.
      detached: true,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: process.env["HOME"] ?? "/",
        NODE_ENV: "production",
        END_WITH_PARENT: "1",
        PARENT_PID: String(process.pid),
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin!.on("error", () => undefined);
    this.#running.set(name, child);
    let lastWords = "";
    return new Promise((resolve, reject) => {
      let listening = false;
      const ended = new Promise<string>((tell) => {
        child.once("close", (code, signal) => {
          this.#running.delete(name);
          // A signal ends a program in the middle of its work, so its last words do not say why.
          const reason = signal ?? (lastWords || `code ${code}`);
          if (!listening) reject(new Error(reason));
          tell(reason);
        });
      });
      createInterface({ input: child.stdout! }).on("line", (line) => {
        log.write(line);
        if (!listening && line.includes('"listening"')) {
          listening = true;
          resolve({ ended });
        }
      });
      createInterface({ input: child.stderr! }).on("line", (line) => {
        log.write(line);
        if (isWord(line)) lastWords = line.trim();
      });
      child.once("error", reject);
    });
  }

  #logOf(name: string): LogFile {
    const log = this.#logs.get(name) ?? new LogFile(path.join(this.#surroundings.logs, `${name}.log`));
    this.#logs.set(name, log);
    return log;
  }

  /** Stops all programs with SIGTERM, and kills those that do not end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#running.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
            child.once("close", () => {
              clearTimeout(impatience);
              resolve();
            });
            child.kill("SIGTERM");
          }),
      ),
    );
  }
}

/** Whether a line tells why a program ended; stack frames and Node's version do not. */
const isWord = (line: string) => line.trim() !== "" && !/^(\s+at |\s*\^+$|Node\.js v)/.test(line);
