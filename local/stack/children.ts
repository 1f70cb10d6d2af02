import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

export interface Program {
  name: string;
  /** Arguments for Node: a script and its own. */
  args: string[];
  env: Record<string, string>;
}

/** One person's traffic needs no large young generation; six processes share one small machine. */
const SMALL = ["--max-semi-space-size=4"];
const STOP_WITHIN_MS = 5_000;

/**
 * The Node processes of the stack. Each writes its log to a file, says `{"msg":"listening"}` when it serves, and ends
 * by itself when this process is gone: their standard input is our end of a pipe.
 */
export class Children {
  readonly #logs: string;
  readonly #root: string;
  readonly #compileCache: string;
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;
  /** Called when a process ends that nobody stopped. */
  onUnexpectedEnd: (name: string, reason: string) => void = () => undefined;

  /** `compileCache` keeps compiled code between starts: a second start is quicker and smaller. */
  constructor({ compileCache, logs, root }: { compileCache: string; logs: string; root: string }) {
    this.#logs = logs;
    this.#root = root;
    this.#compileCache = compileCache;
  }

  /** Compiles what the programs will import, once for all of them. Failing to do so costs time, nothing else. */
  compileAhead(modules: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, ["local/stack/loadOnce.ts", ...modules], {
        cwd: this.#root,
        env: { ...process.env, NODE_COMPILE_CACHE: this.#compileCache },
        stdio: "ignore",
      });
      child.once("error", () => resolve());
      child.once("close", () => resolve());
    });
  }

  /** Resolves when the program says that it listens. @throws Error with the program's last words */
  start({ args, env, name }: Program): Promise<void> {
    const log = createWriteStream(path.join(this.#logs, `${name}.log`), { flags: "w" });
    const child = spawn(process.execPath, [...SMALL, ...args], {
      cwd: this.#root,
      // A group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
      detached: true,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: process.env["HOME"] ?? "/",
        NODE_ENV: "production",
        END_WITH_PARENT: "1",
        PARENT_PID: String(process.pid),
        NODE_COMPILE_CACHE: this.#compileCache,
        ...env,
      },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin!.on("error", () => undefined);
    this.#running.set(name, child);
    let lastWords = "";
    return new Promise((resolve, reject) => {
      let listening = false;
      createInterface({ input: child.stdout! }).on("line", (line) => {
        log.write(`${line}\n`);
        if (!listening && line.includes('"listening"')) {
          listening = true;
          resolve();
        }
      });
      createInterface({ input: child.stderr! }).on("line", (line) => {
        log.write(`${line}\n`);
        if (line.trim() && !/^\s+at /.test(line)) lastWords = line.trim();
      });
      child.once("error", reject);
      child.once("close", (code, signal) => {
        log.end();
        this.#running.delete(name);
        if (this.#stopping) return resolve();
        const reason = lastWords || `ended with ${signal ?? code}`;
        if (listening) this.onUnexpectedEnd(name, reason);
        else reject(new Error(`${name}: ${reason}`));
      });
    });
  }

  /** Stops all, politely first. */
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
