import { statfsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, type ClusterOptions, startCluster } from "./cluster.ts";
import { switchReadOnly } from "./readOnly.ts";

export interface Keeping {
  /** Milliseconds until the server is started again; undefined: it ended too often. */
  pauseMs(): number | undefined;
  /** Gets one line for people: the server ended, the disk is full, there is room again. */
  say(line: string): void;
}

/** A Postgres server that is started again when it ends, and only reads while its disk is full. */
export interface KeptCluster {
  /** Ends without a database name, as in `Cluster`. */
  url: string;
  stop(): Promise<void>;
  /** Resolves as soon as the server answers, which is at once while it runs. */
  answering(): Promise<void>;
  /** Resolves with the reason when the server ended too often to be started again. */
  givenUp: Promise<string>;
}

/** A server without room for its write-ahead log ends, and can only start again where there is some. */
const NO_ROOM = /No space left on device|Disk quota exceeded/i;
const TRY_AGAIN_MS = 1_000;
const LOOK_MS = 250;
/** Bytes. With less room nothing is written any more, so that the log of what was written always has room. */
const FULL_BYTES = 32 * 1024 * 1024;
/** Bytes. With more room writing goes on. */
const ROOM_BYTES = 40 * 1024 * 1024;

/**
 * Starts Postgres and keeps it running.
 * @throws Error with one clear sentence when the first start fails
 */
export async function keepCluster(options: ClusterOptions, { pauseMs, say }: Keeping): Promise<KeptCluster> {
  switchReadOnly(options.dataDir, false); // a killed run may have left it so
  let cluster: Cluster = await startCluster(options);
  let stopping = false;
  let answering = Promise.resolve();
  let isFull = false;
  const givenUp = Promise.withResolvers<string>();
  const looking = setInterval(lookAtDisk, LOOK_MS).unref();
  const kept = keep();

  function lookAtDisk(): void {
    const free = freeBytes(options.dataDir);
    if (isFull ? free < ROOM_BYTES : free >= FULL_BYTES) return;
    isFull = !isFull;
    say(isFull ? "the disk is full: nothing is written until there is room" : "there is room again: writing goes on");
    switchReadOnly(options.dataDir, isFull);
    cluster.reload();
  }

  async function keep(): Promise<void> {
    for (;;) {
      const lastWords = await cluster.ended;
      if (stopping) return;
      const isBack = Promise.withResolvers<void>();
      answering = isBack.promise;
      const next = await startAgain(lastWords);
      if (!next) return;
      cluster = next;
      // While it started the disk may have got room, and the word of that went to the server that had ended.
      cluster.reload();
      isBack.resolve();
    }
  }

  /** @returns undefined when the server was given up or is no longer wanted */
  async function startAgain(lastWords: string): Promise<Cluster | undefined> {
    let reason = lastWords;
    for (;;) {
      const lacksRoom = NO_ROOM.test(reason);
      const waitMs = lacksRoom ? TRY_AGAIN_MS : pauseMs();
      if (waitMs === undefined) {
        givenUp.resolve(lastLine(reason));
        return undefined;
      }
      say(`postgres ended (${lastLine(reason)}) and is started again`);
      await pause(waitMs);
      if (stopping) return undefined;
      try {
        const next = await startCluster(options);
        if (!stopping) return next;
        await next.stop();
        return undefined;
      } catch (error) {
        reason = (error as Error).message;
      }
    }
  }

  return {
    url: cluster.url,
    answering: () => answering,
    givenUp: givenUp.promise,
    async stop() {
      stopping = true;
      clearInterval(looking);
      await cluster.stop();
      await kept;
    },
  };
}

/** What others than root may still write. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const lastLine = (text: string) => text.trim().split("\n").at(-1) || "it was killed";
