import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** A server in a process of its own, listening. */
export interface ServerProcess {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

/** The arguments of `npm run engine` for its process; the hand-written servers get the same. */
const SMALL = "--max-semi-space-size=4";
const COMPILE_CACHE = path.resolve(import.meta.dirname, "../../node_modules/.cache/engine");

/**
 * Starts a Node script that prints `{"msg":"listening","port":…}` once it serves and ends when `PARENT_PID` is gone.
 * @throws Error with the script's last words when it ends before
 */
export function startServer(script: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [SMALL, script], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: "0",
      PARENT_PID: String(process.pid),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let lastWords = "";
  child.stderr.on("data", (chunk: Buffer) => (lastWords = chunk.toString().trim() || lastWords));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { msg, port } = JSON.parse(line) as { msg: string; port: number };
      if (msg !== "listening") return;
      const stop = (): Promise<void> => {
        child.kill("SIGTERM");
        return ended;
      };
      resolve({ pid: child.pid!, port, stop });
    });
    child.once("error", reject);
    void ended.then(() => reject(new Error(`${script} ended: ${lastWords}`)));
  });
}
