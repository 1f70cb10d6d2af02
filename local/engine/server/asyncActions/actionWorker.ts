import type { Pool } from "pg";
import { EngineError } from "../../interface.ts";
import { log, messageOf } from "../../log.ts";
import { ClaimedWork } from "../claimedWork.ts";
import { claimCalls, giveBack, recordFailure, recordResult, type LoggedCall } from "../../core/model/actionLog.ts";

interface Options {
  pool: Pool;
  /** How often the log is checked even if nothing woke the worker; with 0 this engine makes no asynchronous calls. */
  fetchIntervalMs: number;
  /** Makes the call and checks the answer. @throws EngineError */
  call(call: LoggedCall): Promise<unknown>;
}

/** How many calls run at a time. */
const BATCH = 10;

/**
 * Makes the calls that were written down, each once: a handler that fails is not called again. As in Hasura, a call
 * that was running when its engine was killed stays `processing` for ever.
 */
export class ActionWorker {
  readonly #options: Options;
  readonly #work: ClaimedWork<LoggedCall>;
  #actions: readonly string[] = [];

  constructor(options: Options) {
    const { pool } = options;
    this.#options = options;
    this.#work = new ClaimedWork({
      what: "asynchronous actions",
      places: BATCH,
      batch: BATCH,
      claim: async (most) => (this.#actions.length === 0 ? [] : claimCalls(pool, this.#actions, most)),
      process: (call) =>
        this.#process(call).catch((error: unknown) => {
          log("error", "an action's result was not recorded", { error: messageOf(error) });
        }),
      giveBack: (ids) => giveBack(pool, ids),
    });
  }

  /** From now on calls of these actions are made. Their log exists if there are any such actions. */
  use(actions: readonly string[]): void {
    const { fetchIntervalMs } = this.#options;
    this.#actions = fetchIntervalMs === 0 ? [] : actions;
    if (this.#actions.length === 0) this.#work.rest();
    else this.#work.poll(fetchIntervalMs);
  }

  /** Looks for calls now. */
  wake(): void {
    this.#work.wake();
  }

  /** Waits a moment for running calls and gives the others back. */
  close(): Promise<void> {
    return this.#work.close();
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

/** The failure as the lookup shows it. */
function errorsOf(error: unknown): unknown {
  if (!(error instanceof EngineError)) {
    log("error", "unexpected failure", { error: messageOf(error) });
    return { path: "$", error: "internal error", code: "unexpected" };
  }
  const { path, message, code, internal } = error;
  return { path, error: message, code, ...(internal === undefined ? {} : { internal }) };
}
