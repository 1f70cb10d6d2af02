import type { Pool } from "pg";
import { EngineError } from "../../interface.ts";
import { log, messageOf } from "../../log.ts";
import { claimCalls, giveBack, recordFailure, recordResult, type LoggedCall } from "../../core/model/actionLog.ts";

interface Options {
  pool: Pool;
  /** How often the log is looked at although nothing woke the worker; 0: asynchronous calls are not made here. */
  fetchIntervalMs: number;
  /** Makes the call and checks the answer. @throws EngineError */
  call(call: LoggedCall): Promise<unknown>;
}

/** How many calls run at a time. */
const BATCH = 10;
const STOP_MS = 700;

/**
 * Makes the calls that were written down, each once: a handler that fails is not asked again.
 * As in Hasura, a call that was running when its engine was killed stays `processing` for good.
 */
export class ActionWorker {
  readonly #options: Options;
  readonly #running = new Map<string, Promise<void>>();
  #actions: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #fetching: Promise<void> | undefined;
  #fetchAgain = false;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** From now on calls of these actions are made; their log exists if there are any. */
  use(actions: readonly string[]): void {
    const { fetchIntervalMs } = this.#options;
    this.#actions = fetchIntervalMs === 0 ? [] : actions;
    clearInterval(this.#timer);
    if (this.#actions.length === 0 || this.#stopped) return;
    this.#timer = setInterval(() => this.wake(), fetchIntervalMs).unref();
    this.wake();
  }

  /** Looks for calls now. */
  wake(): void {
    if (this.#fetching) this.#fetchAgain = true;
    else void this.#fetch();
  }

  /** Lets running calls end for a moment and gives the others back. */
  async close(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#fetching;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([Promise.all(this.#running.values()), late]);
    clearTimeout(timer);
    if (this.#running.size === 0) return;
    await giveBack(this.#options.pool, [...this.#running.keys()]).catch(() => undefined);
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#fetchOnce().finally(() => {
      this.#fetching = undefined;
      if (!this.#fetchAgain) return;
      this.#fetchAgain = false;
      void this.#fetch();
    });
    return this.#fetching;
  }

  async #fetchOnce(): Promise<void> {
    const places = BATCH - this.#running.size;
    if (this.#stopped || places <= 0 || this.#actions.length === 0) return;
    try {
      for (const call of await claimCalls(this.#options.pool, this.#actions, places)) this.#begin(call);
    } catch (error) {
      log("warn", "asynchronous actions could not be fetched", { error: messageOf(error) });
    }
  }

  #begin(call: LoggedCall): void {
    const work = this.#process(call)
      .catch((error: unknown) => log("error", "an action's result was not recorded", { error: messageOf(error) }))
      .finally(() => {
        this.#running.delete(call.id);
        if (this.#running.size === BATCH - 1) this.wake();
      });
    this.#running.set(call.id, work);
  }

  async #process(call: LoggedCall): Promise<void> {
    const { pool } = this.#options;
    let output: unknown;
    try {
      output = await this.#options.call(call);
    } catch (error) {
      return recordFailure(pool, call.id, errorsOf(error));
    }
    await recordResult(pool, call.id, output);
  }
}

/** What the lookup shows of a failure. */
function errorsOf(error: unknown): unknown {
  if (!(error instanceof EngineError)) {
    log("error", "unexpected failure", { error: messageOf(error) });
    return { path: "$", error: "internal error", code: "unexpected" };
  }
  const { path, message, code, internal } = error;
  return { path, error: message, code, ...(internal === undefined ? {} : { internal }) };
}
