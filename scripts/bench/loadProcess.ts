import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { LoadJob, LoadResult } from "./httpLoad.ts";
import type { LoadAnswer } from "./loadMain.ts";

/** Makes the load in a process of its own, so that it shares no event loop with the measured ones. */
export interface LoadProcess {
  /** Runs one job at a time. @throws Error with what went wrong */
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

export function startLoadProcess(): LoadProcess {
  const child = fork(path.join(import.meta.dirname, "loadMain.ts"), { serialization: "advanced" });
  const ended = once(child, "close").then(() => {
    throw new Error("the load process ended");
  });
  ended.catch(() => undefined);
  return {
    async run(job) {
      const answered = once(child, "message");
      child.send(job);
      const [message] = (await Promise.race([answered, ended])) as [LoadAnswer];
      if ("error" in message) throw new Error(message.error);
      return message.result;
    },
    stop: () => void child.kill(),
  };
}
